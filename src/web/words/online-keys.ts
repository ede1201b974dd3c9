import { KEYS } from './words.js';

/** Nobody takes a choice back alone where others play. */
const ALONE: readonly string[] = ['U', 'R', 'T', 'H'];

/** The keys at a table that is played elsewhere. */
export const KEYS_ELSEWHERE: readonly (readonly [string, string])[] = [
  ...KEYS.list.filter(([key]) => !ALONE.includes(key)),
  ['P', 'phrases; then 1 to 8 says one'],
  ['Y', 'yes to what the other asks'],
  ['N', 'no to it'],
];

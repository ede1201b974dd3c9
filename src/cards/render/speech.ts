import type { Who } from '../language.js';

/** Who speaks: `you` in a program is the reader, or (inside the acts of another player) that player. */
export type Voice = 'you' | 'they';

/** What has no wording stands in a text between two of these, which no text has: whatever is made with it has no wording either. */
const UNSAID = '\u0000';

/** A node that has no wording, because no wording is read into it either. */
export const unsayable = (what: string): string => `${UNSAID}${what}${UNSAID}`;

/** Why a text is none: what in it has no wording. */
export const unsaidIn = (text: string): readonly string[] =>
  text.split(UNSAID).flatMap((what, i) => (i % 2 === 1 ? [`There is no wording for ${what}.`] : []));

export function whose(who: Who | undefined, voice: Voice): string {
  const relative = who ?? 'you';
  if (relative === 'you') return voice === 'you' ? 'your' : 'their';
  if (relative === 'opponent') return voice === 'you' ? "your opponent's" : 'your';
  return unsayable(`the cards of ${relative}`);
}

export const capital = (text: string): string => `${text[0].toUpperCase()}${text.slice(1)}`;

export const aOrAn = (noun: string): string => (/^[aeiou]/i.test(noun) ? `an ${noun}` : `a ${noun}`);

/** "a", "a and b", "a, b, and c". */
export function listed(items: readonly string[], word: 'and' | 'or'): string {
  if (items.length < 3) return items.join(` ${word} `);
  return `${items.slice(0, -1).join(', ')}, ${word} ${items[items.length - 1]}`;
}

/** The verb at the beginning of an act, as it is said of another player. */
export function thirdPerson(act: string): string {
  const [verb, ...rest] = act.split(' ');
  return [/(ch|sh|s)$/.test(verb) ? `${verb}es` : `${verb}s`, ...rest].join(' ');
}

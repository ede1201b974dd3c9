import { isScalar } from 'yaml';
import { suggestion } from './nearest.js';
import { describe, isList, itemsOf, report, type Spot } from './spot.js';

/** The plain value at a spot, or undefined where there is a list, a block or nothing. */
export function plainAt(spot: Spot): string | number | boolean | undefined {
  if (!isScalar(spot.node)) return undefined;
  const value = spot.node.value;
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : undefined;
}

/** What the file writes for a plain value, before YAML makes `20` of `+20`. */
export function writtenAt(spot: Spot): string {
  return isScalar(spot.node) && typeof spot.node.value !== 'string' ? (spot.node.source ?? '') : String(plainAt(spot));
}

export function textAt(spot: Spot, what: string): string {
  const value = plainAt(spot);
  if (typeof value === 'string' && value.trim() !== '') return value.replace(/\s+/g, ' ').trim();
  const hint = typeof value === 'number' || typeof value === 'boolean' ? ' Put it in quotes if it is a name.' : '';
  report(spot, `Expected ${what} here, found ${value === '' ? 'an empty text' : describe(spot.node)}.${hint}`);
  return '';
}

/** A text of a card, with its line breaks; it may be empty. */
export function cardTextAt(spot: Spot): string {
  const value = plainAt(spot);
  return value === '' ? '' : typeof value === 'string' ? value.trim() : textAt(spot, 'the text of a card');
}

/** A whole number, also in quotes. */
export function numberAt(spot: Spot, what: string, least = 0): number {
  const value = plainAt(spot);
  const number = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;
  if (typeof number === 'number' && Number.isSafeInteger(number) && number >= least) return number;
  report(spot, `Expected ${what} here, a whole number from ${least} up, found ${describe(spot.node)}.`);
  return least;
}

/** `yes` or `no`, also as `true` and `false`; undefined where it is neither. */
export function yesNoOf(value: string | number | boolean | undefined): boolean | undefined {
  if (typeof value === 'boolean') return value;
  const word = typeof value === 'string' ? value.toLowerCase() : '';
  return word === 'yes' ? true : word === 'no' ? false : undefined;
}

export function yesNoAt(spot: Spot, what: string): boolean {
  const yes = yesNoOf(plainAt(spot));
  if (yes === undefined) report(spot, `Expected \`yes\` or \`no\` for ${what}, found ${describe(spot.node)}.`);
  return yes ?? false;
}

/** One word of a closed list. */
export function wordAt<T extends string>(spot: Spot, allowed: readonly T[], what: string): T {
  const word = textAt(spot, what);
  return word === '' ? allowed[0] : checkedWord(spot, word, allowed, what);
}

/** Several words of a closed list, as a list or, since none of them holds a space, in a row. */
export function wordsAt<T extends string>(spot: Spot, allowed: readonly T[], what: string): T[] {
  if (isNone(spot)) return [];
  const words: T[] = [];
  for (const item of itemsOf(spot, `a list (${what})`)) {
    const text = textAt(item, what);
    if (text !== '') words.push(...text.split(' ').map((word) => checkedWord(item, word, allowed, what)));
  }
  return words;
}

/** `none` in the place of a list: an empty one. */
export const isNone = (spot: Spot): boolean => !isList(spot) && plainAt(spot) === 'none';

function checkedWord<T extends string>(spot: Spot, word: string, allowed: readonly T[], what: string): T {
  const found = allowed.find((candidate) => candidate === word);
  if (found === undefined) report(spot, `\`${word}\` is not ${what}.${suggestion(word, allowed)}`);
  return found ?? allowed[0];
}

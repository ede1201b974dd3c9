import { ANY_KIND, NO_WORD, numberOf } from './vocabulary.js';

/*
 * Words without which a parser finds nothing. A sentence that lacks them is not tried on it: a rule with "can't" in it is
 * not looked for in a sentence without that word. This is for speed alone.
 */

/** One of these words, by their numbers, must come, so many words after the beginning or later. */
export interface Need {
  readonly among: readonly number[];
  readonly after: number;
}

/** What is asked of a parser here. */
interface Needy {
  readonly opens?: (kind: number) => boolean;
  readonly needs?: (kind: number) => readonly Need[];
}

const NONE: readonly Need[] = [];

/** What a parser needs where a word of a kind stands, or any word. */
export const needsOf = ({ needs }: Needy, kind: number): readonly Need[] => needs?.(kind) ?? NONE;

/** Found out once for each kind. Of a parser that is asked while it is asking itself nothing is known. */
export function once(find: (kind: number) => readonly Need[]): (kind: number) => readonly Need[] {
  const known = new Map<number, readonly Need[]>();
  return (kind) => {
    const found = known.get(kind);
    if (found !== undefined) return found;
    known.set(kind, NONE);
    const needs = find(kind);
    known.set(kind, needs);
    return needs;
  };
}

/** More words than these are not worth looking for. */
const MOST_WORDS = 40;

/** What one of several parsers needs: a word for each of those that may begin there. */
export function needsOfSome(parsers: readonly Needy[], kind: number): readonly Need[] {
  const among = new Set<number>();
  let after = Number.MAX_SAFE_INTEGER;
  for (const parser of parsers) {
    if (kind !== ANY_KIND && parser.opens?.(kind) === false && parser.opens(NO_WORD) === false) continue;
    const [need] = telling(needsOf(parser, kind));
    if (need === undefined) return NONE;
    for (const word of need.among) among.add(word);
    after = Math.min(after, need.after);
    if (among.size > MOST_WORDS) return NONE;
  }
  return among.size === 0 ? NONE : [{ among: [...among], after }];
}

/** Words that are in so many sentences that their absence is no help. */
const COMMON = new Set(
  `the a an of to in on and or this that your opponent 's pokémon card cards energy attack damage you it is if , from 1 for
  each any ~ during turn may active attached with`
    .split(/\s+/)
    .map(numberOf),
);

const weight = ({ among }: Need): number => among.reduce((sum, word) => sum + (COMMON.has(word) ? 20 : 1), 0);

/** More of them tell little that the first do not. */
const MOST_NEEDS = 3;

/** Of all that is needed, the words that say most. */
export const telling = (needs: readonly Need[]): readonly Need[] =>
  needs.length < 2 ? needs : [...needs].sort((a, b) => weight(a) - weight(b)).slice(0, MOST_NEEDS);

/** In the place of `after`: the word must be the second one, and stand nowhere else. */
export const NEXT = -1;

/** The needs of several parsers in a row: where those of the next begin; then each need's `after`, how many words, the words. */
export function packed(all: readonly (readonly Need[])[]): Int16Array {
  const row: number[] = [];
  for (const needs of all) {
    const start = row.push(0) - 1;
    for (const { among, after } of needs) row.push(after, among.length, ...among);
    row[start] = row.length;
  }
  return Int16Array.from(row);
}

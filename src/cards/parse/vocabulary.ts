import type { Token } from '../read/token.js';

/*
 * Words as numbers. Every word that the grammar names has one; all others are alike to it, but for their first letter and
 * whether they are numbers. So the table is as large as the grammar, whatever texts come.
 */

/** What can be told of a word before it is read: how its print begins, and the word itself if the grammar names it. */
export interface Kind {
  readonly word: string | null;
  readonly isCapital: boolean;
  readonly isDigit: boolean;
  readonly isNumber: boolean;
}

const words = new Map<string, number>();

/** Words that the grammar does not name. */
const OTHER = 1;
const OTHER_NUMBER = 2;
/** Before them, 0: there is no word. */
const FIRST = 3;

/** The number of a word of the grammar. */
export function numberOf(word: string): number {
  const known = words.get(word);
  if (known !== undefined) return known;
  const number = words.size + FIRST;
  words.set(word, number);
  return number;
}

/** The words of the grammar by their numbers. */
export const wordsByNumber = (): ReadonlyMap<number, string> =>
  new Map([...words].map(([word, number]) => [number, word]));

export const countOfWords = (): number => words.size;

/** Capitals as names are printed with: A to Z, À to Þ. */
export function isCapital(raw: string): boolean {
  const first = raw.charCodeAt(0);
  return (first >= 65 && first <= 90) || (first >= 192 && first <= 222);
}

function isDigit(raw: string): boolean {
  const first = raw.charCodeAt(0);
  return first >= 48 && first <= 57;
}

export const isCapitalOrDigit = (raw: string): boolean => isCapital(raw) || isDigit(raw);

const isNumber = (word: string): boolean => isDigit(word) && /^\d+$/.test(word);

/** How a print begins: two bits beside the number of the word. */
const BITS = 2;
const [SMALL, CAPITAL, DIGIT] = [0, 1, 2];

/** The kind of a word as a number. What was noted holds as long as the grammar names no more words. */
export function kindOf({ word, raw, piece }: Token): number {
  if (piece === null) return kindOfSpelling(word, raw);
  if (piece.noted >> NOTED !== words.size) piece.noted = (words.size << NOTED) | kindOfSpelling(word, raw);
  return piece.noted & (2 ** NOTED - 1);
}

/** Room for the kind in what is noted; above it is told how many words there were. */
const NOTED = 16;

function kindOfSpelling(word: string, raw: string): number {
  const number = words.get(word) ?? (isNumber(word) ? OTHER_NUMBER : OTHER);
  return (number << BITS) | (isCapital(raw) ? CAPITAL : isDigit(raw) ? DIGIT : SMALL);
}

/** The kind of the place after the last word. */
export const NO_WORD = 0;

/** The number of the word of a kind. */
export const wordIn = (kind: number): number => kind >> BITS;

const kinds: Kind[] = [];

/** What the number of a kind stands for. */
export function kindAt(number: number): Kind {
  if (number >= kinds.length) addKinds();
  return kinds[number]!;
}

function addKinds(): void {
  const all = [...words.keys()];
  for (let w = wordIn(kinds.length); w < all.length + FIRST; w++) {
    const word = all[w - FIRST] ?? null;
    const isNumeral = word === null ? w === OTHER_NUMBER : isNumber(word);
    for (let print = 0; print < 1 << BITS; print++)
      kinds.push({ word, isCapital: print === CAPITAL, isDigit: print === DIGIT, isNumber: isNumeral });
  }
}

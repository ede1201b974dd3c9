import { SLOTS } from './recall.js';
import { OFTEN_WORDS, PHRASES, SELDOM_WORDS } from './words.js';

/* Codes below zero: what everybody knows, and the slots of what is remembered. The most frequent have two digits. */

const [NULL, TRUE, FALSE] = [-1, -2, -3];
const FIRST_OFTEN = 4;
export const FIRST_SLOT = 100;
const FIRST_SELDOM = FIRST_SLOT + SLOTS;

export const CONSTANTS: ReadonlyMap<number, null | boolean> = new Map([
  [NULL, null],
  [TRUE, true],
  [FALSE, false],
] as const);

const numbered: readonly (readonly [string, number])[] = [
  ...OFTEN_WORDS.map((word, place) => [word, -FIRST_OFTEN - place] as const),
  ...SELDOM_WORDS.map((word, place) => [word, -FIRST_SELDOM - place] as const),
];

/** The code of a word that everybody knows. */
export const CODE_OF_WORD: ReadonlyMap<string, number> = new Map(numbered);
export const WORD_OF_CODE: ReadonlyMap<number, string> = new Map(numbered.map(([word, code]) => [code, word]));

/** A sentence with one or two places. */
export interface Phrase {
  readonly number: number;
  readonly before: string;
  readonly between: string | null;
  readonly behind: string;
}

export const PHRASES_KNOWN: readonly Phrase[] = PHRASES.map((phrase, number) => {
  const [before, between, behind] = phrase.split('$') as [string, string, string?];
  return behind === undefined
    ? { number, before, between: null, behind: between }
    : { number, before, between, behind };
});

const byFirstWord = new Map<string, Phrase[]>();
for (const phrase of PHRASES_KNOWN) {
  const word = phrase.before.slice(0, phrase.before.indexOf(' '));
  byFirstWord.set(word, [...(byFirstWord.get(word) ?? []), phrase]);
}

/** A text as a phrase and what stands in its places; null: it is none. */
export function phrased(text: string): { readonly phrase: Phrase; readonly parts: readonly string[] } | null {
  const found = byFirstWord.get(text.slice(0, text.indexOf(' ')));
  if (found === undefined) return null;
  for (const phrase of found) {
    const parts = partsIn(phrase, text);
    if (parts !== null) return { phrase, parts };
  }
  return null;
}

function partsIn({ before, between, behind }: Phrase, text: string): readonly string[] | null {
  if (!text.startsWith(before) || !text.endsWith(behind) || text.length < before.length + behind.length) return null;
  const inner = text.slice(before.length, text.length - behind.length);
  if (between === null) return [inner];
  const at = inner.indexOf(between);
  return at < 0 ? null : [inner.slice(0, at), inner.slice(at + between.length)];
}

export const spoken = ({ before, between, behind }: Phrase, [first, second]: readonly string[]): string =>
  between === null ? `${before}${first}${behind}` : `${before}${first}${between}${second}${behind}`;

/* Cards are marked in what is told, as the session's pieces have it: number, name. */
const [BEGIN, MIDDLE, END] = ['\ue000', '\ue001', '\ue002'];

/** Words, and between them cards by number and name: as many words as cards, and one more; null: no card is marked in it. */
export function unmarked(text: string): readonly (string | number)[] | null {
  let at = text.indexOf(BEGIN);
  if (at < 0) return null;
  const pieces: (string | number)[] = [];
  let from = 0;
  for (; at >= 0; at = text.indexOf(BEGIN, from)) {
    const [middle, end] = [text.indexOf(MIDDLE, at), text.indexOf(END, at)];
    const number = numberBetween(text, at + 1, middle);
    if (number === null || !isName(text, middle + 1, end)) return null; // it is written as it stands
    pieces.push(text.slice(from, at), number, text.slice(middle + 1, end));
    from = end + 1;
  }
  pieces.push(text.slice(from));
  return pieces;
}

/** A number of up to three digits, as it would be written again; null: there is none. */
function numberBetween(text: string, from: number, to: number): number | null {
  if (to <= from || to > from + 3) return null;
  let number = 0;
  for (let i = from; i < to; i++) {
    const digit = text.charCodeAt(i) - 48;
    if (digit < 0 || digit > 9 || (i > from && number === 0)) return null;
    number = number * 10 + digit;
  }
  return number;
}

/** Whether a name stands there in which nothing is marked. */
function isName(text: string, from: number, to: number): boolean {
  if (to < from) return false;
  const [begin, middle] = [text.indexOf(BEGIN, from), text.indexOf(MIDDLE, from)];
  return (begin < 0 || begin > to) && (middle < 0 || middle > to);
}

export const marked = (number: number, name: string): string => `\ue000${number}\ue001${name}\ue002`;

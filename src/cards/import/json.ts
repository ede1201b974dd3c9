// Looking into a JSON value of unknown shape: what is not there, or is something else, reads as nothing.

/** An object of JSON of which nothing is known yet. */
export type Fields = Readonly<Record<string, unknown>>;

/** Whether a value is an object, and no list. */
export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The text, with numbers written out; databases write numbers of cards both ways. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  return typeof value === 'number' ? String(value) : '';
}

/** A whole number that is not negative, or null. */
export function wholeOf(value: unknown): number | null {
  const text = textOf(value);
  return /^\d{1,4}$/.test(text) ? Number(text) : null;
}

/** The entries of a list that are objects; null where there is no list. */
export const recordsOf = (value: unknown): readonly Fields[] | null =>
  Array.isArray(value) ? value.filter(isFields) : null;

/** The whole numbers of a list; what is none is left out. */
export const numbersOf = (value: unknown): readonly number[] =>
  (Array.isArray(value) ? value.map(wholeOf) : []).filter((number) => number !== null);

export const wordsOf = (value: unknown): readonly string[] | null => (Array.isArray(value) ? value.map(textOf) : null);

/** What a table says of a word from outside: every object knows some words by itself (`constructor`), and these stand in no table. */
export const entryOf = <Entry>(table: Readonly<Record<string, Entry>>, word: string): Entry | undefined =>
  Object.hasOwn(table, word) ? table[word] : undefined;

// Small change of English for the match report.

/** "a", "a and b", "a, b and c". */
export function listed(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`;
}

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** A small number in words. */
export const inWords = (count: number): string => NUMBERS[count] ?? `${count}`;

/** "one Prize card", "12 Prize cards", "two Pokémon". */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${inWords(count)} ${count === 1 ? one : many}`;

/** The sentence with more said before its full stop. */
export const extended = (sentence: string, more: string): string => `${sentence.replace(/\.$/, '')}${more}.`;

/** Equal words together: "Fire Energy ×2". */
export function tallied(words: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].map(([word, count]) => (count === 1 ? word : `${word} ×${count}`));
}

import type { Entry, Registry } from './types.js';

/** Text as it is compared: small letters without accents, so that "pokemon" finds "Pokémon". */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();

/** The entries in which all the words occur, those with the words in their title first. */
export function search(registry: Registry, words: readonly string[]): readonly Entry[] {
  const wanted = words.map(fold).filter((word) => word !== '');
  return registry.entries
    .filter((entry) => holds(fold(textOf(entry)), wanted))
    .map((entry) => ({ entry, missing: missingIn(fold(entry.title), wanted) }))
    .sort((one, other) => one.missing - other.missing)
    .map(({ entry }) => entry);
}

const holds = (text: string, wanted: readonly string[]): boolean => wanted.every((word) => text.includes(word));

const missingIn = (text: string, wanted: readonly string[]): number =>
  wanted.filter((word) => !text.includes(word)).length;

function textOf(entry: Entry): string {
  const cells =
    entry.kind === 'rule' ? Object.values(entry.eras).flatMap((cell) => [cell.text, cell.note]) : entry.resolves;
  return [entry.id, entry.title, entry.rule, ...cells, ...entry.sources, entry.test].join('\n');
}

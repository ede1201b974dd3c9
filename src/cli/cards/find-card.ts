// A card by what a person calls it.
import { type ImportedCard, uniqueCards } from '../../cards/index.js';

/** Case, accents written as signs of their own and curly apostrophes do not matter. */
export const spelling = (name: string): string => name.normalize('NFC').replaceAll('’', "'").toLowerCase();

/** The print of that id, or one print of each card of that name. */
export function findCard(cards: readonly ImportedCard[], asked: string): readonly ImportedCard[] {
  const byId = cards.filter(({ print: { id } }) => id === asked);
  if (byId.length > 0) return byId.slice(0, 1);
  return uniqueCards(cards.filter(({ facts }) => spelling(facts.name) === spelling(asked)));
}

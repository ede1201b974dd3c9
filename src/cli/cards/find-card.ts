// A card by what a person calls it.
import { type ImportedCard, nearest, uniqueCards } from '../../cards/index.js';

/** Case, accents written as signs of their own and curly apostrophes do not matter. */
export const spelling = (name: string): string => name.normalize('NFC').replaceAll('’', "'").toLowerCase();

/** The print of that id, in whichever database, or one print of each card of that name. */
export function findCard(cards: readonly ImportedCard[], asked: string): readonly ImportedCard[] {
  const byId = [
    ...cards.filter(({ print: { id } }) => id === asked),
    ...cards.filter(({ accounts }) => accounts?.some(({ print: { id } }) => id === asked)),
  ];
  if (byId.length > 0) return byId.slice(0, 1);
  return uniqueCards(cards.filter(({ facts }) => spelling(facts.name) === spelling(asked)));
}

/** Names that hold what was asked for as words of their own ("Crobat": "Crobat G"), or else those that are spelled much like it. */
export function namesNear(cards: readonly ImportedCard[], asked: string): readonly string[] {
  const names = new Map(cards.map(({ facts: { name } }) => [spelling(name), name]));
  const longer = [...names.keys()].filter((key) => ` ${key} `.includes(` ${spelling(asked)} `));
  const near = longer.length > 0 ? longer.sort().slice(0, MOST_NAMES) : nearest(spelling(asked), names.keys());
  return near.map((key) => names.get(key)!);
}

/** A longer list helps nobody. */
const MOST_NAMES = 5;

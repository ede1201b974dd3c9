import type { CardFacts } from '../../engine/index.js';
import { sumOf } from '../agreed.js';
import type { Deck } from '../claim.js';

/** Letters of a sum by which a deck is named: 48 bits, so that no two of some thousand decks share a name by chance. */
export const NAME_LETTERS = 12;

const sums = new WeakMap<CardFacts, string>();

function sumOfCard(facts: CardFacts): string {
  const known = sums.get(facts) ?? sumOf(facts);
  sums.set(facts, known);
  return known;
}

/** A deck's name by what is in it, in whatever order that lies. */
export const nameOfDeck = (cards: readonly CardFacts[]): string =>
  sumOf(cards.map(sumOfCard).sort()).slice(0, NAME_LETTERS);

const named = new WeakMap<readonly Deck[], ReadonlyMap<string, number>>();

/** The places of decks by their names; of two with the same cards, the first. */
export function namesOf(library: readonly Deck[]): ReadonlyMap<string, number> {
  const known = named.get(library);
  if (known !== undefined) return known;
  const places = new Map<string, number>();
  for (const [place, { facts, cards }] of library.entries()) {
    const name = nameOfDeck(cards.map((card) => facts[card]!));
    if (!places.has(name)) places.set(name, place);
  }
  named.set(library, places);
  return places;
}

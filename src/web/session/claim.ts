import type { CardFacts, GameClaim } from '../../engine/index.js';
import { type Deck, programOf } from './library.js';
import type { TableSetup } from './moment.js';

/** What the engine is told: the different cards of all seats' decks, numbered through. */
export function claimOf(setup: TableSetup, library: readonly Deck[]): GameClaim {
  const facts: CardFacts[] = [];
  const placeOf = (card: CardFacts): number => {
    const known = facts.indexOf(card);
    return known < 0 ? facts.push(card) - 1 : known;
  };
  const decks = setup.decks.map((place) => {
    const deck = library[place]!;
    return deck.cards.map((card) => placeOf(deck.facts[card]!));
  });
  const { era, format, seed } = setup;
  return { era, format, seed, decks, facts, programs: facts.map(programOf) };
}

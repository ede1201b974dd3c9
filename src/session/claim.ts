import type { CardFacts, GameClaim, GameRecord } from '../engine/index.js';
import { programOf } from './faces.js';
import type { TableSetup } from './moment.js';

/** A deck as a game takes it. */
export interface Deck {
  readonly facts: readonly CardFacts[];
  readonly cards: readonly number[];
}

/** The decks of collections, counted through. */
export const decksOf = (
  collections: readonly { readonly facts: Deck['facts']; readonly decks: readonly Deck['cards'][] }[],
): readonly Deck[] => collections.flatMap(({ facts, decks }) => decks.map((cards) => ({ facts, cards })));

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

/** The same cards, dealt anew: whatever chance a game was played with, a new one has that of today. */
export const dealtBy = <T extends GameRecord['game']>(claim: T, seed: string): T => ({
  ...claim,
  seed,
  options: { ...claim.options, chance: 'chacha8' },
});

// The decks that ship, era by era, as a claim takes them.
import { shippedLibrary } from '../../src/cli/library-files.js';
import type { Deck } from '../../src/session/index.js';

export const libraryDecksOf = (era: string): readonly Deck[] =>
  shippedLibrary()
    .decks.filter((deck) => deck.era === era && deck.format === 'constructed')
    .map(({ entries }) => ({
      facts: entries.map(({ card }) => card.facts),
      cards: entries.flatMap(({ count }, place) => new Array<number>(count).fill(place)),
    }));

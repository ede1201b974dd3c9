import type { CardPool, DeckEntry } from '../../cards/index.js';
import type { Era } from '../../engine/index.js';

/** A deck that this server has: one that ships, or of its operator's. */
export interface NamedDeck {
  readonly name: string;
  readonly entries: readonly DeckEntry[];
}

/** What a server can play with: whoever reads files hands it over. */
export interface ServerLibrary {
  /** A deck by its name, in whatever spelling, or by its file's. */
  deckNamed(asked: string): NamedDeck | undefined;
  /** The decks that were built for an era, or for any: what one may meet there. */
  decksOf(era: string): readonly NamedDeck[];
  /** The cards that lists are read against: a name alone means a card of that era's time. */
  poolFor(era: Era): CardPool;
}

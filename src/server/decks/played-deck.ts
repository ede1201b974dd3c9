import type { CardFacts, CardProgram } from '../../engine/index.js';

/** A deck as games at a table are played with it, compiled when it was brought: a newer compiler does not change it. */
export interface PlayedDeck {
  /** SHA-256 of what is kept. */
  readonly hash: string;
  /** Its different cards, and what their texts come to. */
  readonly facts: readonly CardFacts[];
  readonly programs: readonly (CardProgram | null)[];
  /** The deck, card by card, as places among them. */
  readonly cards: readonly number[];
}

/** What is kept of it. */
export type KeptDeck = Omit<PlayedDeck, 'hash'>;

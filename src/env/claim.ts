import type { DeckPool, GameClaim } from '../engine/index.js';

/** What the games of an environment are played with: a claim of which each game's seed is left open. */
export type EnvClaim = Omit<GameClaim, 'seed'>;

/** What may be chosen beside the cards. */
export interface EnvOptions {
  /** What the Prize cards of a team are worth together while a game goes on; 0: only the result counts. */
  readonly shaping?: number;
  /** A game is cut off after so many decisions: some decks need never end. */
  readonly most?: number;
  /** Whether seats remember what they were shown, where games are imagined. It takes some time at every step. */
  readonly remember?: boolean;
  /** Decks that seats reckon to meet, where games are imagined. */
  readonly reckon?: DeckPool;
}

/** No game of people is as long as this. */
export const MOST_DECISIONS = 4000;

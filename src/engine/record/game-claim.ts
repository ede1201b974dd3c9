import type { CardProgram } from '../effects/program.js';
import type { CardFacts } from '../model/card-facts.js';
import type { Options } from '../model/setup.js';
import type { SeedClaim } from './seed-of.js';

/** What a game is to be played with, as it comes from outside: nothing in it has been checked. */
export interface GameClaim {
  readonly era: string;
  readonly format: string;
  /** The different cards. */
  readonly facts: readonly CardFacts[];
  /** For each of them its texts, compiled; null or left out for a card without text. */
  readonly programs?: readonly (CardProgram | null)[];
  /** For each seat its cards, as places in `facts`. */
  readonly decks: readonly (readonly number[])[];
  /** What all chance of the game follows from. */
  readonly seed: SeedClaim;
  readonly options?: Partial<Options>;
  /** Any decks at all, as long as a game can be set up with them: for scenarios and experiments. */
  readonly anyDeck?: boolean;
  readonly markerNames?: readonly string[];
}

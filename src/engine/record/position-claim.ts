import type { Condition, Seat } from '../model/state.js';
import type { GameClaim } from './game-claim.js';

/** A board in the main part of a turn, after that turn's draw. Cards are places in the claim's `facts`. */
export interface PositionClaim {
  readonly turn: number;
  readonly player: Seat;
  readonly starter: Seat;
  readonly stadium: { readonly card: number; readonly owner: Seat } | null;
  readonly sides: readonly SideClaim[];
  /** The board need not be one that the rules can reach. */
  readonly impossible: boolean;
}

/** What lies on one side of the table at a position. */
export interface SideClaim {
  readonly active: readonly (PokemonClaim | null)[];
  readonly bench: readonly PokemonClaim[];
  readonly hand: readonly number[];
  readonly discard: readonly number[];
  readonly lost: readonly number[];
  /** Top first. */
  readonly deck: readonly number[];
  readonly prizes: readonly number[];
  /** Which of the Prize cards lie face up, by position; left out: none. @rule ZONE-10 */
  readonly faceUp?: readonly number[];
  readonly used: readonly ('energy' | 'supporter' | 'stadium' | 'retreat' | 'gx' | 'vstar')[];
}

/** A Pokémon in play at a position. */
export interface PokemonClaim {
  readonly card: number;
  /** Lowest first. */
  readonly under: readonly number[];
  readonly attached: readonly number[];
  readonly damage: number;
  readonly conditions: readonly Condition[];
  readonly since: number;
  readonly evolved: number;
  readonly markers: readonly number[];
}

/** A game that stands at a position: its record is this and the choices made from there. */
export interface PositionGameClaim extends Omit<GameClaim, 'decks' | 'anyDeck'> {
  readonly position: PositionClaim;
}

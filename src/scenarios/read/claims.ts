import type { CardFacts, Condition, Seed } from '../../engine/index.js';
import type { FactClaim } from './fact-claims.js';
import type { AnswerClaim, NameClaim, PlaceClaim } from './word-claims.js';

/**
 * A scenario as its file tells it. Only the form has been checked: whether the cards exist, the board can be reached
 * and the steps are legal is for the runner to find out. Every part knows its line, so that a failure can point at it.
 */
export interface ScenarioClaim {
  readonly file: string;
  readonly line: number;
  readonly name: string;
  /** The eras it must hold in, each in a game of its own. */
  readonly eras: readonly string[];
  readonly format: string;
  readonly rules: readonly string[];
  /** The cards defined on the spot, by their name as written: `Name`, `Name @ Set`, `Name (top)`. */
  readonly cards: ReadonlyMap<string, CardClaim>;
  readonly start: StartClaim;
  readonly coins: readonly Coin[];
  /** `keep`, or the seed of the shuffles. */
  readonly shuffles: 'keep' | Seed;
  readonly steps: readonly StepClaim[];
  readonly expect: readonly FactClaim[];
  readonly suddenDeath: SetupClaim | null;
  /** The board may be one that the rules could never reach. */
  readonly impossible: boolean;
}

export const COINS = ['heads', 'tails'] as const;
export type Coin = (typeof COINS)[number];

export interface CardClaim {
  readonly line: number;
  readonly name: NameClaim;
  readonly facts: CardFacts;
  /** Who drew its picture; empty where it is not said. */
  readonly artist: string;
}

/** Where the scenario begins: in a position, at the very start of a game, or with a deck that is only judged. */
export type StartClaim =
  | { readonly kind: 'given'; readonly position: PositionClaim }
  | { readonly kind: 'setup'; readonly setup: SetupClaim }
  | { readonly kind: 'deck'; readonly line: number; readonly deck: readonly DeckEntryClaim[] };

export interface DeckEntryClaim {
  readonly line: number;
  readonly count: number;
  readonly card: NameClaim;
}

export interface SetupClaim {
  readonly line: number;
  /** By seat: the cards on top of the deck, top first; filler completes it. */
  readonly decks: Readonly<Record<string, readonly NameClaim[]>>;
  /** By seat: the deck's order after each mulligan's shuffle. */
  readonly redraws: Readonly<Record<string, readonly (readonly NameClaim[])[]>>;
}

export interface PositionClaim {
  readonly line: number;
  readonly player: string;
  readonly turn: number;
  readonly first: string;
  readonly stadium: StadiumClaim | null;
  readonly sides: Readonly<Record<string, SideClaim>>;
}

/** `owner` null: not said. */
export interface StadiumClaim {
  readonly line: number;
  readonly card: NameClaim;
  readonly owner: string | null;
}

export const SPENDINGS = ['energy', 'supporter', 'stadium', 'retreat', 'gx', 'vstar'] as const;
export type Spending = (typeof SPENDINGS)[number];

export interface SideClaim {
  readonly line: number;
  /** One place in most formats, two in 2-on-2; null is a place that stands empty before one that does not. */
  readonly active: readonly (PokemonClaim | null)[];
  readonly bench: readonly PokemonClaim[];
  readonly hand: PileClaim;
  readonly discard: readonly NameClaim[];
  readonly lost: readonly NameClaim[];
  readonly deck: PileClaim;
  readonly prizes: PileClaim;
  /** Which of the Prize cards lie face up, by position (ZONE-10). */
  readonly faceUp: readonly number[];
  readonly used: readonly Spending[];
}

export type PileClaim =
  | { readonly kind: 'cards'; readonly line: number; readonly cards: readonly NameClaim[] }
  | { readonly kind: 'filler'; readonly line: number; readonly count: number };

export interface PokemonClaim {
  readonly line: number;
  readonly card: NameClaim;
  /** The cards below it, lowest first. */
  readonly under: readonly NameClaim[];
  readonly energy: readonly NameClaim[];
  readonly tools: readonly NameClaim[];
  readonly machines: readonly NameClaim[];
  /** In points: 30 is three damage counters. */
  readonly damage: number;
  readonly conditions: readonly Condition[];
  /** The turn it came into play, and the turn it evolved; null: long ago, and not in a turn that matters. */
  readonly since: number | null;
  readonly evolved: number | null;
  readonly markers: readonly string[];
}

/** `text` is the step as the file writes it, on one line. */
export type StepClaim =
  | {
      readonly kind: 'act';
      readonly line: number;
      readonly text: string;
      readonly player: string;
      readonly action: ActionClaim;
      readonly choose: readonly AnswerClaim[];
      /** Whether an attack is only announced, because it cannot be used (TURN-09); null: not said. */
      readonly inVain: boolean | null;
    }
  | {
      readonly kind: 'refused';
      readonly line: number;
      readonly text: string;
      readonly player: string;
      readonly action: ActionClaim;
      /** The refusal must cite one of them; none: any refusal will do. */
      readonly rules: readonly string[];
      /** The first rule that the refusal cites must be one of them; none: any may come first. */
      readonly leads: readonly string[];
    }
  | { readonly kind: 'expect'; readonly line: number; readonly text: string; readonly facts: readonly FactClaim[] };

/** What a player does. Places are counted at the moment they are used. */
export type ActionClaim =
  | { readonly kind: 'bench'; readonly line: number; readonly card: NameClaim }
  | { readonly kind: 'evolve'; readonly line: number; readonly place: PlaceClaim; readonly card: NameClaim }
  | { readonly kind: 'attach'; readonly line: number; readonly card: NameClaim; readonly to: PlaceClaim }
  | { readonly kind: 'play'; readonly line: number; readonly card: NameClaim; readonly on: PlaceClaim | null }
  | RetreatClaim
  | { readonly kind: 'use'; readonly line: number; readonly power: string; readonly of: PlaceClaim | null }
  | { readonly kind: 'stadium'; readonly line: number; readonly card: NameClaim }
  | AttackClaim
  | { readonly kind: 'discard-in-play'; readonly line: number; readonly place: PlaceClaim }
  | { readonly kind: 'pass'; readonly line: number }
  | { readonly kind: 'concede'; readonly line: number }
  | { readonly kind: 'answer'; readonly line: number; readonly answer: AnswerClaim };

/** `pay` null: left out, there is only one way. `by` says which of two Active Pokémon retreats. */
export interface RetreatClaim {
  readonly kind: 'retreat';
  readonly line: number;
  readonly to: PlaceClaim;
  readonly pay: readonly NameClaim[] | null;
  readonly by: PlaceClaim | null;
}

export interface AttackClaim {
  readonly kind: 'attack';
  readonly line: number;
  readonly attack: string;
  readonly by: PlaceClaim | null;
  readonly at: PlaceClaim | null;
}

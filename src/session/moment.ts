import type { CoinTally } from '../companion/index.js';
import type { CardFacts, CardId, GameRecord, Option, Refusal, Seat, TurnWays, View } from '../engine/index.js';
import type { Player } from './seats.js';
import type { Sign } from './sign.js';

/** A card as a page draws it: what is printed, in our own wording, and which line of evolution it belongs to. */
export interface Face {
  readonly facts: CardFacts;
  /** The name of the line's first Pokémon: kin are engraved alike. */
  readonly family: string;
  readonly status: FaceStatus;
  /** What a Trainer card does, in one sign, if there is one for it. */
  readonly sign?: Sign;
}

/**
 * How sure we are of a card: it has no text, its text compiled, scenarios pin rulings on all of it, or it is not understood
 * and the card cannot be played.
 */
export type FaceStatus = 'plain' | 'compiled' | 'verified' | 'unsupported';

/** Why something cannot be done: a sentence, and the rules that say so. */
export type Reasons = Pick<Refusal, 'sentence' | 'rules'>;

/** A part of what is told: a heading, and sentences in which cards are marked. */
export interface Told {
  readonly kind: 'opening' | 'turn' | 'result';
  readonly title: string;
  readonly lines: readonly string[];
}

/** One moment of a game, whole, as one viewer may know it. A `Delta` makes the next one of it. */
export interface Moment extends TurnWays {
  readonly view: View;
  /** Who sits where. */
  readonly players: readonly Player[];
  /** What those who sit there are called, where they have names; a page adds them. */
  readonly names?: readonly string[];
  /** From which side somebody without a seat looks on, if it is not the first; a page adds it. */
  readonly from?: Seat;
  readonly told: readonly Told[];
  /** Cards of which this viewer has seen the face, and the place of each among the faces, as they came into sight. */
  readonly seen: readonly (readonly [CardId, number])[];
  readonly faces: readonly Face[];
  /** How many Pokémon each Bench holds now, and how many Prize cards a player began with. */
  readonly benches: readonly number[];
  readonly prizes: number;
  /** The coins of the game so far. @rule ERD-10 */
  readonly coins: CoinTally;
  /** How many of your choices can be taken back. */
  readonly undoable: number;
  /** How many that were taken back can be made again. */
  readonly redoable: number;
  /** In a replay nobody is asked: what was chosen here stands there instead, where the onlooker may know it. */
  readonly replayed?: { readonly given: Option | null /** After how many choices it is. */; readonly place: number };
}

/** What a game is begun with. */
export interface TableSetup {
  readonly era: string;
  readonly format: string;
  /** For each seat the place of its deck among the shipped decks. */
  readonly decks: readonly number[];
  readonly players: readonly Player[];
  /** As it was typed: a number, or a text. */
  readonly seed: number | string;
  /** What those who sit there are called, where several people hand one device round. */
  readonly names?: readonly string[];
}

/** A game in a few words, for a list of games. */
export interface GameSummary {
  readonly era: string;
  readonly format: string;
  readonly seed: string;
  /** For each seat the Pokémon that its deck is built around. */
  readonly decks: readonly (readonly string[])[];
  readonly turn: number;
  readonly choices: number;
  readonly over: boolean;
  /** The team that won. */
  readonly winner: number | null;
  /** Where the person sat; null: bots among themselves. */
  readonly you: Seat | null;
}

/** What is kept to go on later: the record, who sits where, and the game in a few words. */
export interface KeptGame {
  readonly setup: TableSetup;
  readonly record: GameRecord;
  readonly summary: GameSummary;
}

import type { Format } from '../../engine/index.js';
import type { GameResult, OpenRequest, Phrase, TablePhase, TableRules } from '../../protocol/index.js';
import type { Player } from '../../session/index.js';
import type { PlayedDeck } from '../decks/played-deck.js';
import type { Playing } from './playing.js';

/** A seat as the entries have it. */
export interface SeatState {
  name: string;
  player: Player;
  /** SHA-256 of the seat's key; null: nobody holds one. */
  key: string | null;
  deck: PlayedDeck | null;
  /** What the seat added to the chance of the next game, or of the one that is played; null: it is not ready. */
  share: string | null;
  /** When its player said something last, and asked for something: there is a pause between. */
  spokeAt: number;
  askedAt: number;
}

/** What follows from the entries of a table so far. Only `take` changes it, and only by what stands in the log. */
export interface TableState {
  readonly table: string;
  readonly rules: TableRules;
  readonly format: Format;
  /** The number of the last entry, and its time. */
  number: number;
  at: number;
  readonly seats: SeatState[];
  phase: TablePhase;
  match: number;
  /** The number of the last game that has begun; 0: none. */
  game: number;
  /** Games of this match that are over. */
  results: readonly GameResult[];
  /** The game that is played, or was played last. */
  playing: Playing | null;
  /** The server's promise for the game that is played, or comes next; its secret once it is over. */
  commitment: string;
  sealed: SealedChance | null;
  isPaused: boolean;
  requests: readonly (OpenRequest & { readonly at: number })[];
  said: readonly { readonly number: number; readonly seat: number; readonly phrase: Phrase }[];
}

/** How the chance of the last game was agreed on, now that it is over. */
export interface SealedChance {
  readonly game: number;
  readonly commitment: string;
  readonly shares: readonly string[];
  readonly secret: string;
}

/** Whether the last game is still under way. */
export const isPlaying = ({ phase }: TableState): boolean => phase === 'playing';

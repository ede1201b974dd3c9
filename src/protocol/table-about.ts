import type { Seat } from '../engine/view.js';
import type { Player } from '../session/index.js';
import type { Phrase } from './phrases.js';

/** The time each player has for a game: so many seconds, and so many more for each turn begun. */
export interface ClockRule {
  readonly seconds: number;
  readonly more: number;
}

/** Who may look on: nobody, everybody, or everybody after a while. */
export const WATCHING = ['nobody', 'everybody', 'later'] as const;
export type Watching = (typeof WATCHING)[number];

/** Whose cards are played with: the server's own, or any that a player sends, compiled there. */
export const CARD_SOURCES = ['library', 'as-sent'] as const;
export type CardSource = (typeof CARD_SOURCES)[number];

/** What a table is opened for: everybody sees it before sitting down. */
export interface TableRules {
  readonly era: string;
  readonly format: string;
  /** A match is over when somebody has won most of so many games. */
  readonly bestOf: 1 | 3;
  readonly clock: ClockRule | null;
  readonly watching: Watching;
  readonly cards: CardSource;
  /** Choices may be taken back if everybody agrees. */
  readonly practice: boolean;
  /** Whether the lobby lists it. */
  readonly listed: boolean;
}

/** Where a table is on its way. */
export const TABLE_PHASES = ['gathering', 'playing', 'between-games', 'over'] as const;
export type TablePhase = (typeof TABLE_PHASES)[number];

/** A seat as everybody at the table sees it. */
export interface SeatAbout {
  readonly seat: Seat;
  /** What the guest is called; empty: nobody sits there. */
  readonly name: string;
  readonly player: Player;
  /** Whether somebody is connected there now; bots always are. */
  readonly here: boolean;
  readonly hasDeck: boolean;
  readonly isReady: boolean;
  /** Games won in this match. */
  readonly wins: number;
  readonly clock: SeatClock | null;
}

/** How much time a seat has left, as of a time of the server's; it runs, or stands. */
export interface SeatClock {
  readonly left: number;
  /** Since when it has been running (milliseconds, the server's clock); null: it stands. */
  readonly since: number | null;
}

/** What players ask of each other. */
export const REQUESTS = ['pause', 'go-on', 'take-back', 'rematch'] as const;
export type Request = (typeof REQUESTS)[number];

/** A request that is open: who asks, and who has agreed so far. */
export interface OpenRequest {
  readonly request: Request;
  readonly seat: Seat;
  readonly agreed: readonly Seat[];
}

/** How the chance of a game was agreed on: what is known of it now. Hexadecimal. */
export interface ChanceAbout {
  /** SHA-256 of the server's secret for this game. */
  readonly commitment: string;
  /** What each seat added to it; empty until it is ready. */
  readonly shares: readonly string[];
  /** The server's secret, revealed once the game is over. */
  readonly secret: string | null;
}

/** How a game of the match ended. */
export interface GameResult {
  readonly game: number;
  /** The team that won; null: nobody. */
  readonly winner: number | null;
  /** Why it ended without the rules' word: a clock, a claim; null: by the rules. */
  readonly by: 'clock' | 'claim' | null;
}

/** Everything about a table but the game on it: the same for everybody who sits or looks on. */
export interface TableAbout {
  readonly table: string;
  readonly rules: TableRules;
  readonly phase: TablePhase;
  /** The number of the match at this table, from 1: a rematch is another one. */
  readonly match: number;
  /** The number of the game at this table, from 1; 0 before the first. */
  readonly game: number;
  readonly seats: readonly SeatAbout[];
  /** The games of this match that are over. */
  readonly results: readonly GameResult[];
  /** Whether the players have agreed to a pause. */
  readonly isPaused: boolean;
  readonly requests: readonly OpenRequest[];
  /** The last phrases, the latest last, each with the number of its entry. */
  readonly said: readonly { readonly number: number; readonly seat: Seat; readonly phrase: Phrase }[];
  readonly chance: ChanceAbout;
  /** The seat whose player is gone, and from when (the server's clock) the others may claim the game. */
  readonly claimable: { readonly seat: Seat; readonly from: number } | null;
}

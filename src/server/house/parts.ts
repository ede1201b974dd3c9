import type { ServerLibrary } from '../decks/server-library.js';
import type { Log } from '../log/log.js';

/** How much of anything there is at once. */
export interface HouseLimits {
  /** Tables in memory. */
  readonly tables: number;
  /** Connections to one table from seats, and of who looks on. */
  readonly guests: number;
  readonly watchers: number;
  /** What may wait at one table, and in one conversation. */
  readonly waiting: number;
  readonly said: number;
  /** Decks, and pairs of decks, in memory. */
  readonly decks: number;
  /** Games that are kept for links to them. */
  readonly games: number;
  /** Sketches of the game that a seat may ask for at one decision, and in a second. */
  readonly sketches: number;
  readonly sketchesPerSecond: number;
}

export const STANDARD_LIMITS: HouseLimits = {
  tables: 5_000,
  guests: 24,
  watchers: 200,
  waiting: 200,
  said: 32,
  decks: 500,
  games: 50_000,
  sketches: 8,
  sketchesPerSecond: 10,
};

/** What a house is made of. */
export interface HouseParts {
  readonly log: Log;
  readonly library: ServerLibrary;
  /** The time, in milliseconds. */
  readonly clock: { now(): number };
  readonly randomBytes: (count: number) => Uint8Array;
  /** What this node is called among all that share the log. */
  readonly node: string;
  /** Of Rulebox: told to every client, and written down with each table. */
  readonly version: string;
  readonly limits?: Partial<HouseLimits>;
  /** Hears of what must not happen: a table is given up for it, and nothing else. */
  readonly report?: (error: unknown, table: string) => void;
}

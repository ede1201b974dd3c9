import type { Entry } from './entry.js';

/**
 * Where the entries of all tables are kept. `(table, number)` is the only lock there is: of two entries with the same
 * number one is written, and the other is told so. Whatever is asked rejects with a sentence where the store cannot be reached.
 */
export interface Log {
  /**
   * Writes an entry so that it outlives the machine. `taken`: another one has this number. Rejects with `NotWritten` where it is
   * sure that it does not stand in the log, and with `Unknown` where nobody can say: then read before telling anybody.
   * Entries of a table that are appended without waiting for each other are judged each by itself.
   */
  append(entry: Entry): Promise<'written' | 'taken'>;
  /** The entries of a table behind a number, in order; at most `limit`. */
  read(table: string, after: number, limit?: number): Promise<readonly Entry[]>;
  /** The tables that were opened last and whose last entry is not older than `since`, the latest first. */
  recentTables(since: number, limit: number): Promise<readonly string[]>;
  /** Keeps something under the hash of its content: the cards of a deck. Twice is as good as once. */
  keep(hash: string, content: string): Promise<void>;
  kept(hash: string): Promise<string | null>;
  /** Keeps a game under its id, where fewer than `most` are kept. The hash of what has this id now; null: there is no room for it. */
  share(game: SharedGame, most: number): Promise<string | null>;
  /** The content of the game that is kept under this id. */
  shared(id: string): Promise<string | null>;
  /** A value that all nodes share and that never changes once it is there: the first one to come stays. */
  settle(name: string, proposed: string): Promise<string>;
  /** Says that this node is there; when any other node was there last, in milliseconds, or null. */
  beat(node: string, at: number): Promise<void>;
  lastBeat(exceptNode: string | null): Promise<number | null>;
  /** Whether nobody else has the log open now: whoever served its tables before is gone. A file is one node's. */
  isAlone(): Promise<boolean>;
  /** Tells the other nodes something small; it may get lost, and must be no more than a hint. One file has one node, and tells nobody. */
  tell(note: Note): void;
  /** Hears what other nodes tell; never what this one does. */
  listen(hear: (note: Note) => void): void;
  /** Whether something can be written now: it is tried. The reason if not. */
  check(): Promise<string | null>;
  /** Finishes what was asked for, and lets go of the store. What is appended afterwards is not written. */
  close(): Promise<void>;
}

/** A game for whoever has its id. */
export interface SharedGame {
  readonly id: string;
  readonly hash: string;
  readonly at: number;
  readonly content: string;
}

/** What nodes tell each other: a table has a new entry, or who is connected to a seat there. */
export interface Note {
  readonly node: string;
  readonly table: string;
  readonly number?: number;
  /** Seats at which somebody is connected through that node. */
  readonly here?: readonly number[];
}

/** It does not stand in the log. */
export class NotWritten extends Error {}

/** It may stand in the log. */
export class Unknown extends Error {}

/** There is no log to be had there; the message says why, and what can be done. */
export class CannotOpen extends Error {}

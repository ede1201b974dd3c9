import type { Diagnostic, GameRecord, Result } from '../../engine/index.js';
import type { OpenTable, Said, SeatTaken, SitDown, TableAbout, ToClient, ToServer } from '../../protocol/index.js';
import type { Reasons, SealedRecord } from '../../session/index.js';

/** Somebody at the other end of a socket, as a table sees them. */
export interface Guest {
  /** Says something; it is never awaited. A guest who does not read is closed by whoever holds the socket. */
  send(message: ToClient): void;
  /** Ends the conversation with a sentence; `comeBack`: the same conversation can be had again. */
  close(sentence: string, comeBack: boolean): void;
}

/** A guest who has said hello: what they say is heard, until they are gone. */
export interface Conversation {
  hear(message: Exclude<ToServer, Said<'hello'>>): void;
  gone(): void;
}

/** All tables of a server, as whoever holds the sockets and the routes sees them. */
export interface House {
  /** To open a table and to sit down reject where nothing can be written now. */
  open(wish: OpenTable): Promise<Result<SeatTaken, readonly Diagnostic[]>>;
  sit(table: string, wish: SitDown): Promise<Result<SeatTaken, Reasons>>;
  about(table: string): Promise<TableAbout | null>;
  /** Tables that want to be found and have a free seat, or can be watched; the latest first. */
  lobby(): Promise<readonly TableAbout[]>;
  /** Begins a conversation; a sentence if it cannot be had. Rejects where it may be had later. */
  greet(hello: Said<'hello'>, guest: Guest): Promise<Result<Conversation, string>>;
  /** The record of a game that is over; null: there is none, or it is not over. */
  record(table: string, game: number): Promise<SealedRecord | null>;
  /** Keeps a game for whoever has its link: the id in there. What is wrong with it; or there is no room for another. */
  share(record: unknown): Promise<Result<string, readonly Diagnostic[] | 'full'>>;
  /** The record of a game that is kept under this id; null: there is none. */
  shared(game: string): Promise<GameRecord | null>;
  /** How many tables are held in memory, and how many guests are there. */
  figures(): { readonly tables: number; readonly guests: number };
  /** Whether entries can be written now; the reason if not. */
  ready(): Promise<string | null>;
  /** Whether it serves, but would rather not be sent anybody who can go elsewhere yet. */
  readonly isGettingReady: boolean;
  /** Finishes what is under way, tells every guest to come back, and lets go of the log. */
  close(): Promise<void>;
}

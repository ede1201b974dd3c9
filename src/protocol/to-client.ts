import type { CardFacts, Seat, Sketch } from '../engine/index.js';
import type { Change, Delta, Moment, Reasons } from '../session/index.js';
import type { TableAbout } from './table-about.js';

/*
 * What the server says on a socket. `number` is the number of the entry in the table's log that a message tells of: a
 * client keeps the highest, and says it when it comes back.
 */

/** A sketch as it is told: of cards that the client says it has, only the number is told again. */
export type ToldSketch = Omit<Sketch, 'facts'> & { readonly facts: readonly CardFacts[] | null };

/** What the server says. */
export type ToClient =
  /** The answer to `hello`: the table, and where one sits at it. The moment follows. */
  | {
      readonly kind: 'welcome';
      readonly protocol: number;
      readonly version: string;
      readonly number: number;
      readonly seat: Seat | null;
      /** The server's clock, in milliseconds. */
      readonly now: number;
      readonly about: TableAbout;
    }
  /** What has changed about the table. */
  | { readonly kind: 'table'; readonly number: number; readonly change: Change<TableAbout> }
  /** The game, whole, as this viewer may know it; null: none has begun. */
  | { readonly kind: 'moment'; readonly number: number; readonly game: number; readonly moment: Moment | null }
  /** What is new in the game for this viewer. */
  | { readonly kind: 'news'; readonly number: number; readonly delta: Delta }
  /**
   * A message of the client's was carried out and is in the log, in the entry of this number. A choice that stands there
   * already, by the same seat, to the same decision and with the same answer, is done again by saying so: its first
   * acknowledgement may have got lost. The news of it may come before or after.
   */
  | { readonly kind: 'done'; readonly re: number; readonly number: number }
  /** A message of the client's was refused; nothing has changed. */
  | ({ readonly kind: 'refused'; readonly re: number } & Reasons)
  /** An answer came to a decision that is no longer open: nothing has changed, the present moment is known or follows. */
  | { readonly kind: 'late'; readonly re: number; readonly number: number }
  /** Why something cannot be done; null: it can. */
  | {
      readonly kind: 'because';
      readonly re: number;
      readonly reasons: Reasons | null;
      readonly allowedIn: readonly string[];
    }
  /** The game as the seat knows it, to be imagined elsewhere: at the decision that was open at the entry of this number. */
  | { readonly kind: 'sketch'; readonly re: number; readonly number: number; readonly sketch: ToldSketch }
  /** Nothing is new; the server is there. */
  | { readonly kind: 'beat'; readonly now: number }
  /** The socket will be closed: why, and whether to come back. */
  | { readonly kind: 'closing'; readonly sentence: string; readonly comeBack: boolean };

/** One kind of it. */
export type Heard<Kind extends ToClient['kind']> = Extract<ToClient, { readonly kind: Kind }>;

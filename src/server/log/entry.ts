import type { Answer, Seat } from '../../engine/index.js';
import type { Phrase, Request, TableRules } from '../../protocol/index.js';
import type { Player } from '../../session/index.js';

/*
 * A table is an ordered list of entries. Everything else (the game, the views, the clocks, who sits where) follows from
 * them and may be thrown away at any moment.
 */

/** What one entry says. Hexadecimal: keys, hashes, shares, secrets. */
export type Body =
  /** The first entry. `commitment`: SHA-256 of the server's secret for the first game. */
  | { readonly kind: 'opened'; readonly rules: TableRules; readonly commitment: string; readonly version: string }
  /** `key`: SHA-256 of the seat's key; null for a bot. */
  | {
      readonly kind: 'seated';
      readonly seat: Seat;
      readonly name: string;
      readonly player: Exclude<Player, 'empty'>;
      readonly key: string | null;
    }
  | { readonly kind: 'left'; readonly seat: Seat }
  /** `deck`: the hash under which the deck's cards are kept beside the log. */
  | { readonly kind: 'deck'; readonly seat: Seat; readonly name: string; readonly deck: string }
  | { readonly kind: 'ready'; readonly seat: Seat; readonly share: string }
  /** From here the engine's record can be computed. `picker`: who chooses who goes first; null: the rules decide. */
  | { readonly kind: 'begun'; readonly game: number; readonly picker: Seat | null }
  /** `decision`: the number of the entry since which the decision that it answers has been open. `seat` null: nobody's word. */
  | { readonly kind: 'chosen'; readonly seat: Seat | null; readonly decision: number; readonly answer: Answer }
  | { readonly kind: 'said'; readonly seat: Seat; readonly phrase: Phrase }
  | { readonly kind: 'asked'; readonly seat: Seat; readonly request: Request }
  | { readonly kind: 'answered'; readonly seat: Seat; readonly request: Request; readonly yes: boolean }
  /** `resumed`: nobody served the table for so many milliseconds before this entry, and nobody is charged for them. */
  | { readonly kind: 'clock'; readonly what: 'fallen'; readonly seat: Seat }
  | { readonly kind: 'clock'; readonly what: 'resumed'; readonly away: number }
  /** The player of this seat claims the game of an opponent who is gone. */
  | { readonly kind: 'claimed'; readonly seat: Seat }
  /** `secret`: the server's for this game; `commitment`: to its secret for the next. `winner`: the team, or null. */
  | {
      readonly kind: 'over';
      readonly game: number;
      readonly winner: number | null;
      readonly by: 'clock' | 'claim' | null;
      readonly secret: string;
      readonly commitment: string;
    };

/** An entry as it stands in the log. `at`: milliseconds, never before the entry before it. */
export interface Entry {
  readonly table: string;
  readonly number: number;
  readonly at: number;
  readonly body: Body;
}

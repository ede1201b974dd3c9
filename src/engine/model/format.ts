import type { Seat } from './state.js';

/** A format: how many play, with what decks, on what table. How the game is played is the era's business. */
export interface Format {
  readonly id: string;
  readonly seats: number;
  /** Active spots a side. */
  readonly actives: number;
  readonly bench: number;
  readonly deck: number;
  readonly prizes: number;
  /** How many cards of one name a deck may hold; 0: any number. @rule DECK-02 DECK-09 */
  readonly copies: number;
}

/** @rule FMT-01 DECK-01 SETUP-06 BENCH-02 */
export const CONSTRUCTED: Format = {
  id: 'constructed',
  seats: 2,
  actives: 1,
  bench: 5,
  deck: 60,
  prizes: 6,
  copies: 4,
};

/** @rule FMT-02 DECK-08 DECK-09 SETUP-07 */
export const LIMITED: Format = { id: 'limited', seats: 2, actives: 1, bench: 5, deck: 40, prizes: 4, copies: 0 };

export const FORMATS: readonly Format[] = [CONSTRUCTED, LIMITED];

/** Seats sit clockwise and teams alternate, so a seat faces the next one or the one before it. */
export const facing = (seat: Seat): Seat => seat ^ 1;

export const teamOf = (seat: Seat): number => seat & 1;

export const nextSeat = (format: Format, seat: Seat): Seat => (seat + 1 === format.seats ? 0 : seat + 1);

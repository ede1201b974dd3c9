import { create } from 'zustand';
import type { Seat } from '../../../engine/index.js';
import type { Line, Phrase, TableAbout } from '../../../protocol/index.js';
import type { Passing } from './banner-of.js';
import type { TableEnd } from './table-end.js';

/** A table elsewhere, as this page knows it: everything about it but the game. */
export interface OnlineState {
  readonly end: TableEnd | null;
  readonly about: TableAbout | null;
  /** Where one sits; null: one looks on. */
  readonly seat: Seat | null;
  /** By how many milliseconds the server's clock is ahead of ours. */
  readonly serverAhead: number;
  readonly line: Line;
  /** The number of the game that lies on the table. */
  readonly game: number;
  /** The choice that waits for the line, in words. */
  readonly kept: string | null;
  readonly passing: Passing | null;
  /** Since when players have been away, by our clock. */
  readonly awaySince: ReadonlyMap<Seat, number>;
  /** What players have just said. */
  readonly spoken: ReadonlyMap<Seat, Phrase>;
  readonly isMuted: boolean;
  readonly phrasesOpen: boolean;
  /** For who listens instead of looking. */
  readonly announced: string;
}

export const NOWHERE: OnlineState = {
  end: null,
  about: null,
  seat: null,
  serverAhead: 0,
  line: { is: 'opening' },
  game: 0,
  kept: null,
  passing: null,
  awaySince: new Map(),
  spoken: new Map(),
  isMuted: false,
  phrasesOpen: false,
  announced: '',
};

export const useOnline = create<OnlineState>(() => NOWHERE);

/** The server's clock. */
export const serverNow = ({ serverAhead }: Pick<OnlineState, 'serverAhead'>): number => Date.now() + serverAhead;

/** What somebody at the table is called. */
export const nameAt = (about: TableAbout, seat: Seat): string => about.seats[seat]?.name ?? '';

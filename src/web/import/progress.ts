/* How far cards have been brought in. */
import type { ReadDatabase } from '../../cards/index.js';
import type { Sums } from '../desk/sums.js';

/** What is being done. */
export type Stage = 'opening' | 'reading' | 'fetching' | 'judging';

/** How it ended: all of it, stopped by somebody, or by a fault. */
export type Ending = 'done' | 'stopped' | 'failed';

/** How many cards were new, had changed, and were there already. */
export interface Brought {
  readonly new: number;
  readonly changed: number;
  readonly same: number;
}

export interface Progress {
  readonly stage: Stage;
  /** The set that is being fetched. */
  readonly set: string;
  /** Files, sets or cards, by the stage. */
  readonly done: number;
  readonly total: number;
  readonly faults: readonly string[];
  readonly brought: Brought;
  /** Of all cards that are here by now, where that is known. */
  readonly sums: Sums | null;
}

export interface Outcome extends Pick<Progress, 'faults' | 'brought'> {
  readonly ending: Ending;
  readonly leftOut: ReadDatabase['leftOut'];
}

export const NOTHING_BROUGHT: Brought = { new: 0, changed: 0, same: 0 };
export const NOTHING_LEFT_OUT: ReadDatabase['leftOut'] = { otherGame: 0, otherLanguage: 0, otherThings: 0 };

export const plus = (one: Brought, other: Brought): Brought => ({
  new: one.new + other.new,
  changed: one.changed + other.changed,
  same: one.same + other.same,
});

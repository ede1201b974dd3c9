import type { Reasons } from '../../session/index.js';

/** What came of a wish. */
export type Outcome =
  | { readonly kind: 'done'; readonly number: number }
  | { readonly kind: 'late'; readonly number: number }
  | { readonly kind: 'refused'; readonly reasons: Reasons }
  /** Nobody can say whether it stands in the log. */
  | { readonly kind: 'unknown' };

export const no = (sentence: string): Outcome => ({ kind: 'refused', reasons: { sentence, rules: [] } });

export const BUSY = no('Too much is going on at this table. Nothing has changed; try again.');
export const NOT_WRITTEN = no('It could not be written down, so nothing has changed. Try again.');
export const FULL = no('So much has happened at this table that nothing but a game can go on. Open another one.');

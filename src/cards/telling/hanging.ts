import type { StepMark } from '../language.js';

/** What any act hangs on: when in an attack it is carried out, and what of the sentences before it. */
export interface Hanging {
  readonly step?: StepMark;
  /** It is done in the place of what was said before, where the test holds. */
  readonly instead?: true;
  /** It is done where a deck was searched, found or not. @rule SRCH-04 */
  readonly after?: 'search';
}

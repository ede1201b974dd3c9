import type { Answer } from '../../engine/index.js';

/** What has been found out about one answer. */
export interface Trial {
  readonly answer: Answer;
  /** The chance to win, in each of the imagined games; all answers are tried in the same. */
  readonly chances: readonly number[];
  /** What was expected to be done in this turn, game by game. */
  readonly lines: readonly (readonly Answer[])[];
}

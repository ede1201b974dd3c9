import type { GameEvent } from '../engine/index.js';
import { type Change, changed } from './changes.js';
import type { Moment } from './moment.js';

/** What a viewer is told when a game goes on: what happened, as it may know it, and what has changed in its moment. */
export interface Delta {
  readonly events: readonly GameEvent[];
  /** Null: nothing has. */
  readonly change: Change<Moment> | null;
}

/** The moment that follows from another by what its viewer was told. */
export const momentAfter = (moment: Moment, { change }: Delta): Moment =>
  change === null ? moment : changed(moment, change);

import type { Moment } from '../../session/index.js';
import type { Step } from '../session/steps.js';
import type { TableState } from '../session/store.js';

/** A moment with what only the page knows: what the players are called, and from which side one looks on. */
export const shownAs = (moment: Moment, { setup, watched }: Pick<TableState, 'setup' | 'watched'>): Moment => ({
  ...moment,
  ...(setup?.names && { names: setup.names }),
  ...(moment.view.seat === 'spectator' && watched.from > 0 && { from: watched.from }),
});

/** The same of what has happened. */
export const shownSteps = (steps: readonly Step[], state: TableState): readonly Step[] =>
  steps.map(({ moment, events }) => ({ moment: shownAs(moment, state), events }));

import { type TableState, useTable } from '../session/store.js';
import { stopAll } from './time.js';
import { isPaused, isStepwise, pass } from './watching.js';

/* What somebody does while something is shown: that is shown to its end at once, and then it is done. */

/** Which turn of which game; all of the setup is one. */
interface Turn {
  readonly setup: TableState['setup'];
  readonly turn: number | 'setup' | undefined;
}

interface Waiting {
  readonly act: () => void;
  /** The turn it is meant for; null: any. */
  readonly during: Turn | null;
}

const waiting: Waiting[] = [];

/**
 * Does something now, or as soon as everything has been shown. A click that was meant for one turn does nothing in another:
 * whoever clicks twice to end a turn does not end the next one as well.
 */
export function afterwards(act: () => void, during: 'this turn' | 'any turn' = 'this turn'): void {
  const state = useTable.getState();
  if (!state.busy || (isPaused() && during === 'this turn')) return act(); // who has paused looks around
  if (isStepwise() && during === 'this turn') return; // the tap has asked for the next step
  waiting.push({ act, during: during === 'any turn' ? null : turnIn(state) });
  stopAll();
  pass();
}

/** Whether somebody waits for the end of what is shown. */
export const isAwaited = (): boolean => waiting.length > 0;

const turnIn = ({ setup, moment }: TableState): Turn => ({
  setup,
  turn: moment?.view.phase === 'setup' ? 'setup' : moment?.view.turn,
});

const isNow = ({ setup, turn }: Turn): boolean => {
  const now = turnIn(useTable.getState());
  return now.setup === setup && now.turn === turn;
};

useTable.subscribe((state, before) => {
  if (before.busy && !state.busy) queueMicrotask(goOn);
});

function goOn(): void {
  while (waiting.length > 0 && !useTable.getState().busy) {
    const { act, during } = waiting.shift()!;
    if (during === null || isNow(during)) act();
  }
}

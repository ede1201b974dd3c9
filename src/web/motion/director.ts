import { flushSync } from 'react-dom';
import type { Moment } from '../../session/index.js';
import type { Step } from '../session/steps.js';
import { knownAt, useTable } from '../session/store.js';
import { isAwaited } from './afterwards.js';
import { strikeDown } from './blow.js';
import { flipCoins } from './coin.js';
import { moveCards, placesOfCards } from './fly.js';
import { inputUnseen } from './inputs.js';
import { strike } from './strike.js';
import { beginShow, moves, stopAll } from './time.js';

/** What is shown at most before it goes faster, in milliseconds, and what a moment takes by itself. */
const PATIENCE = 1500;
const BEAT = 420;

/**
 * Shows moments one after the other. It tells what happened and is never the source of truth. Any input ends it, and is then
 * carried out: `afterwards`.
 */
export async function show(steps: readonly Step[], pace = 1): Promise<void> {
  const { setup } = useTable.getState();
  beginShow(pace * Math.min(1, PATIENCE / (BEAT * Math.max(1, steps.length - 1))));
  if (isAwaited()) stopAll();
  for (const { moment, events } of steps) {
    const unseen = inputUnseen();
    if (unseen !== null) await unseen;
    if (useTable.getState().setup !== setup) return; // another game lies on the table
    if (!moves()) return put(steps.at(-1)!.moment);
    if (events.length === 0) {
      put(moment);
      continue;
    }
    await flipCoins(events);
    const isSeen = await strikeDown(events);
    const before = placesOfCards();
    flushSync(() => put(moment)); // what flies has to be there
    await Promise.all([moveCards(before, events), strike(events, isSeen)]);
  }
}

/** Lets a moment be seen. */
export const put = (moment: Moment): void => useTable.setState((state) => ({ ...knownAt(moment, state), moment }));

/** Shows the end at once. */
export const hurry = (): void => stopAll();

import { flushSync } from 'react-dom';
import type { Moment } from '../../session/index.js';
import { type TableState, useTable, withFaces } from '../session/store.js';
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
export async function show(moments: readonly Moment[], pace = 1): Promise<void> {
  const { setup } = useTable.getState();
  beginShow(pace * Math.min(1, PATIENCE / (BEAT * Math.max(1, moments.length - 1))));
  if (isAwaited()) stopAll();
  for (const [i, moment] of moments.entries()) {
    const unseen = inputUnseen();
    if (unseen !== null) await unseen;
    if (useTable.getState().setup !== setup) return; // another game lies on the table
    if (!moves()) return put(moments.slice(i));
    if (moment.events.length === 0) {
      put([moment]);
      continue;
    }
    await flipCoins(moment.events);
    const isSeen = await strikeDown(moment.events);
    const before = placesOfCards();
    flushSync(() => put([moment])); // what flies has to be there
    await Promise.all([moveCards(before, moment.events), strike(moment.events, isSeen)]);
  }
}

/** Lets the last of some moments be seen, and remembers the faces of all. */
export function put(moments: readonly Moment[]): void {
  const moment = moments.at(-1);
  if (moment === undefined) return;
  useTable.setState((state) => {
    const known = moments.reduce<Pick<TableState, 'faces' | 'placeOf'>>(withFaces, state);
    return { faces: known.faces, placeOf: known.placeOf, moment };
  });
}

/** Shows the end at once. */
export const hurry = (): void => stopAll();

import type { TableSetup } from '../../session/index.js';
import { hurry } from '../motion/director.js';
import { type TableState, useTable } from '../session/store.js';
import { useSettings } from '../settings/settings.js';

/* What somebody who watches bots wants next: whoever lets them go on asks for it between two choices. */

/** Another choice is to be made, the table is looked at otherwise, or another game lies on it. */
export type Wish = 'choice' | 'look' | 'leave';

const { getState: now, setState: set } = useTable;

/** How long a choice is looked at before the next, in milliseconds. */
const BEATS = { slow: 1400, normal: 600, fast: 200, off: 0 } as const;

/** So many choices are to be made though it is paused. */
let wanted = 0;
/** How the table was looked at when that was asked for last. */
let looked: TableState['watched'] | null = null;
let wake: (() => void) | null = null;

/** Whether bots are among themselves. */
export const isWatched = (setup: TableSetup | null): setup is TableSetup =>
  setup !== null && !setup.players.includes('person') && !setup.players.includes('empty');

/** Begins to watch: nothing is wished for yet. */
export function beginWatching(): void {
  wanted = 0;
  looked = now().watched;
}

/** Waits until something is wished for; a choice is wished for all the time unless it is paused. */
export async function nextWish(setup: TableSetup, isFirst: boolean): Promise<Wish> {
  if (!isFirst && !now().watched.paused && wanted === 0) await aWhile(BEATS[useSettings.getState().speed]);
  for (;;) {
    const { watched, moment } = now();
    if (now().setup !== setup) return 'leave';
    if (looked?.open !== watched.open || looked.from !== watched.from) {
      looked = watched;
      return 'look';
    }
    const isOver = moment?.view.phase === 'over';
    if (!isOver && (wanted > 0 || !watched.paused)) {
      wanted = Math.max(0, wanted - 1);
      return 'choice';
    }
    await aWhile(null);
  }
}

/** So long, or until somebody wants something. */
const aWhile = (milliseconds: number | null): Promise<void> =>
  new Promise((resolve) => {
    const timer = milliseconds === null ? undefined : setTimeout(() => wake?.(), milliseconds);
    wake = () => {
      clearTimeout(timer);
      wake = null;
      resolve();
    };
  });

useTable.subscribe((state, before) => {
  if (state.watched !== before.watched || state.setup !== before.setup) wake?.();
});

export const holdOn = (paused: boolean): void => {
  wanted = 0;
  set(({ watched }) => ({ watched: { ...watched, paused } }));
};

export const pauseOrGoOn = (): void => holdOn(!now().watched.paused);

/** One choice and no more; who has not paused yet pauses by it. */
export function stepOnce(): void {
  const { watched, busy } = now();
  if (busy) return hurry();
  wanted = 1;
  if (watched.paused) wake?.();
  else set({ watched: { ...watched, paused: true } });
}

export const turnHands = (): void => set(({ watched }) => ({ watched: { ...watched, open: !watched.open } }));

export const changeSide = (): void =>
  set(({ watched, setup }) => ({
    watched: { ...watched, from: (watched.from + 1) % (setup?.players.length ?? 1) },
  }));

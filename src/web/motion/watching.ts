import { create } from 'zustand';
import { useSettings } from '../settings/settings.js';
import type { Saying } from './captions.js';
import { hold, isHurried, letGo, skip } from './time.js';

/* Watching another player's turn: what is said of it, and whether it runs, is paused or goes step by step. */

export interface Watching {
  readonly saying: Saying | null;
  /** How many of its sentences can be read already: what a coin or an attack brings is not told before it is seen. */
  readonly read: number;
  readonly isPaused: boolean;
  /** The step has been shown, and somebody is to say when the next one comes. */
  readonly waits: boolean;
  /** It is the last turn, shown once more. */
  readonly isAgain: boolean;
}

const NOTHING: Watching = { saying: null, read: 0, isPaused: false, waits: false, isAgain: false };

export const useWatching = create<Watching>(() => NOTHING);

const { getState: now, setState: set } = useWatching;

let release: (() => void) | null = null;
/** The next step was asked for before the one that is shown has come to its end. */
let isAsked = false;

export function beginWatching(isAgain: boolean): void {
  isAsked = false;
  pass();
  set({ ...NOTHING, isAgain });
}

export function endWatching(): void {
  set(NOTHING);
  pass();
}

/** Says what is shown now. */
export const say = (saying: Saying | null, read = 1): void => set({ saying, read });

/** Everything that was said can be read. */
export const sayAll = (): void => set(({ saying }) => ({ read: saying?.lines.length ?? 0 }));

/** Whether every step waits for somebody. */
export const isStepwise = (): boolean =>
  now().saying !== null && (now().isPaused || useSettings.getState().others === 'step by step');

export const isPaused = (): boolean => now().isPaused;

/** Until the next step may come. */
export async function untilAsked(): Promise<void> {
  if (isAsked || !isStepwise() || isHurried()) {
    isAsked = false;
    return;
  }
  set({ waits: true });
  await new Promise<void>((resolve) => {
    release = resolve;
  });
  set({ waits: false });
}

/** The next step comes now. */
export function next(): void {
  if (release !== null) return pass();
  isAsked = isStepwise();
  skip();
}

/** Stops where it is, or goes on. */
export function pauseOrGoOn(): void {
  if (now().saying === null) return;
  const isPaused = !now().isPaused;
  set({ isPaused });
  if (isPaused) return hold();
  letGo();
  if (useSettings.getState().others !== 'step by step') pass();
}

/** Nobody waits any more. */
export function pass(): void {
  release?.();
  release = null;
}

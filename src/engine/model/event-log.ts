import type { Setup } from './setup.js';

/** What happened, as numbers: four an event (kind, a, b, and the seats as bits that may see the card in `b`). */
export interface EventLog {
  /** What the game is played with: some of the numbers are places in its lists. */
  readonly setup: Setup;
  readonly numbers: number[];
}

/** The same log once more, to go on from here. */
export const copyOfLog = ({ setup, numbers }: EventLog): EventLog => ({ setup, numbers: numbers.slice() });

/** A log in which nothing is written yet. */
export const newLog = (setup: Setup): EventLog => ({ setup, numbers: [] });

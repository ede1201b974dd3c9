import type { Speed } from '../settings/settings.js';

/** By how much each speed stretches what is shown; 0: nothing moves, and what must be seen stands still. */
export const STRETCH: Readonly<Record<Speed, number>> = { slow: 1.8, normal: 1, fast: 0.5, off: 0 };

/** Who asks the system for less motion gets none. */
export const stretchOf = (speed: Speed, isReduced: boolean): number => (isReduced ? 0 : STRETCH[speed]);

/** How long things take at the normal speed, in milliseconds. */
export const TIMES = {
  move: 220,
  attach: 260,
  attack: 1300,
  knockOut: 2200,
  coin: 1100,
  furtherCoin: 420,
  evolution: 1000,
  /** A step of another player. */
  step: 1200,
  /** Of that step: its sentence alone, before anything moves. */
  caption: 350,
  /** What must be seen where nothing moves. */
  still: 600,
} as const;

/** So many letters are read in the time of a step; each more takes so long. */
const READ_AT_ONCE = 70;
const A_LETTER = 14;

/** How long a step of another player is shown at the least: long sentences are read longer. */
export const stepTime = (letters: number): number => TIMES.step + A_LETTER * Math.max(0, letters - READ_AT_ONCE);

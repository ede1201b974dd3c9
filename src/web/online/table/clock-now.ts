import type { SeatClock } from '../../../protocol/index.js';

/** Where a clock stands. */
export interface ClockNow {
  /** Milliseconds. */
  readonly left: number;
  readonly text: string;
  readonly look: 'waits' | 'runs' | 'low' | 'fallen' | 'paused';
}

const MINUTE = 60_000;

/** A clock at a time of the server's. Less than a minute is told in seconds; what is begun counts as a second. */
export function clockNow({ left, since }: SeatClock, serverNow: number, isPaused: boolean): ClockNow {
  const rest = Math.max(0, since === null ? left : left - Math.max(0, serverNow - since));
  return { left: rest, text: timeText(rest), look: lookOf(rest, since !== null, isPaused) };
}

function lookOf(left: number, runs: boolean, isPaused: boolean): ClockNow['look'] {
  if (left === 0) return 'fallen';
  if (isPaused) return 'paused';
  if (left < MINUTE) return 'low';
  return runs ? 'runs' : 'waits';
}

/** 1:04:09, 18:07, 0:47. */
export function timeText(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const two = (number: number): string => String(number).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

import type { Seat } from '../../engine/index.js';

/** Clockwise round the table. @rule FMT-12 */
export const seatsOf = (format: string): readonly string[] =>
  format.startsWith('team-battle') ? ['A1', 'B1', 'A2', 'B2'] : ['A', 'B'];

export const seatOf = (format: string, name: string): Seat => seatsOf(format).indexOf(name);

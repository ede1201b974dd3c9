import type { SeatAbout } from '../../../protocol/index.js';

/** The two sides of a table: one's own team, then the other one; teammates sit across. @rule FMT-12 */
export function sidesOf(seats: readonly SeatAbout[], you: number | null): readonly (readonly SeatAbout[])[] {
  const seen = around(seats, you);
  const own = (you ?? 0) % 2;
  return [seen.filter(({ seat }) => seat % 2 === own), seen.filter(({ seat }) => seat % 2 !== own)];
}

/** The seats in the order in which one sees them: one's own first, then around the table. */
export const around = (seats: readonly SeatAbout[], you: number | null): readonly SeatAbout[] => [
  ...seats.slice(you ?? 0),
  ...seats.slice(0, you ?? 0),
];

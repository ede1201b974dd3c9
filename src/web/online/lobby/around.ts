import type { SeatAbout } from '../../../protocol/index.js';

/** The seats in the order in which one sees them: one's own first, then around the table. */
export const around = (seats: readonly SeatAbout[], you: number | null): readonly SeatAbout[] => [
  ...seats.slice(you ?? 0),
  ...seats.slice(0, you ?? 0),
];

import { type Seat, teamOf } from '../../engine/index.js';

/** How the game stood when a turn began, as the player whose turn it is could see it; or how it ended. */
export interface CurvePoint {
  /** So many choices had been given. */
  readonly choice: number;
  readonly turn: number;
  /** Whose turn it is, and by whose knowledge it was reckoned; null: the game is over, and everybody knows. */
  readonly seat: Seat | null;
  /** The chance to win of each team. */
  readonly teams: readonly [number, number];
}

export const pointOf = (at: { choice: number; turn: number; seat: Seat }, chance: number): CurvePoint => ({
  ...at,
  teams: teamOf(at.seat) === 0 ? [chance, 1 - chance] : [1 - chance, chance],
});

/** From one turn of a seat to its next one, or to the end of the game. */
export interface Swing {
  readonly seat: Seat;
  readonly from: CurvePoint;
  readonly to: CurvePoint;
  /** What the chance of the seat has gained, or lost. */
  readonly gain: number;
}

/** Points are compared with those of the same seat only: another one knows other things, and sees the game otherwise. */
export function swingsOf(curve: readonly CurvePoint[]): readonly Swing[] {
  const seats = [...new Set(curve.flatMap(({ seat }) => (seat === null ? [] : [seat])))];
  return seats.flatMap((seat) => {
    const own = curve.filter((point) => point.seat === seat || point.seat === null);
    const team = teamOf(seat) as 0 | 1;
    return own.slice(1).map((to, at): Swing => {
      const from = own[at]!;
      return { seat, from, to, gain: to.teams[team] - from.teams[team] };
    });
  });
}

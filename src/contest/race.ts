import type { Played } from './contest.js';
import { LAST_TURN } from './tally.js';

/** The race for Prize cards between row and column: for each turn, how many each had taken by its end, on the average. */
export function raceOf(played: readonly Played[]): readonly (readonly [number, number])[] {
  const games = played.reduce((sum, { results }) => sum + results.length, 0);
  const last = Math.min(LAST_TURN, Math.max(0, ...played.map(({ tally }) => tally.race.length - 1)));
  let [row, column] = [0, 0];
  return Array.from({ length: games === 0 ? 0 : last + 1 }, (_, turn) => {
    for (const { tally } of played) {
      row += tally.race[turn]?.[0] ?? 0;
      column += tally.race[turn]?.[1] ?? 0;
    }
    return [row / games, column / games] as const;
  });
}

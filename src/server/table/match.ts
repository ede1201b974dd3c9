import { type Seat, teamOf } from '../../engine/index.js';
import type { GameResult, TableRules } from '../../protocol/index.js';

/** How often a team has won in this match; a game that nobody won counts for nobody. */
export const winsOf = (results: readonly GameResult[], team: number): number =>
  results.filter(({ winner }) => winner === team).length;

/** A match is over when somebody has won most of its games. @rule HOUSE-02 */
export function isMatchOver({ bestOf }: TableRules, results: readonly GameResult[]): boolean {
  const needed = Math.ceil(bestOf / 2);
  return [0, 1].some((team) => winsOf(results, team) >= needed);
}

/** Who chooses who goes first in the next game: who lost the last; null: the rules decide. @rule HOUSE-02 */
export function pickerAfter(results: readonly GameResult[]): Seat | null {
  const winner = results.at(-1)?.winner ?? null;
  // The first seat of a team speaks for it, and of two players each is a team.
  return winner === null ? null : [0, 1].find((seat) => teamOf(seat) !== winner)!;
}

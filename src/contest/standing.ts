import type { Contest, Pairing } from './contest.js';
import { looksOf, reachForAll } from './looks.js';
import type { MatchResult } from './match.js';
import { meanOf, reachOf, type Share, wilson } from './share.js';

/** How a pairing stands: the interval for who looks once, and the one that may be looked at as often as one likes. */
export interface Standing extends Share {
  readonly anytime: Pick<Share, 'low' | 'high'>;
}

/** How many deviations the intervals of a contest reach that hold at all its looks. */
export const reachOfContest = (contest: Contest): number => reachForAll(looksOf(contest.games));

export function standingOf(contest: Contest, results: readonly MatchResult[]): Standing {
  const wins = results.filter(({ winner }) => winner === 0).length;
  const { low, high } = wilson(wins, results.length, reachOfContest(contest));
  return { ...wilson(wins, results.length), anytime: { low, high } };
}

/** Results by pairing, as many of each. */
export type ResultsOf = (pairing: Pairing) => readonly MatchResult[];

/**
 * By how much the first of two decks does better than the second against all others, game for game of the same chance. Each
 * game number is one trial: the mean, over the opponents, of what the two differ in.
 */
export function versus(contest: Contest, resultsOf: ResultsOf): Standing {
  const opponents = contest.names.map((_, column) => column).slice(2);
  const won = [0, 1].map((row) =>
    opponents.map((column) => resultsOf({ row, column }).map(({ winner }) => (winner === 0 ? 1 : 0))),
  );
  const games = Math.min(...won.flat().map(({ length }) => length));
  const values = Array.from({ length: games }, (_, number) => {
    const differences = opponents.map((_column, at) => won[0]![at]![number]! - won[1]![at]![number]!);
    return differences.reduce((sum: number, each) => sum + each, 0) / opponents.length;
  });
  const { low, high } = meanOf(values, reachOfContest(contest));
  return { ...meanOf(values), anytime: { low, high } };
}

/**
 * Whether a pairing has been played enough. How wide an interval is, says next to nothing about where it lies: one that is
 * left off for its width is as honest as one of a fixed number of games. Who stops for where it lies, as soon as the middle is
 * out of it, has to go by the wider one.
 */
export function isEnough({ until }: Contest, standing: Standing, middle: number): boolean {
  if (until === undefined) return false;
  if (until !== 'decided') return reachOf(standing) <= until.within;
  return standing.anytime.low > middle || standing.anytime.high < middle;
}

/** How many games a pairing would take, whatever comes of it, to be known that well: even pairings take the most. */
export function fixedNumber(within: number): number {
  let games = 1;
  while (reachOf(wilson(games / 2, games)) > within) games = Math.ceil(games * 1.002);
  return games;
}

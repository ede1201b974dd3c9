// How often intervals hold the truth where a contest is left off early: worked out exactly, and tried.
import type { Random } from '../../src/bots/index.js';
import { isEnough, looksOf, reachForAll, type Standing, type Until, wilson } from '../../src/contest/index.js';

/** What is played: how often the row really wins, until when, and how many games at most. */
export interface Trial {
  readonly truth: number;
  readonly until: Until;
  readonly most: number;
}

/** How often the interval held the truth: the one that is told at the end, and the one that was told at every look. */
export interface Coverage {
  readonly atTheEnd: number;
  readonly always: number;
  /** How many games it took on the average. */
  readonly games: number;
}

const holds = ({ low, high }: { low: number; high: number }, truth: number): boolean => low <= truth && truth <= high;

function standing(wins: number, games: number, reach: number): Standing {
  const { low, high } = wilson(wins, games, reach);
  return { ...wilson(wins, games), anytime: { low, high } };
}

const isOver = (until: Until, at: Standing): boolean => isEnough({ until } as Parameters<typeof isEnough>[0], at, 0.5);

/** Whoever stops for where an interval lies, is told the one for all looks. */
const told = (until: Until, at: Standing) => (until === 'decided' ? at.anytime : at);

/** Plays so many contests. */
export function tried({ truth, until, most }: Trial, contests: number, random: Random): Coverage {
  const looks = looksOf(most);
  const reach = reachForAll(looks);
  const limit = Math.round(truth * 2 ** 30);
  let [atTheEnd, always, played] = [0, 0, 0];
  for (let contest = 0; contest < contests; contest++) {
    let [wins, games, isAlways] = [0, 0, true];
    for (const look of looks) {
      for (; games < look; games++) if (random(2 ** 30) < limit) wins++;
      const at = standing(wins, games, reach);
      if (!holds(at.anytime, truth)) isAlways = false;
      if (look < most && !isOver(until, at)) continue;
      if (holds(told(until, at), truth)) atTheEnd++;
      break;
    }
    if (isAlways) always++;
    played += games;
  }
  return { atTheEnd: atTheEnd / contests, always: always / contests, games: played / contests };
}

/** The same without chance: how likely every number of wins is, game by game. */
export function workedOut({ truth, until, most }: Trial): Coverage {
  const looks = looksOf(most);
  const reach = reachForAll(looks);
  let chances = [1];
  let [games, atTheEnd, expected] = [0, 0, 0];
  for (const look of looks) {
    for (; games < look; games++) chances = afterOneMore(chances, truth);
    chances = chances.map((chance, wins) => {
      if (chance === 0) return 0;
      const at = standing(wins, games, reach);
      if (look < most && !isOver(until, at)) return chance;
      if (holds(told(until, at), truth)) atTheEnd += chance;
      expected += chance * games;
      return 0;
    });
  }
  return { atTheEnd, always: Number.NaN, games: expected };
}

function afterOneMore(chances: readonly number[], truth: number): number[] {
  const after = new Array<number>(chances.length + 1).fill(0);
  for (let wins = 0; wins < chances.length; wins++) {
    const chance = chances[wins]!;
    if (chance < 1e-15) continue;
    after[wins]! += chance * (1 - truth);
    after[wins + 1]! += chance * truth;
  }
  return after;
}

/** How likely it is that the interval for all looks holds the truth at each of them. */
export function alwaysWorkedOut(truth: number, most: number): number {
  const looks = looksOf(most);
  const reach = reachForAll(looks);
  let chances = [1];
  let games = 0;
  for (const look of looks) {
    for (; games < look; games++) chances = afterOneMore(chances, truth);
    chances = chances.map((chance, wins) => (holds(wilson(wins, games, reach), truth) ? chance : 0));
  }
  return chances.reduce((sum, chance) => sum + chance, 0);
}

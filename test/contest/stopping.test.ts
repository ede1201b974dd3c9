import { describe, expect, it } from 'vitest';
import { randomNumbers } from '../../src/arena/index.js';
import { plainDecks } from '../../src/cli/library-files.js';
import {
  type Bout,
  type Contest,
  Course,
  chanceToStay,
  fixedNumber,
  looksOf,
  type MatchResult,
  type Played,
  reachForAll,
  reportOf,
  wilson,
} from '../../src/contest/index.js';
import { alwaysWorkedOut, tried, workedOut } from './coverage.js';

const { names, facts, decks } = plainDecks();
const contest: Contest = {
  era: 'hgss-2010',
  format: 'constructed',
  names: [...names, 'The first again'],
  pool: { facts, decks: [...decks, decks[0]!] },
  bots: ['random', 'random'],
  games: 400,
  until: { within: 0.05 },
  seed: 3,
};

describe('looking often', () => {
  it('is done after fixed numbers of games, the last of them at most', () => {
    expect(looksOf(100)).toEqual([64, 72, 80, 88, 100]);
    expect(looksOf(20)).toEqual([20]);
  });

  it('wants the wider intervals, the oftener it is done', () => {
    expect(reachForAll([1000])).toBeCloseTo(1.96, 2);
    expect(reachForAll([1000, 2000])).toBeCloseTo(2.178, 2); // Pocock's, for two looks
    expect(reachForAll([1000, 2000, 3000, 4000, 5000])).toBeCloseTo(2.413, 2); // and for five
    expect(reachForAll(looksOf(10_000))).toBeGreaterThan(reachForAll(looksOf(1000)));
    expect(chanceToStay([1000, 2000], 1.96)).toBeLessThan(0.93);
  });

  it('leaves intervals honest: 94 to 96 of 100 hold the truth, worked out', () => {
    for (const truth of [0.2, 0.3, 0.4, 0.5]) {
      const end = workedOut({ truth, until: { within: 0.05 }, most: fixedNumber(0.05) }).atTheEnd;
      expect([truth, end > 0.94, end < 0.96]).toEqual([truth, true, true]);
      const always = alwaysWorkedOut(truth, 1000);
      expect([truth, always > 0.94, always < 0.96]).toEqual([truth, true, true]);
    }
  });

  it('and as often where contests are tried by chance', () => {
    const trial = { truth: 0.3, until: { within: 0.05 }, most: fixedNumber(0.05) };
    const { atTheEnd, always, games } = tried(trial, 2000, randomNumbers(5));
    expect(Math.abs(atTheEnd - 0.95)).toBeLessThan(0.015);
    expect(Math.abs(always - 0.955)).toBeLessThan(0.02);
    expect(games).toBeLessThan(0.92 * trial.most);
  });

  it('would not do with narrow intervals for who stops as soon as something is decided', () => {
    const looks = looksOf(2000);
    const random = randomNumbers(9);
    let misled = 0;
    for (let trial = 0; trial < 400; trial++) {
      let [wins, games] = [0, 0];
      misled += looks.some((look) => {
        for (; games < look; games++) wins += random(2);
        const { low, high } = wilson(wins, games);
        return low > 0.5 || high < 0.5;
      })
        ? 1
        : 0;
    }
    expect(misled / 400).toBeGreaterThan(0.15);
    expect(1 - workedOut({ truth: 0.5, until: 'decided', most: 2000 }).atTheEnd).toBeLessThan(0.055);
  });
});

/** Plays a contest as several threads would that come back in any order; `waits`: which of those underway comes back. */
function playedBy(plan: Contest, hands: number, waits: (limit: number) => number): readonly Played[] {
  const course = new Course(plan);
  const underway: Bout[] = [];
  const fill = (): void => {
    for (let bout = null as Bout | null; underway.length < hands && !course.isOver; ) {
      bout = course.next();
      if (bout === null) return;
      underway.push(bout);
    }
  };
  for (fill(); underway.length > 0 && !course.isOver; fill())
    course.take(wonBy(underway.splice(waits(underway.length), 1)[0]!, byChance));
  return course.played;
}

describe('a contest that is left off early', () => {
  it('comes to the same in whatever order and by however many it is played', () => {
    const one = reportOf(
      contest,
      playedBy(contest, 1, () => 0),
    );
    for (const [hands, seed] of [
      [3, 1],
      [8, 2],
    ] as const)
      expect(reportOf(contest, playedBy(contest, hands, randomNumbers(seed)))).toEqual(one);
    for (const { games, rate } of one.pairings) {
      expect(looksOf(400)).toContain(games);
      expect(games === 400 || (rate.high - rate.low) / 2 <= 0.05).toBe(true);
    }
    expect(one.games).toBeLessThan(3 * 400);
  });

  it('plays two decks that are tried equally often', () => {
    const plan: Contest = { ...contest, tried: 2, games: 120, until: { within: 0.08 } };
    const { pairings } = reportOf(plan, playedBy(plan, 4, randomNumbers(4)));
    expect(new Set(pairings.map(({ games }) => games)).size).toBe(1);
  });

  it('stops for sure pairings as soon as they are decided', () => {
    const plan: Contest = { ...contest, until: 'decided', games: 400 };
    const course = new Course(plan);
    for (let bout = course.next(); bout !== null && !course.isOver; bout = course.next())
      course.take(wonBy(bout, byTurns));
    expect(reportOf(plan, course.played).pairings.map(({ games }) => games)).toEqual([64, 64, 400]);
  });
});

/** The first deck always wins; the other two win by turns. */
const byTurns = ({ row }: Bout, number: number): number => (row === 0 ? 0 : number % 2);

/** Who wins follows from which game it is; the first pairing is the most uneven. */
const byChance = ({ row, column }: Bout, number: number): number =>
  randomNumbers(number, row * 10 + column)(100) < 90 - 20 * (row + column - 1) ? 0 : 1;

function wonBy(bout: Bout, winnerOf: (bout: Bout, number: number) => number): Played {
  const results = Array.from({ length: bout.to - bout.from }, (_, at): MatchResult => {
    const rest = { ways: 1, turns: 9, decisions: 9, fingerprint: bout.from + at, starter: 0, firstPrize: 0 };
    return { winner: winnerOf(bout, bout.from + at), ...rest, prizes: [6, 0] };
  });
  const cards = [bout.row, bout.column].map((deck) =>
    new Array<number>(new Set(contest.pool.decks[deck]).size * 6).fill(0),
  );
  return { bout, results, tally: { cards, race: [] }, times: [[], []] };
}

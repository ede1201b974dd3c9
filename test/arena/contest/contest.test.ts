import { describe, expect, it } from 'vitest';
import { boutsOf, type Contest, Hall, pairingsOf, reportOf, Times, wilson } from '../../../src/arena/index.js';
import { plainDecks } from '../../../src/cli/library-files.js';

const { names, facts, decks } = plainDecks();
const contest: Contest = {
  era: 'hgss-2010',
  format: 'constructed',
  names: [...names, 'The first again'],
  pool: { facts, decks: [...decks, decks[0]!] },
  bots: ['random', 'random'],
  games: 6,
  seed: 3,
};

const played = (plan: Contest, turned = false) => {
  const hall = new Hall(plan, () => 0);
  const bouts = boutsOf(plan);
  return reportOf(
    plan,
    (turned ? bouts.reverse() : bouts).map((bout) => hall.play(bout)),
  );
};

describe('a contest', () => {
  it('pairs each deck with each other one; with two bots, with its own too', () => {
    const pairs = (plan: Contest) => pairingsOf(plan).map(({ row, column }) => `${row}${column}`);
    expect(pairs(contest)).toEqual(['01', '02', '12']);
    expect(pairs({ ...contest, bots: ['greedy', 'random'] })).toEqual([
      '00',
      '01',
      '02',
      '10',
      '11',
      '12',
      '20',
      '21',
      '22',
    ]);
  });

  it('comes to the same in whatever order its games are played', () => {
    expect(played(contest, true)).toEqual(played(contest));
    expect(played({ ...contest, seed: 4 }).checksum).not.toBe(played(contest).checksum);
  });

  it('counts every game once, for both decks', () => {
    const { games, pairings, decks: each, ways } = played(contest);
    expect(games).toBe(18);
    for (const pairing of pairings) expect(pairing.wins + pairing.losses + pairing.unfinished).toBe(6);
    expect(each.map((deck) => deck.games)).toEqual([12, 12, 12]);
    expect(each.reduce((sum, { wins }) => sum + wins, 0)).toBe(18);
    expect(Object.values(ways).reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(18);
  });

  it('seats four players in two teams, where the format has them', () => {
    const four = { ...contest, era: 'platinum-2009', format: 'team-battle', games: 2 };
    expect(new Hall(four, () => 0).faults()).toEqual([]);
    expect(played(four).games).toBe(6);
  });

  it('says which deck cannot be played, and why', () => {
    const small = { ...contest, pool: { facts, decks: [decks[0]!, decks[1]!.slice(1), decks[0]!] } };
    expect(new Hall(small, () => 0).faults()[0]).toMatchObject({ rule: 'DECK-01' });
    expect(new Hall(small, () => 0).faults()[0]!.message).toMatch(new RegExp(`^${names[1]}: `));
  });
});

describe('the statistics of a contest', () => {
  it('have Wilson’s interval', () => {
    const { share, low, high } = wilson(50, 100);
    expect([share, low, high].map((number) => number.toFixed(4))).toEqual(['0.5000', '0.4038', '0.5962']);
    expect(wilson(0, 10).high.toFixed(4)).toBe('0.2775');
    expect(wilson(10, 10).low.toFixed(4)).toBe('0.7225');
    expect(wilson(0, 0)).toEqual({ share: 0, low: 0, high: 1 });
  });

  it('tell the time that a share of the answers does not exceed, within a tenth', () => {
    const times = new Times();
    for (let ms = 1; ms <= 100; ms++) times.add(ms);
    const more = new Times();
    more.addAll(times.counts);
    expect(Math.abs(more.quantile(0.5) / 50 - 1)).toBeLessThan(0.1);
    expect(Math.abs(more.quantile(0.95) / 95 - 1)).toBeLessThan(0.1);
    expect(new Times().quantile(0.5)).toBe(0);
  });
});

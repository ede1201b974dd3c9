import { describe, expect, it } from 'vitest';
import type { Bot } from '../../src/bots/index.js';
import { plainDecks } from '../../src/cli/library-files.js';
import {
  BotFault,
  boutOfGame,
  boutsOf,
  type Contest,
  gameNumber,
  Hall,
  pairingsOf,
  raceOf,
  recordOfGame,
  reportOf,
  Times,
} from '../../src/contest/index.js';
import { fingerprint, replay, viewFor } from '../../src/engine/index.js';

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
    const { games, pairings, decks: each, ends } = played(contest);
    expect(games).toBe(18);
    for (const pairing of pairings) expect(pairing.wins + pairing.losses + pairing.unfinished).toBe(6);
    expect(each.map((deck) => deck.games)).toEqual([12, 12, 12]);
    expect(each.reduce((sum, { wins }) => sum + wins, 0)).toBe(18);
    expect(ends.reduce((sum, end) => sum + end.games, 0)).toBe(18);
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

describe('the games of a contest', () => {
  it('are numbered through, and each can be played again as a record', () => {
    const plan: Contest = { ...contest, keep: true };
    const hall = new Hall(plan, () => 0);
    const whole = hall.play({ row: 0, column: 2, from: 0, to: 4 });
    const number = gameNumber(plan, { row: 0, column: 2 }, 3);
    const bout = boutOfGame(plan, number)!;
    expect(bout).toEqual({ row: 0, column: 2, from: 3, to: 4 });
    const again = hall.play(bout).results[0]!;
    expect(again).toEqual(whole.results[3]);
    const game = replay(recordOfGame(plan, bout, again.choices!));
    expect(game.ok && fingerprint(game.value.state)).toBe(again.fingerprint);
    expect([boutOfGame(plan, 18), boutOfGame(plan, 19)]).toEqual([{ row: 1, column: 2, from: 5, to: 6 }, null]);
  });

  it('have the same chance in every pairing: a deck begins with the same hand, whomever it meets', () => {
    const plan: Contest = { ...contest, keep: true };
    const hall = new Hall(plan, () => 0);
    const hands = [1, 2].map((column) => {
      const bout = { row: 0, column, from: 0, to: 1 };
      const record = recordOfGame(plan, bout, hall.play(bout).results[0]!.choices!);
      const game = replay(record, { upTo: 0 });
      return game.ok ? viewFor(game.value, 0).sides[0]!.hand.cards!.map(({ name }) => name) : [];
    });
    expect(hands[0]!.length).toBeGreaterThan(0);
    expect(hands[1]).toEqual(hands[0]);
  });

  it('name a bot that fails, with the game', () => {
    const broken = (bot: Bot): (() => unknown) => {
      const hall = new Hall({ ...contest, bots: ['./mine.mjs', 'random'] }, () => 0, { './mine.mjs': bot });
      return () => hall.play({ row: 0, column: 1, from: 0, to: 1 });
    };
    const throwing = broken(() => {
      throw new Error('no idea');
    });
    expect(throwing).toThrow(BotFault);
    expect(throwing).toThrow(/^\.\/mine\.mjs: in game 2 \(.+ against .+\) it threw: no idea$/);
    expect(broken(() => ({ kind: 'prize', place: 3 }))).toThrow(/it gave an answer that is refused: /);
  });
});

describe('what is seen of the games', () => {
  const report = played({ ...contest, games: 24 });

  it('tells of every card in how many games it was drawn, played, among the Prize cards, and not', () => {
    const [first] = report.decks;
    expect(first!.cards.reduce((sum, { copies }) => sum + copies, 0)).toBe(decks[0]!.length);
    for (const { fates } of first!.cards)
      for (const { with: those, without } of Object.values(fates)) {
        expect(those.games + without.games).toBe(first!.games);
        expect(those.won + without.won).toBe(first!.wins);
      }
    const drawn = first!.cards.map(({ fates }) => fates.drawn.with.games);
    expect(Math.max(...drawn)).toBeGreaterThan(first!.games * 0.9);
  });

  it('tells who went first, how long it took, and how the race for Prize cards went', () => {
    expect(report.starters.games).toBe(report.games - report.pairings.reduce((sum, each) => sum + each.unfinished, 0));
    expect(report.lengths.counts.reduce((sum, count) => sum + count, 0)).toBe(report.games);
    const parts = boutsOf(contest).map((bout) => new Hall(contest, () => 0).play(bout));
    const taken = parts.flatMap((part) => part.results).reduce((sum, { prizes: [one] }) => sum + one, 0);
    const race = raceOf(parts);
    expect(race.at(-1)![0] * 18).toBeCloseTo(taken);
    expect(race.every(([row], turn) => turn === 0 || row >= race[turn - 1]![0])).toBe(true);
  });
});

describe('decks that are tried', () => {
  it('play all others; two of them are told apart game for game', () => {
    const plan: Contest = { ...contest, tried: 2, games: 12 };
    expect(pairingsOf(plan).map(({ row, column }) => `${row}${column}`)).toEqual(['02', '12']);
    const { versus, pairings } = played(plan);
    expect(versus!.share).toBeCloseTo((pairings[0]!.wins - pairings[1]!.wins) / 12);
    expect(versus!.low).toBeLessThan(versus!.share);
  });
});

describe('the times of a contest', () => {
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

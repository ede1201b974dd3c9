import { describe, expect, it } from 'vitest';
import {
  type CoinSide,
  coinAnswer,
  coinScreen,
  coinStatistics,
  flip,
  NO_COINS,
  newCoinFlipper,
  tally,
  tallyEvents,
} from '../../src/companion/index.js';
import {
  apply,
  beginning,
  eventsFor,
  type Game,
  type GameEvent,
  listAnswers,
  seedOfNumber,
} from '../../src/engine/index.js';
import { tableGame } from './games.js';

const flipped = (count: number, seed = 7) => {
  let flipper = newCoinFlipper(seedOfNumber(seed));
  for (let i = 0; i < count; i++) flipper = flip(flipper);
  return flipper;
};

describe('the coin flipper', () => {
  it('flips the same row of coins for the same seed, and another for another seed (ERD-09)', () => {
    const row = (seed: number): readonly (CoinSide | null)[] =>
      Array.from({ length: 40 }, (_, place) => flipped(place + 1, seed).shows);
    expect(row(1)).toEqual(row(1));
    expect(row(1)).not.toEqual(row(2));
    expect(newCoinFlipper(seedOfNumber(1)).shows).toBeNull();
  });

  it('is a fair coin: about half of the flips are heads, and about half differ from the one before (ERD-09)', () => {
    for (const seed of [0, 1, 2, 3, 4294967295]) {
      let [flipper, changes] = [newCoinFlipper(seedOfNumber(seed)), 0];
      for (let i = 0; i < 4000; i++) {
        const next = flip(flipper);
        if (next.shows !== flipper.shows) changes++;
        flipper = next;
      }
      expect(Math.abs(flipper.heads - 2000)).toBeLessThan(160);
      expect(Math.abs(changes - 2000)).toBeLessThan(160);
    }
  });

  it('answers every coin that a game asks for (ERD-09)', () => {
    const begun = beginning({ ...tableGame(3), options: { coins: 'asked' } }, true);
    if (!begun.ok) throw new Error('no game');
    let [game, flipper]: [Game, typeof idle] = [begun.value, idle];
    for (let i = 0; i < 400 && game.state.phase !== 'over'; i++) {
      let choice = listAnswers(game)[i % listAnswers(game).length]!;
      if (game.state.decision.kind === 'coin') {
        flipper = flip(flipper);
        choice = coinAnswer(flipper.shows!);
      }
      const next = apply(game, choice);
      if (!next.ok) throw new Error('refused');
      game = next.value.game;
    }
    expect(flipper.flips).toBeGreaterThan(0);
    expect(game.state.flips).toBe(flipper.flips);
  });

  const idle = newCoinFlipper(seedOfNumber(11));
});

describe('the statistics of coins', () => {
  const row = (...sides: CoinSide[]) => coinStatistics(sides.reduce(tally, NO_COINS));

  it('are heads, flips and the percentage of heads (ERD-10)', () => {
    expect(row('heads', 'tails', 'heads', 'heads')).toEqual({ heads: 3, flips: 4, percent: 75 });
    expect(row('heads', 'tails', 'tails')).toEqual({ heads: 1, flips: 3, percent: 33.3 });
  });

  it('are all 0 before the first flip (ERD-10)', () => {
    expect(coinStatistics(NO_COINS)).toEqual({ heads: 0, flips: 0, percent: 0 });
  });

  it('stand on a screen that says how to use it (ERD-10)', () => {
    const { instructions, ...figures } = coinScreen(flipped(5));
    expect(figures).toEqual(coinStatistics(flipped(5)));
    expect(instructions.join(' ')).toContain('heads');
  });

  it('count the flips of the flipper itself (ERD-10)', () => {
    expect(coinStatistics(flipped(5))).toMatchObject({ flips: 5 });
  });

  it('count the coins of a game, from its events (ERD-10)', () => {
    const flips = [true, false, true, false].map(
      (heads): GameEvent => ({ kind: 'coinFlipped', seat: 0, reason: 'asleep', heads }),
    );
    expect(tallyEvents({ heads: 1, flips: 1 }, [{ kind: 'turnBegan', seat: 0, turn: 1 }, ...flips])).toEqual({
      heads: 3,
      flips: 5,
    });
    const begun = beginning(tableGame(3), true);
    if (!begun.ok) throw new Error('no game');
    const told = tallyEvents(NO_COINS, eventsFor(begun.value.log!, 'spectator'));
    expect(told.flips).toBe(begun.value.state.flips);
  });
});

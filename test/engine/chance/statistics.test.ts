import { describe, expect, it } from 'vitest';
import { begin, type Seed } from '../../../src/engine/index.js';
import { nextRandom, shuffleList } from '../../../src/engine/model/random.js';
import { gameWithSeed, seedNumber, sixtyEach, Table } from './games.js';

/*
 * All seeds are fixed, so that nothing here fails by chance; a bound in standard deviations says how seldom it would with
 * others: 3.3 once in 1,000 times, 4.5 once in 150,000, 5.5 once in 26 million.
 */

const NUMBERS = 1000;

const numbersOf = (seed: Seed, count = NUMBERS): Int32Array => {
  const game = gameWithSeed(seed);
  return Int32Array.from({ length: count }, () => nextRandom(game));
};

const flipped = (seed: Seed, bit: number): Seed =>
  seed.map((word, i) => (i === bit >> 5 ? (word ^ (1 << (bit & 31))) >>> 0 : word)) as unknown as Seed;

function bitsIn(word: number): number {
  let count = 0;
  for (let left = word; left !== 0; left &= left - 1) count++;
  return count;
}

/** How far a count of so many even chances is from half of them, in standard deviations. */
const fromHalf = (count: number, of: number): number => (count - of / 2) / (Math.sqrt(of) / 2);

describe('each of the 128 bits of a seed', () => {
  const seeds: readonly Seed[] = [[0, 0, 0, 0], [7, 0, 0, 0], seedNumber(1)];

  it('changes half of the bits of the thousand numbers that follow', () => {
    for (const seed of seeds) {
      const numbers = numbersOf(seed);
      let all = 0;
      for (let bit = 0; bit < 128; bit++) {
        const others = numbersOf(flipped(seed, bit));
        const changed = others.reduce((sum, other, n) => sum + bitsIn(other ^ numbers[n]!), 0);
        expect(Math.abs(fromHalf(changed, 32 * NUMBERS)), `bit ${bit} of ${seed}`).toBeLessThan(4.5);
        all += changed;
      }
      expect(Math.abs(fromHalf(all, 128 * 32 * NUMBERS)), String(seed)).toBeLessThan(3.3);
    }
  });

  it('changes each bit of a number half of the time', () => {
    const numbers = numbersOf(seeds[2]!);
    for (let bit = 0; bit < 128; bit++) {
      const others = numbersOf(flipped(seeds[2]!, bit));
      for (let at = 0; at < 32; at++) {
        const changed = others.reduce((sum, other, n) => sum + (((other ^ numbers[n]!) >>> at) & 1), 0);
        expect(Math.abs(fromHalf(changed, NUMBERS)), `bit ${bit}, bit ${at} of the number`).toBeLessThan(5.5);
      }
    }
  });

  it('counts for every single number: none depends on fewer than all of them', () => {
    for (const seed of seeds) {
      const numbers = numbersOf(seed);
      for (let bit = 0; bit < 128; bit++) {
        const others = numbersOf(flipped(seed, bit));
        expect(others.findIndex((other, n) => other === numbers[n])).toBe(-1);
      }
    }
  });
});

describe('a coin', () => {
  it('is fair a million times, alone and beside the sixteen before it', () => {
    const flips = 1_000_000;
    const heads = numbersOf(seedNumber(2), flips).map((number) => (number < 0 ? 1 : 0));
    expect(
      Math.abs(
        fromHalf(
          heads.reduce((sum, each) => sum + each, 0),
          flips,
        ),
      ),
    ).toBeLessThan(3.3);
    for (let back = 1; back <= 16; back++) {
      let same = 0;
      for (let n = back; n < flips; n++) if (heads[n] === heads[n - back]) same++;
      expect(Math.abs(fromHalf(same, flips - back)), `${back} back`).toBeLessThan(4);
    }
  });
});

describe('a hundred thousand shuffles of 60 cards', () => {
  const SHUFFLES = 100_000;
  const places = new Table(60);
  const followers = new Int32Array(60 * 60);
  const game = gameWithSeed(seedNumber(3));
  for (let i = 0; i < SHUFFLES; i++) {
    const deck = Array.from({ length: 60 }, (_, card) => card);
    shuffleList(game, deck);
    deck.forEach((card, place) => {
      places.add(card, place);
    });
    followers[deck[59]! * 60 + deck[58]!]!++;
  }

  it('bring every card to every place equally often', () => {
    expect(Math.abs(places.deviation(SHUFFLES))).toBeLessThan(3.3);
  });

  it('bring every two cards to the top equally often', () => {
    const pairs = followers.filter((_, pair) => Math.floor(pair / 60) !== pair % 60);
    const expected = SHUFFLES / pairs.length;
    const sum = pairs.reduce((all, count) => all + (count - expected) ** 2 / expected, 0);
    const free = pairs.length - 1;
    expect(Math.abs(sum - free) / Math.sqrt(2 * free)).toBeLessThan(3.3);
  });
});

describe('three thousand games', () => {
  const GAMES = 3000;
  const setup = sixtyEach();
  const seats = [0, 1].map(() => ({ ids: new Table(60), drawn: new Table(60), order: new Table(60) }));
  for (let number = 0; number < GAMES; number++) {
    const game = begin(setup, seedNumber(number));
    seats.forEach(({ ids, drawn, order }, seat) => {
      const from = 60 * seat;
      const { hand, deck } = game.state.sides[seat]!;
      [...hand, ...deck.toReversed()].forEach((id, place) => {
        const listed = game.setup.cardOf[id]! - from;
        ids.add(listed, id - from);
        drawn.add(id - from, place);
        order.add(listed, place);
      });
    });
  }

  it('deal every id of a seat to every card of its list equally often (ZONE-03)', () => {
    for (const { ids } of seats) expect(Math.abs(ids.deviation(GAMES))).toBeLessThan(3.3);
  });

  it('draw every card of both decks at every place equally often, by its id and by its place in the list', () => {
    for (const { drawn, order } of seats) {
      expect(Math.abs(drawn.deviation(GAMES))).toBeLessThan(3.3);
      expect(Math.abs(order.deviation(GAMES))).toBeLessThan(3.3);
    }
  });

  it('would not pass with a deck that is cut instead of shuffled', () => {
    const cut = new Table(60);
    for (let number = 0; number < GAMES; number++)
      for (let card = 0; card < 60; card++) cut.add(card, (card + (number % 30)) % 60);
    expect(cut.deviation(GAMES)).toBeGreaterThan(100);
  });
});

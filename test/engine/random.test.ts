import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainGame, randomNumbers } from '../../src/arena/index.js';
import { CONSTRUCTED, ERAS, fork, type Game, listAnswers, newGame, play } from '../../src/engine/index.js';
import { nextRandom, shuffleList, stackDeck } from '../../src/engine/model/random.js';

/** A game that is nothing but its seed here. */
function gameOf(seed: number): Game {
  const game = newGame({
    ...plainGame(ERAS.find(({ id }) => id === 'e-card-2002')!, CONSTRUCTED, randomNumbers(1)),
    seed,
  });
  if (!game.ok) throw new Error('the game cannot begin');
  return game.value;
}

/** Sum of the squared deviations from what is expected, each over the expected number. */
const chiSquare = (counts: readonly number[], expected: number): number =>
  counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);

describe('the random numbers of a game', () => {
  it('are a function of the seed and how many have been used', () => {
    const game = gameOf(5);
    const copy: Game = { ...game, state: fork(game.state) };
    const numbers = Array.from({ length: 20 }, () => nextRandom(game));
    expect(Array.from({ length: 20 }, () => nextRandom(copy))).toEqual(numbers);
    expect(new Set(numbers).size).toBe(20);
  });

  it('are other ones for another seed, also one that differs in a single bit', () => {
    const firsts = Array.from({ length: 32 }, (_, bit) => {
      const game = gameOf((1 << bit) >>> 0);
      game.state.drawn = 0;
      return nextRandom(game);
    });
    expect(new Set(firsts).size).toBe(32);
  });

  it('have every bit set about half of the time', () => {
    const game = gameOf(11);
    const numbers = Array.from({ length: 20_000 }, () => nextRandom(game));
    for (let bit = 0; bit < 32; bit++) {
      const set = numbers.filter((number) => (number >>> bit) & 1).length;
      expect(Math.abs(set - 10_000), `bit ${bit}`).toBeLessThan(300); // four standard deviations
    }
  });
});

describe('a coin', () => {
  it('falls on heads about half of the time, and each two flips in each way about a quarter', () => {
    const game = gameOf(3);
    const pairs = [0, 0, 0, 0];
    for (let i = 0; i < 20_000; i++) {
      const pair = (nextRandom(game) < 0 ? 2 : 0) + (nextRandom(game) < 0 ? 1 : 0);
      pairs[pair]!++;
    }
    expect(chiSquare(pairs, 5000)).toBeLessThan(16.3); // 3 degrees of freedom, 0.1 %
  });

  it('is fair in play: the player who goes first is A about half of the time (SETUP-01)', () => {
    const claim = plainGame(ERAS.find(({ id }) => id === 'e-card-2002')!, CONSTRUCTED, randomNumbers(1));
    const starters = Array.from({ length: 400 }, (_, seed) => {
      const game = newGame({ ...claim, seed: seed * 7919 });
      return game.ok ? game.value.state.starter : Number.NaN;
    });
    const first = starters.filter((seat) => seat === 0).length;
    expect(starters.every((seat) => seat === 0 || seat === 1)).toBe(true);
    expect(Math.abs(first - 200)).toBeLessThan(60);
  });

  it('is answered by whoever is asked, where coins are asked for', () => {
    const claim = plainGame(ERAS.find(({ id }) => id === 'e-card-2002')!, CONSTRUCTED, randomNumbers(1));
    const starters = [0, 1].map((at) => {
      const game = newGame({ ...claim, options: { coins: 'asked' } });
      if (!game.ok) throw new Error('the game cannot begin');
      expect(game.value.state.decision.kind).toBe('coin');
      play(game.value, listAnswers(game.value)[at]!);
      return game.value.state.starter;
    });
    expect(starters.toSorted()).toEqual([0, 1]);
  });
});

describe('a shuffle', () => {
  it('keeps the cards and nothing else', () => {
    const keeps = fc.property(fc.nat(), fc.uniqueArray(fc.nat(239), { maxLength: 60 }), (seed, cards) => {
      const list = [...cards];
      shuffleList(gameOf(seed), list);
      expect(list.toSorted((a, b) => a - b)).toEqual(cards.toSorted((a, b) => a - b));
    });
    fc.assert(keeps, { seed: 1, numRuns: 100 });
  });

  it('puts every card at every place equally often', () => {
    const game = gameOf(17);
    const counts = new Array<number>(36).fill(0);
    for (let i = 0; i < 12_000; i++) {
      const list = [0, 1, 2, 3, 4, 5];
      shuffleList(game, list);
      list.forEach((card, place) => {
        counts[card * 6 + place]!++;
      });
    }
    expect(chiSquare(counts, 2000)).toBeLessThan(52.6); // 25 degrees of freedom, 0.1 %
  });

  it('gives each order of four cards equally often', () => {
    const game = gameOf(29);
    const orders = new Map<string, number>();
    for (let i = 0; i < 12_000; i++) {
      const list = [0, 1, 2, 3];
      shuffleList(game, list);
      orders.set(list.join(), (orders.get(list.join()) ?? 0) + 1);
    }
    expect(orders.size).toBe(24);
    expect(chiSquare([...orders.values()], 500)).toBeLessThan(49.7); // 23 degrees of freedom, 0.1 %
  });

  it('of a whole deck leaves few cards where they were', () => {
    const game = gameOf(31);
    let stayed = 0;
    for (let i = 0; i < 2000; i++) {
      const deck = Array.from({ length: 60 }, (_, card) => card);
      shuffleList(game, deck);
      stayed += deck.filter((card, place) => card === place).length;
    }
    expect(stayed / 2000).toBeGreaterThan(0.85); // one card a shuffle is what is expected
    expect(stayed / 2000).toBeLessThan(1.15);
  });
});

describe('a stacked deck', () => {
  it('has the named cards on top, the first of them topmost, and the others below in their order', () => {
    const deck = [1, 2, 3, 4, 5];
    stackDeck(deck, [4, 1]);
    expect(deck).toEqual([2, 3, 5, 1, 4]); // the top card is the last
  });
});

import { describe, expect, it } from 'vitest';
import { EngineBug, fork, nonceFor, type Seed, seedFrom, streamOf } from '../../../src/engine/index.js';
import { BLOCK, fillBlock } from '../../../src/engine/model/chance/chacha8.js';
import { below, shuffleBy, USES } from '../../../src/engine/model/chance/stream.js';
import { nextRandom } from '../../../src/engine/model/random.js';
import { gameWithSeed } from './games.js';

/** Gives these numbers, one after the other, and counts how many were taken. */
const given = (numbers: readonly number[]): { taken: number; next(): number } => ({
  taken: 0,
  next() {
    if (this.taken === numbers.length) throw new RangeError('more numbers are drawn than there are');
    return numbers[this.taken++]!;
  },
});

const drawn = (from: { next(): number }): number => from.next();

describe('a number below a limit', () => {
  it('is each as likely as the other: of all the bits that it needs, every value is one number, or drawn anew', () => {
    for (const limit of [2, 3, 5, 7, 8, 60, 100, 128, 200, 256]) {
      const size = 2 ** Math.ceil(Math.log2(limit));
      const accepted = Array.from({ length: size }, (_, bits) => {
        const source = given([bits | 0xabc00000, 0]);
        const number = below(drawn, source, limit);
        return source.taken === 1 ? number : null;
      });
      expect(accepted).toEqual(Array.from({ length: size }, (_, bits) => (bits < limit ? bits : null)));
    }
  });

  it('is one of 2³², too, and never below zero', () => {
    expect(below(drawn, given([-1]), 2 ** 32)).toBe(2 ** 32 - 1);
    expect(below(drawn, given([-1, -2]), 2 ** 32 - 1)).toBe(2 ** 32 - 2);
    expect(below(drawn, given([-1, 5]), 2 ** 31 + 1)).toBe(5);
  });

  it('takes nothing where there is nothing to choose', () => {
    for (const limit of [0, 1]) expect(below(drawn, given([]), limit)).toBe(0);
  });

  it('is a bug of ours where numbers are refused for ever', () => {
    expect(() => below(() => -1, null, 3)).toThrow(EngineBug);
  });
});

describe('the order of a list', () => {
  const shuffled = (words: readonly number[], length = 4): string => {
    const list = Array.from({ length }, (_, card) => card);
    shuffleBy(drawn, given(words), list);
    return list.join();
  };

  it('is each as likely as the other: every way to draw the places is another one, and there are as many', () => {
    const orders = new Set<string>();
    for (let a = 0; a < 4; a++)
      for (let b = 0; b < 3; b++) for (let c = 0; c < 2; c++) orders.add(shuffled([a | (b << 8) | (c << 16)]));
    expect(orders.size).toBe(24);
  });

  it('goes on to the next byte where one is too large, and to the next number after four', () => {
    expect(shuffled([0x01020302])).toBe(shuffled([0x00010202]));
    expect(shuffled([0x03030302, 0x0102])).toBe(shuffled([0x00010202]));
  });

  it('is a bug of ours where there is none, or the list is too long for bytes', () => {
    expect(() => shuffleBy(() => -1, null, [1, 2, 3])).toThrow(EngineBug);
    expect(() => shuffleBy(() => 0, null, new Array<number>(257).fill(0))).toThrow(EngineBug);
  });
});

describe('the rows of numbers of one seed', () => {
  const seed: Seed = [1, 2, 3, 4];

  it('are as many as there are uses, players and times', () => {
    const nonces = USES.flatMap((use) =>
      [0, 1, 2, 3].flatMap((who) => [0, 1, 2, 255, 256, 4_294_967_295].map((when) => nonceFor(use, who, when))),
    );
    expect(new Set(nonces.map(String)).size).toBe(USES.length * 4 * 6);
    const firsts = nonces.map((nonce) => streamOf(seed, nonce)(2 ** 32));
    expect(new Set(firsts).size).toBe(nonces.length);
    expect(new Set(nonces.map((nonce) => seedFrom(seed, nonce).join())).size).toBe(nonces.length);
  });

  it('leave the numbers of the game alone, which are those of nonce 0', () => {
    const game = gameWithSeed(seed);
    const out = new Int32Array(BLOCK);
    for (let block = 0; block < 4; block++) {
      fillBlock(out, seed, block, [0, 0]);
      expect(Array.from({ length: BLOCK }, () => nextRandom(game))).toEqual([...out]);
    }
  });

  it('are the same where games are played side by side, and where one is begun anew in the middle', () => {
    const seeds: readonly Seed[] = [seed, [1, 2, 3, 5], [0, 2, 3, 4], [4_294_967_295, 2, 3, 4]];
    const apart = seeds.map((each) => {
      const game = gameWithSeed(each);
      return Array.from({ length: 40 }, () => nextRandom(game));
    });
    const games = seeds.map(gameWithSeed);
    const beside = seeds.map((): number[] => []);
    for (let n = 0; n < 40; n++) for (const [i, game] of games.entries()) beside[i]!.push(nextRandom(game));
    expect(beside).toEqual(apart);
    const game = gameWithSeed(seed);
    for (let n = 0; n < 21; n++) nextRandom(game);
    const again = { ...game, state: fork(game.state) };
    expect(nextRandom(game)).toBe(apart[0]![21]);
    nextRandom(games[1]!);
    expect(nextRandom(again)).toBe(apart[0]![21]);
  });
});

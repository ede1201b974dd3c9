import { describe, expect, it } from 'vitest';
import { between, oneIn, pick, randomNumbers, shuffled } from '../../src/arena/index.js';

describe('random numbers for choosing', () => {
  it('are the same for the same seed and stream, and others for others', () => {
    const first = (seed: number, stream: number) => {
      const random = randomNumbers(seed, stream);
      return Array.from({ length: 8 }, () => random(1000)).join();
    };
    expect(first(1, 2)).toBe(first(1, 2));
    const all = [first(1, 2), first(2, 1), first(1, 3), first(2, 2), first(0, 0), first(4294967295, 0)];
    expect(new Set(all).size).toBe(all.length);
  });

  it('fall below the limit, each as often as the others', () => {
    const random = randomNumbers(9);
    const counts = new Array<number>(7).fill(0);
    for (let i = 0; i < 14_000; i++) counts[random(7)]!++;
    for (const count of counts) expect(Math.abs(count - 2000)).toBeLessThan(180);
  });

  it('choose from a range, a list, and one in so many', () => {
    const random = randomNumbers(5);
    const drawn = Array.from({ length: 400 }, () => between(random, 3, 5));
    expect(new Set(drawn)).toEqual(new Set([3, 4, 5]));
    expect(new Set(Array.from({ length: 200 }, () => pick(random, 'abc'.split(''))))).toEqual(new Set(['a', 'b', 'c']));
    const hits = Array.from({ length: 4000 }, () => oneIn(random, 8)).filter(Boolean).length;
    expect(Math.abs(hits - 500)).toBeLessThan(90);
  });

  it('shuffle a list and leave the list as it is', () => {
    const list = Array.from({ length: 30 }, (_, at) => at);
    const other = shuffled(randomNumbers(2), list);
    expect(other).not.toEqual(list);
    expect(other.toSorted((a, b) => a - b)).toEqual(list);
    expect(list[0]).toBe(0);
  });
});

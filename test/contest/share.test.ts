import { describe, expect, it } from 'vitest';
import { randomNumbers } from '../../src/arena/index.js';
import { clustered, difference, evenly, meanOf, wilson } from '../../src/contest/index.js';

describe('the interval of a share', () => {
  it('is Wilson’s', () => {
    const { share, low, high } = wilson(50, 100);
    expect([share, low, high].map((number) => number.toFixed(4))).toEqual(['0.5000', '0.4038', '0.5962']);
    expect(wilson(0, 10).high.toFixed(4)).toBe('0.2775');
    expect(wilson(10, 10).low.toFixed(4)).toBe('0.7225');
    expect(wilson(0, 0)).toEqual({ share: 0, low: 0, high: 1 });
  });

  it('is wider where games share their chance, and never narrower than games apart would make it', () => {
    const alike = Array.from({ length: 40 }, (_, i) => ({ games: 8, won: i % 2 === 0 ? 8 : 0 }));
    const mixed = Array.from({ length: 40 }, () => ({ games: 8, won: 4 }));
    expect(clustered(alike).high - clustered(alike).low).toBeGreaterThan(
      2 * (wilson(160, 320).high - wilson(160, 320).low),
    );
    expect(clustered(mixed)).toEqual({ games: 320, won: 160, ...wilson(160, 320) });
  });

  it('holds the truth in about 95 of 100 cases where the games of a number share their chance', () => {
    const random = randomNumbers(11);
    let held = 0;
    for (let trial = 0; trial < 1000; trial++) {
      const columns = [0, 1, 2].map(() => [] as { games: number; won: number }[]);
      for (let number = 0; number < 60; number++) {
        const luck = random(1000) / 1000 - 0.5; // the same for all columns
        for (const column of columns) column.push({ games: 1, won: random(1000) / 1000 < 0.5 + luck * 0.8 ? 1 : 0 });
      }
      const { low, high } = evenly(columns);
      if (low <= 0.5 && high >= 0.5) held++;
    }
    expect(held).toBeGreaterThan(930);
    expect(held).toBeLessThan(970);
  });

  it('of a difference is narrower where the two go together', () => {
    expect(difference(wilson(60, 100), wilson(40, 100)).share).toBeCloseTo(0.2);
    expect(difference(wilson(60, 100), wilson(40, 100)).low.toFixed(3)).toBe('0.061');
    const paired = Array.from({ length: 100 }, (_, i) => (i < 20 ? 1 : 0));
    expect(meanOf(paired).low).toBeGreaterThan(difference(wilson(60, 100), wilson(40, 100)).low);
  });
});

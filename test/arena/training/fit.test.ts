import { describe, expect, it } from 'vitest';
import { randomNumbers } from '../../../src/arena/index.js';
import type { Lesson } from '../../../src/arena/training/lesson.js';
import { fitLinear, scaleOf } from '../../../src/arena/training/linear.js';
import { momentsOf } from '../../../src/arena/training/moments.js';
import { errorIn, fitNet, type Worth } from '../../../src/arena/training/net.js';
import { solve } from '../../../src/arena/training/solve.js';

const random = randomNumbers(11);
/** From −1 to 1. */
const any = (): number => random(2001) / 1000 - 1;

/**
 * Decisions of a world in which the worth of an end is known. What all ends of a decision have in common, such as the
 * decks, decides far more than the ends do.
 */
function lessonsOf(worth: Worth, count: number, plays = 4000): Lesson[] {
  return Array.from({ length: count }, (_, game) => {
    const course = any() * 2;
    const common = any() * 5;
    return {
      game,
      plays,
      ends: Array.from({ length: 4 }, () => {
        const features = [any() + common, any(), any()];
        const chance = 1 / (1 + Math.exp(-(course + worth(features) - worth([common, 0, 0]))));
        let won = 0;
        for (let n = 0; n < plays; n++) if (random(1_000_000) < chance * 1_000_000) won++;
        return { features, won: won / plays };
      }),
    };
  });
}

const WEIGHTS = [0.5, -0.3, 0];
const ZERO = { points: [0, 0, 0], spread: [1, 1, 1] };
const linear: Worth = (x) => WEIGHTS.reduce((sum, weight, i) => sum + weight * x[i]!, 0);

describe('a fit', () => {
  it('solves equations', () => {
    expect([...solve([4, 2, 2, 3], [10, 9])].map((each) => Math.round(each * 1e9) / 1e9)).toEqual([1.5, 2]);
    expect(() => solve([1, 2, 2, 1], [1, 1])).toThrow('not positive definite');
  });

  it('finds the weights that made the results, whatever else decided the games', () => {
    const { weights } = fitLinear(lessonsOf(linear, 150), ZERO);
    weights.forEach((weight, i) => {
      expect(Math.abs(weight - WEIGHTS[i]!)).toBeLessThan(0.05);
    });
  });

  it('finds by what number points must be multiplied', () => {
    const moments = momentsOf(lessonsOf(linear, 100), 3);
    expect(
      scaleOf(
        moments,
        WEIGHTS.map((weight) => weight * 200),
      ),
    ).toBeCloseTo(1 / 200, 3);
  });

  it('stays where it came from when nothing is to be learned', () => {
    const lessons = lessonsOf(linear, 30, 2);
    const near = fitLinear(lessons, { points: WEIGHTS, spread: [1, 1, 1] });
    const far = fitLinear(lessons, ZERO);
    const fresh = momentsOf(lessonsOf(linear, 100), 3);
    expect(fresh.errorOf(near.weights)).toBeLessThanOrEqual(fresh.errorOf(far.weights));
  });

  it('reckons the same error from sums as one by one', () => {
    const lessons = lessonsOf(linear, 20, 10);
    expect(momentsOf(lessons, 3).errorOf(WEIGHTS)).toBeCloseTo(errorIn(lessons, linear), 10);
  });

  it('lets a net find what no weights can tell', () => {
    const bent: Worth = (x) => 2 * Math.abs(x[1]!);
    const lessons = lessonsOf(bent, 600, 200);
    const fresh = lessonsOf(bent, 100, 200);
    const net = fitNet(lessons, () => 0, randomNumbers(1));
    const { weights } = fitLinear(lessons, ZERO);
    expect(errorIn(fresh, net)).toBeLessThan(momentsOf(fresh, 3).errorOf(weights) * 0.9);
  });
});

import { type Lesson, meanOf } from './lesson.js';
import { Moments, momentsOf } from './moments.js';
import { solve } from './solve.js';

/** Weights that were fitted, in logits, and how strongly they were held to where they came from. */
export interface Linear {
  readonly weights: Float64Array;
  readonly ridge: number;
}

/** How strongly weights are held; the best of these is found by leaving out one part of the lessons after the other. */
const RIDGES = [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10] as const;
const PARTS = 5;
/** Where no feature ever differs, nothing is learned. */
const LEAST = 1e-9;

/** By what number points must be multiplied to be logits: the best fit of a judgement that is only scaled. */
export function scaleOf(moments: Moments, points: ArrayLike<number>): number {
  const times = moments.times(points);
  let product = 0;
  let square = 0;
  for (let i = 0; i < moments.size; i++) {
    product += moments.products[i]! * points[i]!;
    square += times[i]! * points[i]!;
  }
  return square > 0 ? product / square : 0;
}

/** Where weights come from, a judgement in points or zeros, and how far each may be off from there. */
export interface Start {
  readonly points: readonly number[];
  readonly spread: readonly number[];
}

/** The weights that tell the lessons best, held to where they come from as strongly as is said, or as is found out. */
export function fitLinear(lessons: readonly Lesson[], start: Start, hold: number | null = null): Linear {
  const parts = Array.from({ length: PARTS }, (_, part) =>
    momentsOf(
      lessons.filter(({ game }) => (game >> 1) % PARTS === part), // a pair of games stays together
      start.points.length,
    ),
  );
  const filled = parts.filter(({ rows }) => rows > 0);
  const errors = RIDGES.map((ridge) =>
    filled.map((part) => part.errorOf(held(sumOf(parts, part), start, ridge)) * part.rows),
  );
  const ridge = hold ?? RIDGES[surest(errors)]!;
  return { ridge, weights: held(sumOf(parts, null), start, ridge) };
}

/** The last list of errors that is not worse than the best by more than chance explains: what is not sure is not learned. */
function surest(errors: readonly (readonly number[])[]): number {
  const means = errors.map(meanOf);
  const best = errors[means.indexOf(Math.min(...means))]!;
  return errors.findLastIndex((each) => {
    const worse = each.map((error, part) => error - best[part]!);
    const mean = meanOf(worse);
    const squares = worse.reduce((sum, one) => sum + (one - mean) ** 2, 0);
    return mean <= Math.sqrt(squares / Math.max(1, worse.length - 1) / worse.length);
  });
}

function sumOf(parts: readonly Moments[], but: Moments | null): Moments {
  const sum = new Moments(parts[0]!.size);
  for (const part of parts) if (part !== but) sum.add(part);
  return sum;
}

/** Ridge regression, each weight in units of its spread: what hardly ever differs stays where it was. */
function held(moments: Moments, { points, spread }: Start, ridge: number): Float64Array {
  const { size, squares, products } = moments;
  const scale = scaleOf(moments, points);
  const from = points.map((each) => each * scale);
  const told = moments.times(from);
  const matrix = squares.map((square, at) => square * spread[Math.floor(at / size)]! * spread[at % size]!);
  let trace = 0;
  for (let i = 0; i < size; i++) trace += matrix[i * size + i]!;
  for (let i = 0; i < size; i++) matrix[i * size + i]! += (ridge * trace) / size + LEAST;
  const change = solve(
    matrix,
    products.map((product, i) => (product - told[i]!) * spread[i]!),
  );
  return change.map((each, i) => each * spread[i]! + from[i]!);
}

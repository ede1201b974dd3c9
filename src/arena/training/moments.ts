import { type Lesson, meanOf, openness } from './lesson.js';

/**
 * All that a fit by least squares needs of some lessons. The end of a turn with features x is won a share y of the time. It
 * is reckoned that y less its mean over the ends is s · w · (x less its mean), with the openness s of the decision: the
 * logistic curve with weights w, as it is near the mean. The error of that is divided by s, as much as chance makes.
 */
export class Moments {
  /** The sums of s·x·xᵀ, of x·y and of y·y/s, where x and y are less their means; and how many rows they are of. */
  readonly squares: Float64Array;
  readonly products: Float64Array;
  results = 0;
  rows = 0;

  constructor(readonly size: number) {
    this.squares = new Float64Array(size * size);
    this.products = new Float64Array(size);
  }

  take(lesson: Lesson): void {
    const { ends } = lesson;
    const s = openness(lesson);
    const mean = meanOf(ends.map(({ won }) => won));
    const centre = Array.from({ length: this.size }, (_, i) => meanOf(ends.map(({ features }) => features[i]!)));
    for (const { features, won } of ends)
      this.takeRow(
        centre.map((each, i) => features[i]! - each),
        won - mean,
        s,
      );
  }

  private takeRow(x: readonly number[], y: number, s: number): void {
    const { size, squares, products } = this;
    for (let i = 0; i < size; i++) {
      const one = x[i]!;
      if (one === 0) continue;
      products[i]! += one * y;
      for (let j = 0; j < size; j++) squares[i * size + j]! += s * one * x[j]!;
    }
    this.results += (y * y) / s;
    this.rows++;
  }

  add(other: Moments): void {
    for (let i = 0; i < this.squares.length; i++) this.squares[i]! += other.squares[i]!;
    for (let i = 0; i < this.size; i++) this.products[i]! += other.products[i]!;
    this.results += other.results;
    this.rows += other.rows;
  }

  /** The squares times some weights. */
  times(weights: ArrayLike<number>): Float64Array {
    const { size, squares } = this;
    return Float64Array.from({ length: size }, (_, i) => {
      let sum = 0;
      for (let j = 0; j < size; j++) sum += squares[i * size + j]! * weights[j]!;
      return sum;
    });
  }

  /** The mean squared error of some weights. */
  errorOf(weights: ArrayLike<number>): number {
    const times = this.times(weights);
    let sum = this.results;
    for (let i = 0; i < this.size; i++) sum += weights[i]! * (times[i]! - 2 * this.products[i]!);
    return sum / this.rows;
  }
}

export function momentsOf(lessons: readonly Lesson[], size: number): Moments {
  const moments = new Moments(size);
  for (const lesson of lessons) moments.take(lesson);
  return moments;
}

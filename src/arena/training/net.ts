import type { Random } from '../../bots/index.js';
import { shuffled } from '../random-number.js';
import { type Lesson, meanOf, openness } from './lesson.js';

/** What an end of a turn is worth, in logits. */
export type Worth = (features: ArrayLike<number>) => number;

const HIDDEN = 16;
const ROUNDS = 60;
/** It stops after so many rounds without gain on the lessons that it does not learn from: one pair of games in six. */
const PATIENCE = 6;
const SET_ASIDE = 6;
const RATE = 0.05;
const DECAY = 1e-4;
const FINE = 1e6;

/** One layer of hidden units, in units of how much each feature varies; a judgement that is there already is added. */
class Net {
  readonly into: Float64Array;
  readonly bias = new Float64Array(HIDDEN);
  readonly out = new Float64Array(HIDDEN);

  constructor(
    readonly size: number,
    random: Random,
  ) {
    const any = (): number => (random(2 * FINE) / FINE - 1) / Math.sqrt(size);
    this.into = Float64Array.from({ length: HIDDEN * size }, any);
  }

  hidden(x: ArrayLike<number>): Float64Array {
    return Float64Array.from(this.bias, (bias, unit) => {
      let sum = bias;
      for (let i = 0; i < this.size; i++) sum += this.into[unit * this.size + i]! * x[i]!;
      return Math.tanh(sum);
    });
  }

  worth(hidden: Float64Array): number {
    return hidden.reduce((sum, each, unit) => sum + each * this.out[unit]!, 0);
  }

  /** A step against the slope of the error: `slope` is how the error grows with the worth of these features. */
  learn(x: ArrayLike<number>, hidden: Float64Array, slope: number): void {
    for (let unit = 0; unit < HIDDEN; unit++) {
      const inner = slope * this.out[unit]! * (1 - hidden[unit]! ** 2);
      this.out[unit]! -= RATE * (slope * hidden[unit]! + DECAY * this.out[unit]!);
      this.bias[unit]! -= RATE * inner;
      const row = unit * this.size;
      for (let i = 0; i < this.size; i++) this.into[row + i]! -= RATE * (inner * x[i]! + DECAY * this.into[row + i]!);
    }
  }

  copy(): Net {
    const copy = new Net(this.size, () => 0);
    copy.into.set(this.into);
    copy.bias.set(this.bias);
    copy.out.set(this.out);
    return copy;
  }
}

/** A small net that corrects a judgement, trained on the lessons by plain steps down the slope. */
export function fitNet(lessons: readonly Lesson[], judgement: Worth, random: Random): Worth {
  const units = unitsOf(lessons);
  const inUnits = (features: ArrayLike<number>): Float64Array => units.map((unit, i) => features[i]! * unit);
  const isAside = ({ game }: Lesson): boolean => (game >> 1) % SET_ASIDE === 0;
  const aside = lessons.filter(isAside);
  const learned = lessons.filter((lesson) => !isAside(lesson));
  const worthIn =
    (net: Net): Worth =>
    (features) =>
      judgement(features) + net.worth(net.hidden(inUnits(features)));
  const net = new Net(units.length, random);
  let best = net.copy();
  let least = errorIn(aside, worthIn(net));
  for (let round = 0, vain = 0; round < ROUNDS && vain < PATIENCE; round++) {
    for (const lesson of shuffled(random, learned)) learnFrom(net, lesson, judgement, inUnits);
    const error = errorIn(aside, worthIn(net));
    vain = error < least ? 0 : vain + 1;
    if (error >= least) continue;
    least = error;
    best = net.copy();
  }
  return worthIn(best);
}

function learnFrom(net: Net, lesson: Lesson, judgement: Worth, inUnits: (x: ArrayLike<number>) => Float64Array): void {
  const s = openness(lesson);
  const xs = lesson.ends.map(({ features }) => inUnits(features));
  const hidden = xs.map((x) => net.hidden(x));
  const worths = lesson.ends.map(({ features }, i) => judgement(features) + net.worth(hidden[i]!));
  const meanWorth = meanOf(worths);
  const meanWon = meanOf(lesson.ends.map(({ won }) => won));
  const slopes = lesson.ends.map(({ won }, i) => s * (worths[i]! - meanWorth) - (won - meanWon));
  xs.forEach((x, i) => {
    net.learn(x, hidden[i]!, slopes[i]!);
  });
}

/** One over the spread of each feature; 0 where there is none. */
function unitsOf(lessons: readonly Lesson[]): Float64Array {
  const rows = lessons.flatMap(({ ends }) => ends.map(({ features }) => features));
  return Float64Array.from({ length: rows[0]?.length ?? 0 }, (_, i) => {
    const spread = Math.sqrt(meanOf(rows.map((row) => row[i]! ** 2)));
    return spread > 0 ? 1 / spread : 0;
  });
}

/** The mean squared error of a worth, as `Moments` reckons it. */
export function errorIn(lessons: readonly Lesson[], worth: Worth): number {
  let sum = 0;
  let rows = 0;
  for (const lesson of lessons) {
    const s = openness(lesson);
    const worths = lesson.ends.map(({ features }) => worth(features));
    const meanWorth = meanOf(worths);
    const meanWon = meanOf(lesson.ends.map(({ won }) => won));
    lesson.ends.forEach(({ won }, i) => {
      sum += (won - meanWon - s * (worths[i]! - meanWorth)) ** 2 / s;
      rows++;
    });
  }
  return rows === 0 ? 0 : sum / rows;
}

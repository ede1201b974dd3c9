import { FEATURE_NAMES, handMadeWeights, weighed, weightSpread } from '../../bots/index.js';
import { randomNumbers } from '../random-number.js';
import type { Lesson } from './lesson.js';
import type { TrainingPlan } from './lessons.js';
import { fitLinear, scaleOf } from './linear.js';
import { momentsOf } from './moments.js';
import { errorIn, fitNet, type Worth } from './net.js';

/** How well something tells which end of a turn wins more often, on decisions that it was not fitted to. */
export interface Telling {
  /** The mean squared error, in units of what chance alone makes in one game. */
  readonly error: number;
  /** The share of the pairs of ends that did not win equally often which it puts in their order. */
  readonly ordered: number;
}

/** What came of a training. */
export interface Trained {
  /** In points, so that all in all they are as large as those of the judgement that ships. */
  readonly weights: Readonly<Record<string, number>>;
  /** Logits to a point, as these games went. */
  readonly scale: number;
  readonly ridge: number;
  readonly lessons: number;
  readonly ends: number;
  readonly games: number;
  /** Decisions that were held out. */
  readonly heldOut: number;
  readonly tellings: Readonly<Record<Judge, Telling>>;
}

/** Who was compared: no judgement; the one that ships; weights fitted from zero, and from those; a small net. */
export const JUDGES = ['constant', 'handMade', 'linearFromZero', 'linear', 'net'] as const;
export type Judge = (typeof JUDGES)[number];

/** The last pairs of games, with such a share of the lessons, are held out. */
const HELD_OUT = 1 / 5;

/** Fits all of them to four fifths of the lessons, and measures them on the last. Null: they are all of one pair of games. */
export function trainOn(lessons: readonly Lesson[], { seed, hold = null }: TrainingPlan): Trained | null {
  const pairOf = ({ game }: Lesson): number => game >> 1;
  const last = Math.max(1, pairOf(lessons[Math.floor(lessons.length * (1 - HELD_OUT))]!));
  const held = lessons.filter((lesson) => pairOf(lesson) >= last);
  const learned = lessons.filter((lesson) => pairOf(lesson) < last);
  if (held.length === 0 || learned.length === 0) return null;
  const scale = scaleOf(momentsOf(learned, FEATURE_NAMES.length), handMadeWeights);
  const linear = fitLinear(learned, { points: handMadeWeights, spread: weightSpread }, hold);
  const fromZero = fitLinear(learned, { points: handMadeWeights.map(() => 0), spread: weightSpread });
  const handMade: Worth = (features) => scale * weighed(features, handMadeWeights);
  const worths: Record<Judge, Worth> = {
    constant: () => 0,
    handMade,
    linearFromZero: (features) => weighed(features, fromZero.weights),
    linear: (features) => weighed(features, linear.weights),
    net: fitNet(learned, handMade, randomNumbers(seed, 2)),
  };
  return {
    weights: inPoints(linear.weights, scale),
    scale,
    ridge: linear.ridge,
    lessons: lessons.length,
    ends: lessons.reduce((sum, { ends }) => sum + ends.length, 0),
    games: new Set(lessons.map(({ game }) => game)).size,
    heldOut: held.length,
    tellings: Object.fromEntries(
      JUDGES.map((judge) => [judge, { error: errorIn(held, worths[judge]), ordered: orderedBy(held, worths[judge]) }]),
    ) as Record<Judge, Telling>,
  };
}

/** To three places after the point: more than that nobody has learned. */
function inPoints(weights: Float64Array, scale: number): Record<string, number> {
  const points = scale > 0 ? 1 / scale : 1;
  return Object.fromEntries(FEATURE_NAMES.map((name, i) => [name, Math.round(weights[i]! * points * 1000) / 1000]));
}

/** Who says nothing has half of them. */
function orderedBy(lessons: readonly Lesson[], worth: Worth): number {
  let right = 0;
  let pairs = 0;
  for (const { ends } of lessons) {
    const worths = ends.map(({ features }) => worth(features));
    for (let i = 0; i < ends.length; i++)
      for (let j = 0; j < i; j++) {
        const order = Math.sign(ends[i]!.won - ends[j]!.won);
        if (order === 0) continue;
        pairs++;
        right += (1 + order * Math.sign(worths[i]! - worths[j]!)) / 2;
      }
  }
  return pairs === 0 ? 0.5 : right / pairs;
}

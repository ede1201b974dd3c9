import { type Imagined, NONE, type Seat, teamOf } from '../../engine/view.js';
import { featuresOf } from './features/features.js';
import { FEATURE_NAMES } from './features/list.js';

/** What things are worth, in points, by the names of the features: what a training has found. */
export type LearnedWeights = Readonly<Record<string, number>>;

/** How good a game looks to a seat, in points. */
export type Judgement = (game: Imagined, seat: Seat) => number;

/** The judgement by learned weights. `won`: what a game that is won counts. A feature without a weight counts nothing. */
export function learnedJudgement(weights: LearnedWeights, won: number): Judgement {
  const inOrder = Float64Array.from(FEATURE_NAMES, (name) => weights[name] ?? 0);
  return (game, seat) => {
    const { phase, winner } = game.state;
    if (phase === 'over') return winner === NONE ? 0 : winner === teamOf(seat) ? won : -won;
    return weighed(featuresOf(game, seat), inOrder);
  };
}

export function weighed(features: ArrayLike<number>, weights: ArrayLike<number>): number {
  let points = 0;
  for (let place = 0; place < features.length; place++) points += features[place]! * weights[place]!;
  return points;
}

import { type Answer, answersIn, type Imagined, sameAnswer } from '../../engine/view.js';
import { afterwards, foresee, isOwnTurn, outcome, type Thought } from './foresee.js';

/** By so much a turn must end better when an act is done before another. */
const LEAST = 2;

/**
 * Which of some acts comes first, though another promises most: what can be done before it without losing it, and not so well
 * after it. A hand is emptied before it is shuffled away, and whatever ends the turn waits for the rest.
 */
export function firstOf(most: Answer, others: readonly Answer[], games: readonly Imagined[], thought: Thought): Answer {
  const gained = others.map(() => 0);
  for (const game of games) {
    const next = afterwards(game, most, thought);
    const alone = outcome(next, thought);
    others.forEach((other, i) => {
      const after = Math.max(alone, continued(next, other, thought));
      gained[i]! += continued(afterwards(game, other, thought), most, thought) - after;
    });
  }
  const best = Math.max(...gained);
  return best > LEAST * games.length ? others[gained.indexOf(best)]! : most;
}

/** How the game looks after one act more, if it can still be done. */
function continued(game: Imagined, given: Answer, thought: Thought): number {
  const isLeft = isOwnTurn(game, thought.seat) && answersIn(game).some((each) => sameAnswer(each, given));
  return isLeft ? foresee(game, given, thought) : Number.NEGATIVE_INFINITY;
}

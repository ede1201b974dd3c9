import { chanceFrom, mean, think } from '../../bots/index.js';
import { type Answer, imagine, outlookOf, playAllowed, type Seed } from '../../engine/index.js';
import { differentAnswers } from './alike.js';
import type { Stand } from './stand.js';
import type { Trial } from './trial.js';

/**
 * Before an answer is blamed it is looked at once more: it is given in the same games, and what can be done next is thought about
 * as if that were asked. Who thinks ahead from before it may have missed that; of the two views the kinder one holds.
 */
export function* afterwards(stand: Stand, tried: Trial, seeds: readonly Seed[]): Generator<void, Trial> {
  const chances: number[] = [];
  const lines: (readonly Answer[])[] = [];
  for (const seed of seeds) {
    const random = chanceFrom(seed);
    const game = imagine(stand.game, stand.seat, stand, random);
    playAllowed(game, tried.answer);
    const { phase, decision, turn } = game.state;
    if (phase === 'over' || decision.seat !== stand.seat || turn !== stand.game.state.turn) return tried;
    const outlook = outlookOf(game, stand.belief, stand.memory);
    const [next] = think(outlook, differentAnswers(game, outlook.answers, null), random, 1);
    chances.push(Math.min(1, Math.max(0, next!.chance)));
    lines.push([tried.answer, ...next!.line]);
    yield;
  }
  return mean(chances) > mean(tried.chances) ? { ...tried, chances, lines } : tried;
}

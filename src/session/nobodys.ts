import { type Answer, type Game, listAnswers } from '../engine/index.js';

/**
 * The answers that nobody has to choose among: a coin that is asked for, or a choice among one, as games of the judge's desk
 * ask for them; null: somebody has. The end of a turn is its player's word to say. Where one seat is waited for and the others
 * are bots', a moment in which there is nothing to play passes unnoticed; among several the others would learn from it that
 * there is nothing, and somebody who is away is one of them. @rule TURN-10
 */
export function nobodysAnswers(game: Game, waited: number): readonly Answer[] | null {
  const { phase, decision } = game.state;
  if (phase === 'over' || decision.kind === 'turn') return null;
  if (decision.kind === 'coin') return listAnswers(game);
  if (!game.setup.options.askForced && (decision.kind !== 'off-turn' || waited > 1)) return null;
  const offered = listAnswers(game);
  return offered.length === 1 ? offered : null;
}

import { type Game, listAnswers } from '../engine/index.js';

/**
 * Whether nobody has to say what is decided now: a coin that is asked for, or a choice among one, as games of the judge's
 * desk ask for them. The end of a turn is its player's word to say. Where one person sits, a moment in which there is
 * nothing to play passes unnoticed; among several the others would learn from it that there is nothing.
 */
export function isNobodys(game: Game, people: number): boolean {
  const { phase, decision } = game.state;
  if (phase === 'over' || decision.kind === 'turn') return false;
  if (decision.kind === 'coin') return true;
  const passes = game.setup.options.askForced || (decision.kind === 'off-turn' && people < 2);
  return passes && listAnswers(game).length === 1;
}

import { type Answer, type Game, keyOfAnswer, listAnswers, NONE } from '../engine/index.js';
import { strayCards } from './invariants/cards.js';
import { unsoundFrames } from './invariants/frames.js';
import { unsoundPokemon } from './invariants/pokemon.js';
import { unsoundSides } from './invariants/sides.js';

/** What does not hold of a game that waits for a decision or is over; empty: everything does. */
export function violations(game: Game): string[] {
  const found = unsoundTable(game);
  // What is legal can be asked of a sound table only.
  return found.length > 0 || game.state.phase === 'over' ? found : unsoundAnswers(game, listAnswers(game));
}

/** What does not hold of the cards, the players and what the game is doing. */
export function unsoundTable(game: Game): string[] {
  const found: string[] = [];
  strayCards(game, found);
  unsoundSides(game, found);
  unsoundPokemon(game, found);
  if (game.state.phase === 'over') unsoundEnd(game, found);
  else unsoundWait(game, found);
  return found;
}

/** @rule WIN-04 */
function unsoundEnd({ state }: Game, found: string[]): void {
  if (state.winner !== 0 && state.winner !== 1) found.push('the game is over without a winner');
  if (state.ways === 0) found.push('the game is won in no way');
  if (state.decision.kind !== 'none') found.push('the game is over and waits for a decision');
  if (state.frames.length > 0) found.push('the game is over in the middle of something');
}

/** Exactly one decision of one seat. @rule TURN-05 */
function unsoundWait(game: Game, found: string[]): void {
  const { decision, sides, winner } = game.state;
  if (winner !== NONE) found.push('somebody has won and the game goes on');
  if (decision.kind === 'none') found.push('the game waits for nothing');
  if (sides[decision.seat] === undefined) found.push(`the game waits for seat ${decision.seat}, which is not there`);
  unsoundFrames(game, found);
}

/** At least one legal answer, and none twice. */
export function unsoundAnswers({ state }: Game, offered: readonly Answer[]): string[] {
  const { kind } = state.decision;
  if (offered.length === 0) return [`the decision "${kind}" has no legal answer`];
  if (offered.length === 1) return [];
  return new Set(offered.map(keyOfAnswer)).size < offered.length
    ? [`the decision "${kind}" offers an answer twice`]
    : [];
}

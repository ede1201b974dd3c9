import { asksFirst } from '../carry-out/happen.js';
import { pushProgram } from '../carry-out/interpose.js';
import { isDeclared, isOrderOpen, waitingTriggers, waitsForAction } from '../carry-out/waiting.js';
import { emit } from '../model/event.js';
import type { Game } from '../model/game.js';
import { zOf } from '../model/packed.js';
import type { Due, Frame } from '../model/state.js';
import { ask } from './ask.js';

/** The next triggered effect is begun, or somebody is asked which it is; false: none waits. @rule EFF-14 EFF-15 EFF-06 SIM-02 */
export function triggered(game: Game, frame: Frame): boolean {
  if (game.state.due.length === 0) return false;
  if (frame.waiting === 0) forfeit(game);
  return game.state.due.length > 0 && begun(game, frame);
}

/** Likewise, but a power that its player may declare as the next action waits until the checks are over. @rule POW-07 */
export function triggeredNow(game: Game, frame: Frame): boolean {
  if (!isAnyDue(game)) return false;
  if (frame.waiting === 0) forfeit(game);
  return isAnyDue(game) && begun(game, frame);
}

/** Whether an effect waits that is not the next action of a player. @rule POW-07 */
export const isAnyDue = (game: Game): boolean =>
  game.state.due.length > 0 && game.state.due.some((one) => !isDeclared(game, one));

/** Whoever has left play declares nothing any more. @rule POW-02 */
export function forfeit(game: Game): void {
  const { state } = game;
  if (state.due.length === 0) return;
  const isGone = ({ self, card }: Due): boolean => state.pokemon[self]?.stack.includes(card) !== true;
  state.due = state.due.filter((one) => !waitsForAction(game, one) || !isGone(one));
}

function begun(game: Game, frame: Frame): boolean {
  const { due } = game.state;
  const waiting = waitingTriggers(game);
  let at = waiting.among[0]!;
  if (isOrderOpen(game, waiting)) {
    if (frame.waiting === 0) {
      frame.waiting = 1;
      ask(game, 'choose-trigger', waiting.seat, { count: waiting.among.length });
      if (game.state.decision.kind !== 'none') return true;
    }
    frame.waiting = 0;
    at = zOf(game.answer);
  }
  const [next] = due.splice(at, 1);
  if (!asksFirst(game.setup.scripts[next!.script]!)) emit(game, 'triggered', next!.self, next!.script);
  pushProgram(game, next!);
  return true;
}

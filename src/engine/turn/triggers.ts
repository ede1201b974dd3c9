import { asksFirst } from '../carry-out/happen.js';
import { pushProgram } from '../carry-out/interpose.js';
import { isOrderOpen, waitingTriggers } from '../carry-out/waiting.js';
import { zOf } from '../model/answer.js';
import { emit } from '../model/event.js';
import type { Game } from '../model/game.js';
import type { Frame } from '../model/state.js';
import { ask } from './ask.js';

/** The next triggered effect is begun, or somebody is asked which it is; false: none waits. @rule EFF-14 EFF-15 EFF-06 SIM-02 */
export function triggered(game: Game, frame: Frame): boolean {
  const { due } = game.state;
  if (due.length === 0) return false;
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

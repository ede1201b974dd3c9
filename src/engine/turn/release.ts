import { emit } from '../model/event.js';
import { type Game, popFrame, sideOf } from '../model/game.js';
import { kindOfAnswer, YES } from '../model/packed.js';
import type { Frame } from '../model/state.js';
import { ask } from './ask.js';

/** The opponent says whether a player bound to a declared attack may go back to other actions. @rule TURN-09 */
export function stepRelease(game: Game, frame: Frame): void {
  if (frame.step === 0) {
    frame.step = 1;
    ask(game, 'release', frame.seat);
    return;
  }
  popFrame(game);
  const allowed = kindOfAnswer(game.answer) === YES;
  if (allowed) sideOf(game, frame.source).committed = 0;
  emit(game, 'letGoBack', frame.source, allowed ? 1 : 0);
}

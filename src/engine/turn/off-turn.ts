import { isForestalled } from '../carry-out/interpose.js';
import { EVENT_SLOT } from '../effects/linked.js';
import { type Game, popFrame } from '../model/game.js';
import { kindOfAnswer, PLAY, xOf } from '../model/packed.js';
import { type Frame, NONE, type Seat } from '../model/state.js';
import { couldPlayNow } from '../rules/off-turn.js';
import { playTrainer } from './act.js';
import { ask } from './ask.js';
import { eachSeat } from './each-seat.js';

/** One after the other may play a card before something happens in an opponent's turn. @rule TURN-10 FIRST-03 SIM-01 */
export function stepOffTurn(game: Game, frame: Frame): void {
  if (isForestalled(game, 'used-power') || eachSeat(game, frame, mayPlay)) popFrame(game);
}

function mayPlay(game: Game, frame: Frame, seat: Seat): boolean {
  if (frame.waiting === 0) {
    if (!couldPlayNow(game, seat)) return true;
    frame.waiting = 1;
    ask(game, 'off-turn', seat, { pokemon: frame.source });
    return false;
  }
  frame.waiting = 0;
  if (kindOfAnswer(game.answer) !== PLAY) return true;
  play(game, frame, seat);
  return false;
}

/** What its text calls "that" is what would happen. */
function play(game: Game, { source, card, target }: Frame, seat: Seat): void {
  playTrainer(game, seat, xOf(game.answer), NONE);
  const program = game.state.frames.at(-1)!;
  if (program.kind === 'program') program.env[EVENT_SLOT] = [source, card, target, 0, NONE, NONE];
}

import { nextSeat } from '../model/format.js';
import type { Game } from '../model/game.js';
import type { Frame, Seat } from '../model/state.js';

type ForSeat = (game: Game, frame: Frame, seat: Seat) => boolean;

/** Every seat in turn, the player about to move first unless a text says who; false while one of them is asked. `count` walks. @rule SIM-01 */
export function eachSeat(game: Game, frame: Frame, forSeat: ForSeat, first?: Seat): boolean {
  const { format } = game.setup;
  for (; frame.count < format.seats; frame.count++) {
    let seat = first ?? nextSeat(format, game.state.seat);
    for (let i = 0; i < frame.count; i++) seat = nextSeat(format, seat);
    if (!forSeat(game, frame, seat)) return false;
  }
  frame.count = 0;
  return true;
}

import type { Script } from '../effects/linked.js';
import { mateOf } from '../model/format.js';
import { type Game, sideOf } from '../model/game.js';
import { NONE, type Seat } from '../model/state.js';

/**
 * The teammate, where "you" in a text may be the teammate and everybody sees what it could do then: what it could not do for
 * the player it may do for them. `NONE`: only the player is meant. @rule FMT-23 ZONE-07
 */
export function mateMeant(game: Game, { ops }: Script, seat: Seat): Seat {
  const { format } = game.setup;
  if (format.designates === 'nobody') return NONE;
  const mate = mateOf(format, seat);
  return sideOf(game, mate).out === 0 && ops.some(isOpenChoice) ? mate : NONE;
}

const isOpenChoice = ({ do: doing }: Script['ops'][number]): boolean =>
  doing.op === 'pick' && doing.of.get === 'player' && doing.of.among === 'team' && doing.of.of !== undefined;

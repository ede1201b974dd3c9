import { type Act, FOUND_SLOT } from '../effects/linked.js';
import { areOpponents } from '../model/format.js';
import { type Game, sideOf } from '../model/game.js';
import { type PokemonId, type Seat, seatOf } from '../model/state.js';
import { amount, seatFor } from '../terms/judge.js';
import type { Asking } from './candidates.js';
import { leave, prizesFor } from './knocked-out.js';
import type { Outcome } from './outcome.js';

/** Prize cards that a text lets somebody take: so many, or so many more than Knock Outs by its attack bring. @rule KO-03 */
export function takePrizes(game: Game, { frame, scope }: Asking, doing: Extract<Act, { op: 'take-prizes' }>): Outcome {
  const n = amount(game, scope, doing.n);
  const seat = doing.who === undefined ? scope.you : seatFor(scope, doing.who);
  sideOf(game, seat).owed += doing.more === true ? mostFor(game, frame.env[FOUND_SLOT] ?? [], n, seat) : n;
  game.state.checksDue = 1;
  return 'go-on';
}

/** More are taken for one of the opponents' Knock Outs, and none where a text says how many that brings. @rule PREC-01 RET-08 */
function mostFor(game: Game, found: readonly PokemonId[], more: number, seat: Seat): number {
  leave(game, found);
  let most = 0;
  for (let i = 0; i < found.length; i++) {
    const id = found[i]!;
    if (areOpponents(seatOf(id), seat)) most = Math.max(most, prizesFor(game, id, more) - prizesFor(game, id, 0));
  }
  return most;
}

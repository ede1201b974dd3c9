import { type Imagined, NONE, opposes, type Seat, teamOf } from '../engine/view.js';
import { Look } from './evaluation/look.js';
import { sideWorth } from './evaluation/side.js';
import { threat } from './evaluation/threat.js';

/* How good a game looks to a seat, in points. A Prize card is worth a hundred; everything else is measured by it. */

export const WON = 100_000;

/** What this seat's team has and threatens to do, less what the other team has and threatens to do. */
export function evaluate(game: Imagined, seat: Seat): number {
  const { phase, winner, sides } = game.state;
  if (phase === 'over') return winner === NONE ? 0 : winner === teamOf(seat) ? WON : -WON;
  const look = new Look(game);
  let points = 0;
  for (let one = 0; one < sides.length; one++) {
    const sign = opposes(one, seat) ? -1 : 1;
    points += sign * sideWorth(look, one, one === seat);
    for (let other = 0; other < sides.length; other++)
      if (opposes(one, other)) points += sign * threat(look, one, other);
  }
  return points;
}

import { type Imagined, NONE, opposes, type Seat, teamOf } from '../engine/view.js';
import { Look } from './evaluation/look.js';
import { race } from './evaluation/race.js';
import { sideWorth } from './evaluation/side.js';
import { threat } from './evaluation/threat.js';
import { MIX } from './evaluation/weights.js';

/* How good a game looks to a seat, in points. A Prize card is worth a hundred; everything else is measured by it. */

export const WON = 100_000;

/** With so many points more, winning is e times as likely as losing. */
export const TELLING = 150;

/** The chance to win of whoever has so many points. */
export const chanceToWin = (points: number): number => 1 / (1 + Math.exp(-points / TELLING));

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
      if (opposes(one, other)) points += sign * MIX.threat * threat(look, one, other);
  }
  for (let other = 0; other < sides.length; other++)
    if (opposes(seat, other)) points += MIX.race * race(look, seat, other, seat);
  return points;
}

import { cardIn, type Imagined, type Seat } from '../../engine/view.js';
import { RACE } from './weights.js';

/** Energy cards that a player has to attach, and how many come with each turn. */
export function energyOf(game: Imagined, seat: Seat, known: boolean): { energy: number; rate: number } {
  const { hand, energyAttached } = game.state.sides[seat]!;
  const isDone = game.state.seat === seat && energyAttached > 0;
  let energy = 0;
  if (known) {
    for (const card of hand) if (cardIn(game, card).role === 'energy') energy++;
  } else energy = Math.min(RACE.energyAtMost, hand.length * RACE.energyInHand);
  return { energy: isDone ? energy - 1 : energy, rate: RACE.energyATurn };
}

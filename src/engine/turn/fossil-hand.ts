import { cardOf, type Game, sideOf } from '../model/game.js';
import { kindOfAnswer, YES } from '../model/packed.js';
import type { Frame, Seat } from '../model/state.js';
import { ask } from './ask.js';
import { hasActive, hasPlaceable } from './placement.js';

/*
 * Where a Fossil may be the only card that is placed, its player decides whether to begin with it or to take a mulligan. What was
 * decided about the hand of each seat stands in `frame.target`, in two bits a seat, until that hand is drawn anew. @rule SETUP-09
 */

const BEGINS = 1;
const GIVES_UP = 2;

/** Before anything is decided. */
export const NOTHING_DECIDED = 0;

const bitOf = (seat: Seat, decided: number): number => decided << (2 * seat);

const has = ({ target }: Frame, seat: Seat, decided: number): boolean => (target & bitOf(seat, decided)) !== 0;

/** Whether the player takes a mulligan although a Fossil could be placed. */
export const isGivenUp = (frame: Frame, seat: Seat): boolean => has(frame, seat, GIVES_UP);

export function forgetHand(frame: Frame, seat: Seat): void {
  frame.target &= ~bitOf(seat, BEGINS | GIVES_UP);
}

/** Whether it is known what becomes of the hand; where its player may choose, it is asked. `frame.seat` is who was asked. */
export function isDecided(game: Game, frame: Frame, seat: Seat): boolean {
  if (has(frame, seat, BEGINS | GIVES_UP)) return true;
  if (frame.waiting === 0) {
    if (!mayChoose(game, seat)) return true;
    frame.waiting = 1;
    frame.seat = seat;
    ask(game, 'mulligan', seat);
    if (game.state.decision.kind !== 'none') return false;
  }
  if (frame.seat !== seat) return true; // the answer is the other player's
  frame.waiting = 0;
  frame.target |= bitOf(seat, kindOfAnswer(game.answer) === YES ? GIVES_UP : BEGINS);
  return true;
}

/** Nothing but Fossils can be placed, and a Basic Pokémon may come of another hand. */
function mayChoose(game: Game, seat: Seat): boolean {
  if (game.setup.era.fossilIsBasicInSetup !== 'may') return false;
  if (hasActive(game, seat) || !hasPlaceable(game, seat)) return false;
  const { hand, deck } = sideOf(game, seat);
  const isBasic = (card: number): boolean => cardOf(game, card).role === 'basic';
  return !hand.some(isBasic) && deck.some(isBasic);
}

import { cardOf, type Game, sideOf } from '../model/game.js';
import { type CardId, NONE, type Seat } from '../model/state.js';
import { isFossil, isFossilPlaced } from '../rules/fossil.js';

/** Whether a card of the opening hand can be placed: Basic Pokémon, and Fossils where the era says so. @rule SETUP-04 SETUP-05 SETUP-09 SETUP-10 */
export function canBePlaced(game: Game, id: CardId): boolean {
  const card = cardOf(game, id);
  return card.role === 'basic' || (isFossil(card) && isFossilPlaced(game.setup.era));
}

/** The last `newest` cards of the hand, or all of it for 0: where bonus cards lie. @rule SETUP-15 */
export const firstOffered = (hand: readonly CardId[], newest: number): number =>
  newest === 0 ? 0 : Math.max(0, hand.length - newest);

export function hasPlaceable(game: Game, seat: Seat, newest = 0): boolean {
  const { hand } = sideOf(game, seat);
  for (let i = firstOffered(hand, newest); i < hand.length; i++) if (canBePlaced(game, hand[i]!)) return true;
  return false;
}

export const hasActive = (game: Game, seat: Seat): boolean => sideOf(game, seat).active[0] !== NONE;

import type { Seat } from '../../engine/view.js';
import { handWorth } from './hand.js';
import { activeOf } from './in-play.js';
import type { Look } from './look.js';
import { pokemonWorth } from './pokemon.js';
import { ALONE, DECK_CARD, DECK_EMPTY, DECK_LOW, HAND, LAST_PRIZES, NEARLY_ALONE, PRIZE } from './weights.js';

/** What a player has. `known`: whether the hand is looked at card by card. */
export function sideWorth(look: Look, seat: Seat, known: boolean): number {
  const { game } = look;
  const { prizes, bench, hand, deck, out } = game.state.sides[seat]!;
  if (out !== 0) return 0;
  let points = -PRIZE * prizes.length + (LAST_PRIZES[prizes.length] ?? 0);
  for (const id of activeOf(game, seat)) points += pokemonWorth(look, id, { active: true, hand: known });
  for (const id of bench) points += pokemonWorth(look, id, { active: false, hand: known });
  points -= bench.length === 0 ? ALONE : bench.length === 1 ? NEARLY_ALONE : 0;
  points += known ? handWorth(game, seat) : HAND.unknown * hand.length;
  return points - deckCost(deck.length);
}

/** Whoever cannot draw loses: the fewer cards are left, the dearer each is. @rule WIN-03 */
function deckCost(cards: number): number {
  if (cards === 0) return DECK_EMPTY;
  const low = DECK_LOW - cards;
  return low <= 0 ? 0 : DECK_CARD * low * low;
}

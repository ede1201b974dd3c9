import { type Card, COLORLESS, cardIn, formatIn, type Imagined, type Seat, topIn } from '../../engine/view.js';
import { fitsNow } from '../evaluation/hand.js';
import { pokemonOf } from '../evaluation/in-play.js';

/*
 * Which card of several, by a glance: what one would like to have, if it lies where it is of no use; what one misses
 * least, if it is in one's own hand.
 */

const WORTH = {
  evolutionThatFits: 30,
  evolution: 8,
  basic: 22,
  basicTooMany: 6,
  energyNeeded: 20,
  energy: 9,
  supporterNeeded: 18,
  supporter: 8,
  trainer: 12,
} as const;

/** On the Bench so many are enough. */
const ENOUGH = 3;

/** How gladly a player picks this card. */
export function pickWorth(game: Imagined, seat: Seat, card: number): number {
  const side = game.state.sides[seat]!;
  const worth = worthOf(game, seat, card);
  return side.hand.includes(card) ? -worth : worth;
}

function worthOf(game: Imagined, seat: Seat, id: number): number {
  const card = cardIn(game, id);
  switch (card.role) {
    case 'evolution':
    case 'level-up':
      return fitsNow(game, seat, id) ? WORTH.evolutionThatFits + card.hp / 20 : WORTH.evolution;
    case 'basic': {
      const { bench } = game.state.sides[seat]!;
      const isWanted = bench.length < Math.min(ENOUGH, formatIn(game).bench);
      return (isWanted ? WORTH.basic : WORTH.basicTooMany) + card.hp / 50;
    }
    case 'energy':
      return has(game, seat, 'energy', id) ? WORTH.energy : WORTH.energyNeeded + (isOwnType(game, seat, card) ? 3 : 0);
    case 'supporter':
      return has(game, seat, 'supporter', id) ? WORTH.supporter : WORTH.supporterNeeded;
    default:
      return WORTH.trainer;
  }
}

/** Whether the hand has another card of the kind. */
function has(game: Imagined, seat: Seat, role: Card['role'], but: number): boolean {
  for (const card of game.state.sides[seat]!.hand) if (card !== but && cardIn(game, card).role === role) return true;
  return false;
}

/** Whether a Pokémon in front or behind it attacks with Energy of the type. */
function isOwnType(game: Imagined, seat: Seat, { provides }: Card): boolean {
  return pokemonOf(game, seat).some((pokemon) =>
    topIn(game, pokemon).attacks.some(({ cost }) =>
      cost.some(
        (count, type) => count > 0 && type !== COLORLESS && provides.some((unit) => (unit & (1 << type)) !== 0),
      ),
    ),
  );
}

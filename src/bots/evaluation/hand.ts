import {
  type Card,
  COLORLESS,
  cardIn,
  evolvesIn,
  formatIn,
  type Imagined,
  type Seat,
  topIn,
} from '../../engine/view.js';
import { pokemonOf } from './in-play.js';
import { HAND } from './weights.js';

/** What the cards in a hand are good for: the more of one sort, the less the next is worth. */
export function handWorth(game: Imagined, seat: Seat): number {
  const { hand, bench } = game.state.sides[seat]!;
  const space = formatIn(game).bench - bench.length;
  const wanted = typesWanted(game, seat);
  const count = { energy: 0, supporter: 0, trainer: 0, basic: 0 };
  let points = 0;
  for (const id of hand) {
    const card = cardIn(game, id);
    switch (card.role) {
      case 'energy':
        points += isUseful(card, wanted) ? step(HAND.energy, count.energy++) : HAND.energyOfNoUse;
        break;
      case 'basic':
        points += count.basic++ < space ? HAND.basic : HAND.basicTooMany;
        break;
      case 'evolution':
      case 'level-up':
        points += fitsNow(game, seat, id) ? HAND.evolutionThatFits : HAND.evolution;
        break;
      case 'supporter':
        points += step(HAND.supporter, count.supporter++);
        break;
      default:
        points += step(HAND.trainer, count.trainer++);
    }
  }
  return points;
}

const step = (points: readonly number[], number: number): number => points[Math.min(number, points.length - 1)]!;

const fitsNow = (game: Imagined, seat: Seat, card: number): boolean =>
  pokemonOf(game, seat).some((pokemon) => evolvesIn(game, card, pokemon));

/** The types that the attacks of the Pokémon in play and in hand cost, as bits; Colorless is paid with any. */
function typesWanted(game: Imagined, seat: Seat): number {
  let bits = 0;
  for (const pokemon of pokemonOf(game, seat)) bits |= typesOfCosts(topIn(game, pokemon));
  for (const card of game.state.sides[seat]!.hand) bits |= typesOfCosts(cardIn(game, card));
  return bits;
}

function typesOfCosts({ attacks }: Card): number {
  let bits = 0;
  for (const { cost } of attacks) for (let type = 0; type < cost.length; type++) if (cost[type]! > 0) bits |= 1 << type;
  return bits;
}

function isUseful({ provides }: Card, wanted: number): boolean {
  if (provides.length === 0) return true;
  return (wanted & (1 << COLORLESS)) !== 0 || provides.some((unit) => (unit & wanted) !== 0);
}

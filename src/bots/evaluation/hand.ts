import {
  type Card,
  COLORLESS,
  cardIn,
  evolvesIn,
  formatIn,
  type Imagined,
  NONE,
  type Seat,
  topIn,
} from '../../engine/view.js';
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

export function fitsNow(game: Imagined, seat: Seat, card: number): boolean {
  const { active, bench } = game.state.sides[seat]!;
  for (let i = 0; i < active.length; i++) if (active[i] !== NONE && evolvesIn(game, card, active[i]!)) return true;
  for (let i = 0; i < bench.length; i++) if (evolvesIn(game, card, bench[i]!)) return true;
  return false;
}

/** The types that the attacks of the Pokémon in play and in hand cost, as bits; Colorless is paid with any. */
export function typesWanted(game: Imagined, seat: Seat): number {
  let bits = 0;
  const { active, bench, hand } = game.state.sides[seat]!;
  for (let i = 0; i < active.length; i++) if (active[i] !== NONE) bits |= topIn(game, active[i]!).costBits;
  for (let i = 0; i < bench.length; i++) bits |= topIn(game, bench[i]!).costBits;
  for (let i = 0; i < hand.length; i++) bits |= cardIn(game, hand[i]!).costBits;
  return bits;
}

export function isUseful({ provides }: Card, wanted: number): boolean {
  if (provides.length === 0) return true;
  return (wanted & (1 << COLORLESS)) !== 0 || provides.some((unit) => (unit & wanted) !== 0);
}

import { cardIn, formatIn, type Seat } from '../../../engine/view.js';
import { fitsNow, isUseful, typesWanted } from '../hand.js';
import type { Feature } from './list.js';
import type { Sheet } from './sheet.js';

/* The first of a sort is another thing than the third: each has a number of its own. */
const ENERGY = ['energy1', 'energy2', 'energy3', 'energyMore'] as const satisfies readonly Feature[];
const SUPPORTERS = ['supporter1', 'supporter2', 'supporterMore'] as const satisfies readonly Feature[];
const TRAINERS = ['trainer1', 'trainer2', 'trainer3', 'trainerMore'] as const satisfies readonly Feature[];

/** The cards in a hand that is known, by what they are good for. */
export function addHand(sheet: Sheet, seat: Seat): void {
  const { game } = sheet.look;
  const { hand, bench } = game.state.sides[seat]!;
  const space = formatIn(game).bench - bench.length;
  const wanted = typesWanted(game, seat);
  const count = { energy: 0, supporter: 0, trainer: 0, basic: 0 };
  for (const id of hand) {
    const card = cardIn(game, id);
    switch (card.role) {
      case 'energy':
        sheet.add(isUseful(card, wanted) ? step(ENERGY, count.energy++) : 'energyOfNoUse', 1);
        break;
      case 'basic':
        sheet.add(count.basic++ < space ? 'basics' : 'basicsTooMany', 1);
        break;
      case 'evolution':
      case 'level-up':
        sheet.add(fitsNow(game, seat, id) ? 'evolutionsThatFit' : 'evolutions', 1);
        break;
      case 'supporter':
        sheet.add(step(SUPPORTERS, count.supporter++), 1);
        break;
      default:
        sheet.add(step(TRAINERS, count.trainer++), 1);
    }
  }
}

const step = (names: readonly Feature[], number: number): Feature => names[Math.min(number, names.length - 1)]!;

import { type Imagined, opposes, type Seat } from '../../../engine/view.js';
import { activeOf } from '../in-play.js';
import { Look } from '../look.js';
import { race } from '../race.js';
import { DECK_LOW } from '../weights.js';
import { addBench } from './bench.js';
import { addHand } from './hand.js';
import { FEATURE_NAMES } from './list.js';
import { addPokemon } from './pokemon.js';
import { Sheet } from './sheet.js';
import { addThreat } from './threat.js';

/** How a game that is not over looks to a seat, number by number, in the order of `FEATURE_NAMES`. */
export function featuresOf(game: Imagined, seat: Seat): Float64Array {
  const sheet = new Sheet(new Look(game), new Float64Array(FEATURE_NAMES.length));
  const { sides } = game.state;
  for (let one = 0; one < sides.length; one++) {
    sheet.sign = opposes(one, seat) ? -1 : 1;
    if (sides[one]!.out === 0) addSide(sheet, one, one === seat);
    for (let other = 0; other < sides.length; other++) if (opposes(one, other)) addThreat(sheet, one, other);
  }
  sheet.sign = 1;
  for (let other = 0; other < sides.length; other++)
    if (opposes(seat, other)) sheet.add('race', race(sheet.look, seat, other, seat));
  return sheet.numbers;
}

function addSide(sheet: Sheet, seat: Seat, known: boolean): void {
  const { game } = sheet.look;
  const { prizes, bench, deck, hand } = game.state.sides[seat]!;
  sheet.add('prizes', prizes.length);
  if (prizes.length === 1) sheet.add('lastPrize', 1);
  if (prizes.length === 2) sheet.add('lastTwoPrizes', 1);
  for (const id of activeOf(game, seat)) addPokemon(sheet, id, { active: true, hand: known });
  for (const id of bench) addPokemon(sheet, id, { active: false, hand: known });
  addBench(sheet, seat);
  if (bench.length === 0) sheet.add('alone', 1);
  if (bench.length === 1) sheet.add('nearlyAlone', 1);
  if (known) addHand(sheet, seat);
  else sheet.add('handUnknown', hand.length);
  addDeck(sheet, deck.length);
}

/** @rule WIN-03 */
function addDeck(sheet: Sheet, cards: number): void {
  if (cards === 0) sheet.add('deckEmpty', 1);
  else if (cards < DECK_LOW) sheet.add('deckLow', (DECK_LOW - cards) ** 2);
}

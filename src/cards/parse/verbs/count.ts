import type { Player } from '../../language.js';
import type { Acts } from '../../telling/act.js';
import { counted } from '../amount.js';
import { cards } from '../cards.js';
import { either, map, type Parser } from '../combinators.js';
import { say } from '../say.js';
import { whosePart } from './destination.js';

const whoseHand: Parser<Player> = either<Player>(
  map(say`your`, () => 'you'),
  map(say`their`, () => 'they'),
);
const shuffledIn = say`, shuffle|shuffles those cards into your|their deck`;
const putUnder = say`, shuffle|shuffles those cards , and put|puts them on the bottom of your|their deck`;

/** A hand that is counted and given up: as many as went are counted. @rule ZONE-08 */
export const countedHand: Parser<Acts> = either<Acts>(
  map(say`count|counts the cards in ${whoseHand} hand ${shuffledIn}`, ([whose]) => [
    { op: 'move', cards: cards({ zone: 'hand', whose }), to: { zone: 'deck', ...whosePart(whose) } },
    { op: 'shuffle', zone: 'deck', ...(whose === 'you' ? {} : { who: whose }) },
  ]),
  map(say`count|counts the cards in ${whoseHand} hand ${putUnder}`, ([whose]) => [
    {
      op: 'move',
      cards: cards({ zone: 'hand', whose }),
      to: { zone: 'deck', end: 'bottom', ...whosePart(whose) },
      order: 'random',
    },
  ]),
);

/** "Count the number of …": it does nothing itself, and a later sentence says "that many". */
export const count: Parser<Acts> = either<Acts>(
  map(say`count the [total] number|amount of ${counted}`, ([amount]): Acts => {
    return [{ op: 'count', amount }];
  }),
  // As many as are shuffled are counted.
  map(say`count the number of cards in your hand and shuffle them|those [cards] into your deck`, () => [
    { op: 'move', cards: cards({ zone: 'hand', whose: 'you' }), to: { zone: 'deck' } },
    { op: 'shuffle', zone: 'deck' },
  ]),
  countedHand,
);

import type { Statement } from '../../language.js';
import { counted } from '../amount.js';
import { cards } from '../cards.js';
import { either, map, type Parser } from '../combinators.js';
import { say } from '../say.js';

/** "Count the number of …": it does nothing itself, and a later sentence says "that many". */
export const count: Parser<readonly Statement[]> = either<readonly Statement[]>(
  map(say`count the [total] number|amount of ${counted}`, ([amount]): readonly Statement[] => {
    const said = { op: 'count', amount };
    return [said as unknown as Statement];
  }),
  // As many as are shuffled are counted.
  map(say`count the number of cards in your hand and shuffle them|those [cards] into your deck`, () => [
    { op: 'move', cards: cards({ zone: 'hand', whose: 'you' }), to: { zone: 'deck' } },
    { op: 'shuffle', zone: 'deck' },
  ]),
);

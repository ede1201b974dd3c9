import type { CardsOf } from '../../language.js';
import type { Acts } from '../../telling/act.js';
import { number } from '../basics.js';
import { cards, wanted } from '../cards.js';
import { map, type Parser } from '../combinators.js';
import { allOf } from '../noun.js';
import { say } from '../say.js';

const GIVEN: CardsOf = { get: 'ref', name: '#?card' };

/** Cards of the hand for others out of the discard pile: what is given is not what one gets for it. @rule EFF-05 TRN-03 */
export const trade: Parser<Acts> = map(
  say`trade ${number} of the other cards in your hand for ${wanted} from your discard pile`,
  ([n, { where, take }]): Acts => {
    const others = allOf(where, { test: 'not', of: { test: 'is', of: GIVEN } });
    return [
      { op: 'move', cards: cards({ zone: 'hand', whose: 'you' }, null, { n }), to: { zone: 'discard' }, step: 'cost' },
      { op: 'move', cards: cards({ zone: 'discard', whose: 'you' }, others, take), to: { zone: 'hand' } },
    ];
  },
);

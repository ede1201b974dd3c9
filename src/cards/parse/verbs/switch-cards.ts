import type { Acts } from '../../telling/act.js';
import { cards } from '../cards.js';
import { map, type Parser } from '../combinators.js';
import { say } from '../say.js';

/** The two change places; with no card in the deck, or none in the hand, nothing does. @rule EFF-05 */
export const switchWithTop: Parser<Acts> = map(
  say`switch a card from your hand with the top card of your deck`,
  (): Acts => [
    { op: 'pick', as: '#!given', of: cards({ zone: 'hand', whose: 'you' }, null, { n: 1 }) },
    {
      op: 'if',
      if: { test: 'did', what: '#!given' },
      do: [
        { op: 'move', as: '#!top', cards: cards({ zone: 'deck', whose: 'you', top: 1 }), to: { zone: 'hand' } },
        {
          op: 'if',
          if: { test: 'did', what: '#!top' },
          do: [{ op: 'move', cards: { get: 'ref', name: '#!given' }, to: { zone: 'deck', end: 'top' } }],
        },
      ],
    },
  ],
);

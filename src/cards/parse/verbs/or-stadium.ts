import type { CardsOf, PokemonSelector, Test, Where } from '../../language.js';
import type { Acts } from '../../telling/act.js';
import { cards } from '../cards.js';
import { either, map, type Parser } from '../combinators.js';
import { group } from '../pokemon.js';
import { say } from '../say.js';

/* A card on a Pokémon or the Stadium: which of the two is chosen first, of those that are there. @rule EFF-05 ZONE-18 */

const ATTACHED: Test = {
  test: 'any',
  of: [
    { test: 'kind', is: ['tool'] },
    { test: 'kind', is: ['special-energy'] },
  ],
};
const STADIUM: CardsOf = cards({ zone: 'stadium', whose: 'each' });

function oneOf(on: PokemonSelector, to: Where): Acts {
  const attached = cards({ on, what: 'attached' }, ATTACHED, { n: 1 });
  return [
    {
      op: 'modal',
      options: [{ do: [{ op: 'move', cards: attached, to }] }, { do: [{ op: 'move', cards: STADIUM, to }] }],
    },
  ];
}

const card = say`a pokémon tool or special energy [card]`;
const stadium = say`any|a stadium [card] in play`;

export const orStadium: Parser<Acts> = either<Acts>(
  map(say`discard ${card} from 1 of ${group} , or discard ${stadium}`, ([, on]) => oneOf(on, { zone: 'discard' })),
  map(say`choose ${card} attached to 1 of ${group} , or ${stadium} , and put it in the lost zone`, ([, on]) =>
    oneOf(on, { zone: 'lost-zone' }),
  ),
);

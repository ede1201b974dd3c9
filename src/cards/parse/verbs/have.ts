import type { Act, Acts } from '../../telling/act.js';
import { conditionsAnd, number } from '../basics.js';
import { either, map, memo, type Parser } from '../combinators.js';
import { chosen, pokemonPhrase } from '../pokemon.js';
import { say } from '../say.js';
import { elsewhereOnly } from './base.js';

const REVEAL: Act = { op: 'look', cards: { get: 'cards', in: { zone: 'hand', whose: 'opponent' } }, who: 'each' };

/** "Have your opponent switch …": the acts are theirs, so the choices are. @rule EFF-04 */
export const have: Parser<Acts> = memo(() =>
  either<Acts>(
    map(
      say`have it recover from a special condition`,
      (): Acts => [{ op: 'condition', remove: 'one', to: { get: 'ref', name: '#?it' } }],
    ),
    map(say`have your opponent reveal their hand`, (): Acts => [REVEAL]),
    map(say`have this attack do ${number} damage to ${chosen} instead`, ([n, to]) => elsewhereOnly(n, to)),
  ),
);

/** "Make your opponent's Active Pokémon Poisoned". */
export const make: Parser<Acts> = map(
  say`make|leave ${pokemonPhrase} ${conditionsAnd}`,
  ([to, give]): Acts => [{ op: 'condition', give, to }],
);

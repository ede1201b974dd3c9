import type { Statement } from '../../language.js';
import { conditionsAnd, number } from '../basics.js';
import { byFirstWord, either, list, map, memo, type Parser } from '../combinators.js';
import { chosen, pokemonPhrase } from '../pokemon.js';
import { say } from '../say.js';
import { elsewhereOnly } from './base.js';
import { draw } from './draw.js';
import { moveVerb } from './move.js';
import { shuffle } from './shuffle.js';
import { switchVerb } from './switch.js';

type Acts = readonly Statement[];

/** What another player is made to do, in the words of "you may have them …". */
const theirs: Parser<Acts> = memo(() =>
  byFirstWord<Acts>({ draw, shuffle, put: moveVerb, discard: moveVerb, switch: switchVerb }),
);
const and = either(say`, and then`, say`and then`, say`, and`, say`and`);
const inTurn: Parser<Acts> = map(list(theirs, and), (all) => all.flat());

const REVEAL: Statement = { op: 'look', cards: { get: 'cards', in: { zone: 'hand', whose: 'opponent' } }, who: 'each' };

/** "Have your opponent switch …": the acts are theirs, so the choices are. @rule EFF-04 */
export const have: Parser<Acts> = memo(() =>
  either<Acts>(
    map(say`have each player ${inTurn}`, ([body]): Acts => [{ op: 'as-player', who: 'each', do: body }]),
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

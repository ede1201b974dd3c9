import type { Amount, PokemonOf, Statement } from '../../language.js';
import { number } from '../basics.js';
import { either, map, mapSome, memo, type Parser } from '../combinators.js';
import { chosen, single } from '../pokemon.js';
import { say } from '../say.js';

type Acts = readonly Statement[];

const counter = say`damage counter|counters`;
const pokemon: Parser<PokemonOf> = memo(() => either<PokemonOf>(single, chosen));

const move = (n: Amount | 'all' | 'any', from: PokemonOf, to: PokemonOf): Statement => ({
  op: 'move-counters',
  n,
  from,
  to,
});

/** Damage counters change places; that is neither damage nor healing. @rule DMG-16 */
export const moveCounters: Parser<Acts> = memo(() =>
  either<Acts>(
    map(say`move any number of damage counters from ${pokemon} to ${pokemon}`, ([from, to]) => [move('any', from, to)]),
    mapSome(say`move up to ${number} ${counter} from ${pokemon} to ${pokemon}`, ([n, , from, to]) => upTo(n, from, to)),
  ),
);

/** How many is chosen first. @rule PREC-05 */
const upTo = (n: number, from: PokemonOf, to: PokemonOf): Acts => [
  { op: 'pick', of: { get: 'number', from: 1, to: n } },
  move({ num: 'bound', of: '#?placed', what: 'amount' }, from, to),
];

import type { Amount, PokemonOf } from '../../language.js';
import type { Act, Acts } from '../../telling/act.js';
import { isSame } from '../../telling/same.js';
import { replaced, someNode } from '../../telling/walk.js';
import { counted, forEach } from '../amount.js';
import { number, oneOrNumber, times } from '../basics.js';
import { either, map, mapSome, optional, type Parser } from '../combinators.js';
import { MANY } from '../knot.js';
import { group, pokemon, pokemonPhrase, pokemonWords, ref, single } from '../pokemon.js';
import { say } from '../say.js';

const put = say`put|place`;
const anyWay = either(say`in any way you like`, say`in any way`);

/** How many at most is said in a sentence of its own; it joins the statement before it. */
const most: Parser<Acts> = map(
  either(
    say`you can't put|place more than ${number} damage counters [in] this way`,
    say`you can't put|place more than ${number} damage counters on the defending pokémon [in] this way`,
  ),
  ([cap]) => {
    return [{ op: 'amend', is: 'counters-at-most', cap }];
  },
);

export const countersAtMost = most;

/** "On each of … equal to … in that Pokémon's Retreat Cost": for each of them its own number. */
function countersOn(n: Amount, on: PokemonOf): Act {
  if (on.get !== 'pokemon' || on.take !== undefined || !someNode(n, isThat)) return { op: 'put-counters', n, on };
  const own = replaced(n, isThat, SUBJECT);
  return { op: 'for-each', of: on, do: [{ op: 'put-counters', n: own, on: SUBJECT }] };
}
const SUBJECT = ref('subject');
const THAT = ref('#?that');
const isThat = (value: unknown): boolean => isSame(value, THAT);

/** Each on their own: on all such Pokémon. */
export const eachPuts: Parser<Acts> = mapSome(
  say`each player puts ${number} damage counter|counters on [each of] their ${pokemonWords}`,
  ([n, where]) => (where === null ? null : [{ op: 'put-counters', n, on: pokemon('any', 'in-play', where) }]),
);

export const putCounters: Parser<Acts> = either<Acts>(
  map(
    say`${put} ${oneOrNumber} damage counter|counters on ${pokemonPhrase} ${optional(forEach)}`,
    ([, n, on, each]) => [{ op: 'put-counters', n: each === null ? n : times(n, each), on }],
  ),
  map(say`${put} that many damage counters on ${pokemonPhrase}`, ([, on]) => [{ op: 'put-counters', n: MANY, on }]),
  map(
    say`${put} ${oneOrNumber} damage counter|counters , plus ${number} more damage counter|counters ${forEach} , on ${pokemonPhrase}`,
    ([, n, more, each, on]) => [{ op: 'put-counters', n: { num: 'calc', fn: '+', args: [n, times(more, each)] }, on }],
  ),
  map(
    say`${put} a number of damage counters on ${pokemonPhrase} equal to the [total] number|amount of ${counted}`,
    ([, on, n]) => [countersOn(n, on)],
  ),
  // How many is chosen first.
  map(say`${put} up to ${number} damage counters on ${single}`, ([, to, on]) => [
    { op: 'pick', as: '#!number', of: { get: 'number', from: 1, to } },
    { op: 'put-counters', n: { num: 'bound', of: '#!number', what: 'amount' }, on },
  ]),
  map(say`${put} damage counters on ${pokemonPhrase} equal to the number of ${counted}`, ([, on, n]) => [
    { op: 'put-counters', n, on },
  ]),
  map(say`${put} ${oneOrNumber} damage counter|counters on ${group as Parser<PokemonOf>} ${anyWay}`, ([, n, on]) => [
    { op: 'put-counters', n, on, split: true },
  ]),
);

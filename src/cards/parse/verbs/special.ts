import type { Condition } from '../../../engine/index.js';
import type { Binding, PokemonOf } from '../../language.js';
import type { Acts } from '../../telling/act.js';
import { conditionsAnd, conditionsOr, number } from '../basics.js';
import { either, map, mapSome, type Parser } from '../combinators.js';
import { every, pokemonPhrase, single } from '../pokemon.js';
import { say } from '../say.js';

const CHOSEN: Binding = '#?condition';
const ALL = 5;

const pick = (among: readonly Condition[] | null): Acts => [
  { op: 'pick', of: { get: 'condition', ...(among === null ? {} : { among }) } },
];

/** Spoken of twice, it must be the same both times. */
const fixed: Parser<PokemonOf> = either<PokemonOf>(single, every);

/** Special Conditions that are chosen, and those that go together with something else. @rule COND-01 */
export const special: Parser<Acts> = either<Acts>(
  map(say`choose a|1 special condition`, () => pick(null)),
  mapSome(say`choose a|1 special condition ( ${conditionsOr} )`, ([all]) => (all.length === ALL ? pick(null) : null)),
  map(say`choose [either] ${conditionsOr}`, ([among]) => pick(among)),
  map(say`${pokemonPhrase} is|are now affected by that special condition`, ([to]) => [
    { op: 'condition', give: [CHOSEN], to },
  ]),
  // Which of them is chosen then.
  map(
    either(
      say`${single} is now [either] ${conditionsOr} ( your choice )`,
      say`choose whether ${single} becomes ${conditionsOr}`,
    ),
    ([to, among]) => [...pick(among), { op: 'condition', give: [CHOSEN], to }],
  ),
  map(say`both ${single} and ${single} are now ${conditionsAnd}`, ([a, b, give]) => [
    { op: 'condition', give, to: a },
    { op: 'condition', give, to: b },
  ]),
  map(say`remove all special conditions and ${number} damage counter|counters from ${single}`, ([n, from]) => [
    { op: 'condition', remove: 'all', to: from },
    { op: 'heal', n: n * 10, from },
  ]),
  map(say`remove all special conditions and all damage counters from ${single}`, ([from]) => [
    { op: 'condition', remove: 'all', to: from },
    { op: 'heal', n: 'all', from },
  ]),
  map(say`remove ${number} damage counter|counters and all special conditions from ${fixed}`, ([n, from]) => [
    { op: 'heal', n: n * 10, from },
    { op: 'condition', remove: 'all', to: from },
  ]),
  map(say`heal ${number} damage and remove all special conditions from ${single}`, ([n, from]) => [
    { op: 'heal', n, from },
    { op: 'condition', remove: 'all', to: from },
  ]),
);

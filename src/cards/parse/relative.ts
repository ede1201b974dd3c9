import type { Amount, AttacksOf, PokemonOf, Relation, Test } from '../language.js';
import { number, type } from './basics.js';
import { either, map, mapSome, memo, type Parser } from './combinators.js';
import { attackName } from './name.js';
import { joinedNoun, pokemonNoun } from './noun.js';
import { say } from './say.js';

/*
 * Relative clauses: what a text says of Pokémon after naming them. They are filters about `subject`.
 */

const subject: PokemonOf = { get: 'ref', name: 'subject' };
const atLeastOne = (a: Amount): Test => ({ test: 'compare', a, rel: '>=', b: 1 });
const compare = (a: Amount, rel: Relation, b: Amount): Test => ({ test: 'compare', a, rel, b });
const COUNTERS: Amount = { num: 'stat', of: subject, what: 'counters' };
const ENERGY: Amount = { num: 'energy', on: subject };

const that = say`that has|have`;

const damaged: Parser<Test> = map(
  either(
    say`that has|have [any] damage counters [on it|them]`,
    say`that has|have any damage counters on it|them`,
    say`with [any] damage counters on it|them`,
  ),
  () => atLeastOne(COUNTERS),
);

const SPECIAL: Test = {
  test: 'exists',
  of: { get: 'cards', in: { on: subject, what: 'energy' }, where: { test: 'kind', is: ['special-energy'] } },
};

const attached: Parser<Test> = either<Test>(
  map(say`${that} [any] energy attached [to it|them]`, () => atLeastOne(ENERGY)),
  map(say`${that} [any] ${type} energy attached [to it|them]`, ([, is]) =>
    atLeastOne({ num: 'energy', on: subject, type: is }),
  ),
  map(say`${either(that, say`with`)} [any] special energy [cards] attached [to it|them]`, () => SPECIAL),
  map(say`${that} ${number} or fewer|less energy attached [to it|them]`, ([, n]) => compare(ENERGY, '<=', n)),
);

const withAttack = (name: string): AttacksOf => ({ get: 'attacks', of: subject, where: { test: 'name', is: [name] } });

const having: Parser<Test> = either<Test>(
  map(say`${that} an ability`, (): Test => ({ test: 'power', is: ['ability'] })),
  map(say`${that} any poké-powers`, (): Test => ({ test: 'power', is: ['poke-power'] })),
  map(say`${that} any poké-bodies`, (): Test => ({ test: 'power', is: ['poke-body'] })),
  map(say`${that} any poké-powers or poké-bodies`, (): Test => ({ test: 'power', is: ['poke-power', 'poke-body'] })),
  map(say`${that} the ${attackName} attack`, ([, name]): Test => ({ test: 'exists', of: withAttack(name) })),
  map(say`${that} ${number} hp or less remaining`, ([, n]) =>
    compare({ num: 'stat', of: subject, what: 'remaining-hp' }, '<=', n),
  ),
  map(say`${that} maximum hp of ${number} or more`, ([, n]) =>
    compare({ num: 'stat', of: subject, what: 'hp' }, '>=', n),
  ),
  map(say`${that} δ on its|their card`, (): Test => ({ test: 'tag', is: ['delta'] })),
  map(say`${that} an owner in its name`, (): Test => ({ test: 'tag', is: ['owner'] })),
  mapSome(say`that isn't a|an ${pokemonNoun}`, ([where]): Test | null =>
    where === null ? null : { test: 'not', of: where },
  ),
);

export const relative: Parser<Test> = memo(() => either(damaged, attached, having));

/** "except any X": whom a text leaves out of those it names. */
export const excepted: Parser<Test> = memo(() =>
  mapSome(say`except|excluding [any|for] ${either(pokemonNoun, joinedNoun)}`, ([where]): Test | null =>
    where === null ? null : { test: 'not', of: where },
  ),
);

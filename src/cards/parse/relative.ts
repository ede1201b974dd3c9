import type { Amount, PokemonOf, Relation, Test } from '../language.js';
import { conditionsOr, number, type } from './basics.js';
import { either, map, memo, type Parser } from './combinators.js';
import { thatHas } from './has.js';
import { leftOut } from './quality.js';
import { say } from './say.js';

/*
 * Relative clauses: what a text says of Pokémon after naming them. They are filters about `subject`.
 */

const subject: PokemonOf = { get: 'ref', name: 'subject' };
const compare = (a: Amount, rel: Relation, b: Amount): Test => ({ test: 'compare', a, rel, b });

const that = say`that has|have`;
const withOr = either(that, say`with`);

const energyCards = (is: 'energy' | 'special-energy'): Test => ({
  test: 'exists',
  of: { get: 'cards', in: { on: subject, what: 'energy' }, where: { test: 'kind', is: [is] } },
});

/** Without a word on how many, any are meant. */
const attached: Parser<Test> = either<Test>(
  map(say`${that} special energy attached [to it|them]`, () => energyCards('special-energy')),
  map(say`${that} energy cards attached [to it|them]`, () => energyCards('energy')),
);

const printed: Parser<Test> = either<Test>(
  map(
    either(say`${withOr} maximum hp of ${number} or more`, say`${withOr} maximum hp of at least ${number}`),
    ([, n]) => compare({ num: 'stat', of: subject, what: 'hp' }, '>=', n),
  ),
  map(say`${withOr} maximum hp [of] less than ${number}`, ([, n]) =>
    compare({ num: 'stat', of: subject, what: 'hp' }, '<', n),
  ),
  map(say`${that} energy attached to it|them`, () => compare({ num: 'energy', on: subject }, '>=', 1)),
  map(say`${that} ${type} energy attached to it|them`, ([, is]) =>
    compare({ num: 'energy', on: subject, type: is }, '>=', 1),
  ),
);

/** What Special Conditions they are in. */
const affected: Parser<Test> = either<Test>(
  map(
    either(say`that is|are affected by a special condition`, say`that is|are affected by [any] special conditions`),
    (): Test => ({ test: 'condition', is: 'any' }),
  ),
  map(say`that is|are affected by ${number} or more special conditions`, ([n]) =>
    compare({ num: 'stat', of: subject, what: 'conditions' }, '>=', n),
  ),
  map(say`that is|are ${conditionsOr}`, ([is]): Test => ({ test: 'condition', is })),
);

export const relative: Parser<Test> = memo(() => either(thatHas, attached, printed, affected));

/** "except any X": whom a text leaves out of those it names. */
export const excepted: Parser<Test> = memo(() =>
  map(say`except|excluding [for] ${leftOut}`, ([where]): Test => ({ test: 'not', of: where })),
);

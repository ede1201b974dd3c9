import type { Amount, PokemonOf, Relation, Test } from '../language.js';
import { number, type } from './basics.js';
import { either, map, mapSome, memo, type Parser } from './combinators.js';
import { thatHas } from './has.js';
import { joinedNoun, pokemonNoun } from './noun.js';
import { say } from './say.js';

/*
 * Relative clauses: what a text says of Pokémon after naming them. They are filters about `subject`.
 */

const subject: PokemonOf = { get: 'ref', name: 'subject' };
const compare = (a: Amount, rel: Relation, b: Amount): Test => ({ test: 'compare', a, rel, b });
const energy = (of: Amount): Test => compare(of, '>=', 1);

const that = say`that has|have`;

/** Without a word on how many, any are meant. */
const attached: Parser<Test> = either<Test>(
  map(say`${that} energy attached [to it|them]`, () => energy({ num: 'energy', on: subject })),
  map(say`${that} ${type} energy attached [to it|them]`, ([, is]) => energy({ num: 'energy', on: subject, type: is })),
  map(say`${that} special energy attached [to it|them]`, (): Test => ({ test: 'exists', of: SPECIAL })),
);

const SPECIAL = {
  get: 'cards',
  in: { on: subject, what: 'energy' },
  where: { test: 'kind', is: ['special-energy'] },
} as const;

const printed: Parser<Test> = either<Test>(
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

export const relative: Parser<Test> = memo(() => either(thatHas, attached, printed));

/** "except any X": whom a text leaves out of those it names. */
export const excepted: Parser<Test> = memo(() =>
  mapSome(say`except|excluding [any|for] ${either(pokemonNoun, joinedNoun)}`, ([where]): Test | null =>
    where === null ? null : { test: 'not', of: where },
  ),
);

import type { PokemonOf, Test } from '../language.js';
import { conditionsOr, number } from './basics.js';
import { either, map, mapSome, memo, type Parser } from './combinators.js';
import { type Has, has } from './has.js';
import { allOf, pokemonNoun } from './noun.js';
import { say } from './say.js';

/*
 * What is so of a Pokémon when something happens to it, said in one breath with what happens: "has a Pokémon Tool attached,
 * is in the Active Spot, and is damaged by an attack".
 */

const matching =
  (where: Test): Has =>
  (of, so) =>
    so ? { test: 'matches', of, where } : null;

const state: Parser<Has> = memo(() =>
  either<Has>(
    map(either(say`is your active pokémon`, say`is in the active spot`), () =>
      matching({ test: 'spot', is: 'active' }),
    ),
    map(say`has ${has}`, ([what]) => what),
    map(
      say`has a retreat cost of exactly ${number}`,
      ([b]): Has =>
        (of) => ({ test: 'compare', a: { num: 'stat', of, what: 'retreat-cost' }, rel: '=', b }),
    ),
    map(say`is ${conditionsOr}`, ([is]) => matching({ test: 'condition', is })),
    mapSome(say`isn't a|an ${pokemonNoun}`, ([where]): Has | null =>
      where === null ? null : (of) => ({ test: 'not', of: { test: 'matches', of, where } }),
    ),
  ),
);

const isSpot = (test: Test | null): boolean => test?.test === 'matches' && test.where.test === 'spot';

/** Where it is comes first, however the words are ordered. */
const all =
  (...states: readonly Has[]): ((of: PokemonOf) => Test | null) =>
  (of) => {
    const tests = states.map((one) => one(of, true));
    if (tests.includes(null)) return null;
    return allOf(...tests.filter(isSpot), ...tests.filter((one) => !isSpot(one)));
  };

/** What all of them say of that Pokémon; null: that cannot be said of it. */
export const states: Parser<(of: PokemonOf) => Test | null> = memo(() =>
  either(
    map(say`${state} and`, ([a]) => all(a)),
    map(say`${state} , ${state} , and`, ([a, b]) => all(a, b)),
    map(say`${state} , ${state} , ${state} , and`, ([a, b, c]) => all(a, b, c)),
  ),
);

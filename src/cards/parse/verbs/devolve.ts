import type { PokemonOf, Statement } from '../../language.js';
import { either, map, memo, type Parser } from '../combinators.js';
import { chosen, every, group, pokemonPhrase, ref } from '../pokemon.js';
import { say } from '../say.js';

type Acts = readonly Statement[];

const own: Parser<PokemonOf> = either<PokemonOf>(
  map(say`~`, () => ref('#?own')),
  map(say`this pokémon`, () => ref('self')),
);

/** Only Evolved Pokémon can be devolved, so the text says "evolved" of them. */
const theirs: Parser<PokemonOf> = memo(() => either<PokemonOf>(chosen, every, group));
const highest = say`by putting the highest stage evolution card on it into your opponent 's hand`;

/** The highest card comes off. @rule EVO-16 */
export const devolve: Parser<Acts> = memo(() =>
  either<Acts>(
    map(say`devolve ${own} and put ${own} into your hand`, ([pokemon]) => [
      { op: 'devolve', pokemon, n: 1, to: { zone: 'hand' } },
    ]),
    map(say`devolve ${theirs} ${highest}`, ([pokemon]) => [
      { op: 'devolve', pokemon, n: 1, to: { zone: 'hand', whose: 'opponent' } },
    ]),
  ),
);

/** "You may Knock Out this Pokémon". @rule KO-01 */
export const knockOutVerb: Parser<Acts> = map(
  say`knock out ${pokemonPhrase}`,
  ([pokemon]): Acts => [{ op: 'knock-out', pokemon }],
);

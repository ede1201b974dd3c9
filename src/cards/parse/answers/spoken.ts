import type { PokemonOf, PokemonSelector, Test } from '../../language.js';
import { either, map, mapSome, memo, optional, type Parser } from '../combinators.js';
import { allOf, pokemonNoun } from '../noun.js';
import { bothSides, every, group, pokemon, ref, single } from '../pokemon.js';
import { excepted, relative } from '../relative.js';
import { say } from '../say.js';

export { answer, FORBID, NO_SUCH, one, type Spoken } from '../spoken.js';

/** What is said of Pokémon "in play" of one side. */
const inPlay: Parser<PokemonOf> = map(say`all [of] ${group} in play`, ([of]) => of);

const plainly: Parser<PokemonOf> = memo(() => either<PokemonOf>(single, every, group, inPlay));

/** "Pokémon that have 2 or less Energy attached": whoever's they are. */
const anybodys: Parser<PokemonOf> = memo(() =>
  map(say`pokémon ${relative}`, ([where]) => pokemon('any', 'in-play', where)),
);

/** Whom a rule is about. Whom it leaves out may be said before the verb. */
export const about: Parser<PokemonOf> = memo(() =>
  either<PokemonOf>(
    plainly,
    anybodys,
    mapSome(
      either(say`${plainly} , ${excepted} ,`, say`${plainly} , ${excepted}`, say`${plainly} ( ${excepted} )`),
      ([of, but]) => without(of, but),
    ),
  ),
);

export const without = (of: PokemonOf, but: Test | null): PokemonSelector | null =>
  of.get !== 'pokemon' || but === null ? null : { ...of, where: allOf(of.where, but) as Test };

/** "X's", "its". */
export const whosePokemon: Parser<PokemonOf> = memo(() =>
  either<PokemonOf>(
    map(say`${plainly} 's`, ([of]) => of),
    map(say`its`, () => ref('#?it')),
  ),
);

const exceptAfter: Parser<Test> = either(
  map(say`, ${excepted} ,`, ([but]) => but),
  map(say`( ${excepted} )`, ([but]) => but),
);

/** The attacks of some Pokémon: whose they are. */
export const attacksOf: Parser<PokemonOf> = memo(() =>
  mapSome(
    say`${either<PokemonOf>(
      map(say`${whosePokemon} attacks`, ([of]) => of),
      // "Each of your Active Pokémon's attacks" are those of each of them. FMT-07
      mapSome(say`each of ${whosePokemon} attacks`, ([of]) =>
        of.get === 'pokemon' && of.spot === 'active' ? null : of,
      ),
      map(say`[each of] your opponent 's attacks`, () => pokemon('opponent', 'in-play')),
      map(say`attacks used by ${plainly}`, ([of]) => of),
      map(say`the attacks it uses`, () => ref('#?it')),
      map(say`their attacks`, () => ref('#?that')),
      map(say`each ${pokemonNoun} 's attacks ${bothSides}`, ([where]) => pokemon('any', 'in-play', where)),
      map(say`attacks by ${plainly} ${optional(say`( both if there are 2 )`)}`, ([of]) => of),
      map(say`[the] attacks of ${plainly}`, ([of]) => of),
    )} ${optional(exceptAfter)}`,
    ([of, but]) => (but === null ? of : without(of, but)),
  ),
);

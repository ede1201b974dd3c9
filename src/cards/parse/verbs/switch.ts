import type { PokemonOf, Statement } from '../../language.js';
import { either, map, type Parser } from '../combinators.js';
import { pokemon, pokemonWords, ref } from '../pokemon.js';
import { say } from '../say.js';

const yourBenched: Parser<PokemonOf> = map(either(say`1 of your benched pokémon`, say`a benched pokémon`), () =>
  pokemon('you', 'bench', null, { n: 1 }),
);
const theirBenched: Parser<PokemonOf> = map(say`1 of their benched pokémon`, () =>
  pokemon('they', 'bench', null, { n: 1 }),
);
const opponentsBenched: Parser<PokemonOf> = map(say`1 of your opponent 's benched ${pokemonWords}`, ([where]) =>
  pokemon('opponent', 'bench', where, { n: 1 }),
);
const theActive = either(
  say`the defending pokémon`,
  say`their active pokémon`,
  say`your opponent 's active pokémon`,
  say`the active pokémon`,
);
const own: Parser<PokemonOf> = either<PokemonOf>(
  map(say`~`, () => ref('#?own')),
  map(say`this pokémon`, () => ref('self')),
);
const it: Parser<PokemonOf> = either<PokemonOf>(
  map(say`it`, () => ref('#?it')),
  map(say`that pokémon`, () => ref('#?that')),
);
const ifAny = say`[, if any]`;

/** Who carries it out chooses: "your opponent switches" leaves the choice to them. @rule EFF-04 */
export const switchVerb: Parser<readonly Statement[]> = either<readonly Statement[]>(
  map(say`switch your active pokémon with ${yourBenched} ${ifAny}`, ([into]) => [{ op: 'switch', in: into }]),
  map(say`switch ${own} with ${yourBenched} ${ifAny}`, ([out, into]) => [{ op: 'switch', in: into, out }]),
  map(say`switch ${either(own, it)} with your active pokémon`, ([into]) => [{ op: 'switch', in: into }]),
  map(say`switch their active pokémon with ${theirBenched} ${ifAny}`, ([into]) => [{ op: 'switch', in: into }]),
  map(say`switch ${own} with that pokémon`, ([out]) => [{ op: 'switch', in: ref('#?that'), out }]),
  map(say`switches ${theActive} with ${theirBenched} ${ifAny}`, ([, into]) => [{ op: 'switch', in: into }]),
  map(say`switch ${theActive} with ${opponentsBenched} ${ifAny}`, ([, into]) => [{ op: 'switch', in: into }]),
  map(say`switch ${opponentsBenched} with ${theActive} ${ifAny}`, ([into]) => [{ op: 'switch', in: into }]),
  map(say`switch in ${opponentsBenched} to the active spot`, ([into]) => [{ op: 'switch', in: into }]),
  map(say`choose ${opponentsBenched} and switch it with ${theActive}`, ([into]) => [{ op: 'switch', in: into }]),
  map(
    either(
      say`choose ${opponentsBenched} and switch it with 1 of the defending pokémon`,
      say`switch ${opponentsBenched} with 1 of the defending pokémon`,
      say`switch 1 of the defending pokémon with ${opponentsBenched}`,
    ),
    ([into]) => [{ op: 'switch', in: into, out: pokemon('opponent', 'active', null, { n: 1 }) }],
  ),
  map(say`choose ${yourBenched} and switch it with your active pokémon`, ([into]) => [{ op: 'switch', in: into }]),
);

import type { PokemonOf, Statement } from '../../language.js';
import { forEach, timesNumber } from '../amount.js';
import { number, times } from '../basics.js';
import { either, map, optional, type Parser } from '../combinators.js';
import { pokemonPhrase, ref } from '../pokemon.js';
import { say } from '../say.js';

const does = either(say`this attack [also] does`, say`does`, say`do`, say`it|~ also does`);

const itself: Parser<PokemonOf> = map(either(say`~ [also] does|do`, say`this pokémon [also] does|do`), () =>
  ref('self'),
);

export const damage: Parser<readonly Statement[]> = either<readonly Statement[]>(
  map(say`${does} ${number} damage to ${pokemonPhrase} ${optional(forEach)}`, ([, n, to, each]) => [
    { op: 'damage', n: each === null ? n : times(n, each), to },
  ]),
  map(say`${does} ${number} damage ${either(forEach, timesNumber)} to ${pokemonPhrase}`, ([, n, each, to]) => [
    { op: 'damage', n: times(n, each), to },
  ]),
  map(say`${itself} ${number} damage to itself ${optional(forEach)}`, ([to, n, each]) => [
    { op: 'damage', n: each === null ? n : times(n, each), to },
  ]),
);

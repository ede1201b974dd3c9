import type { Acts } from '../../telling/act.js';
import { conditionsOr } from '../basics.js';
import { either, map, type Parser } from '../combinators.js';
import { pokemonPhrase } from '../pokemon.js';
import { say } from '../say.js';

/** As recovery was told before Special Conditions had that name: by the names, and which names mean all of them is the era's. @rule KIND-05 */
export const noLonger: Parser<Acts> = either<Acts>(
  map(say`${pokemonPhrase} is|are no longer ${conditionsOr}`, ([to, remove]) => [{ op: 'condition', remove, to }]),
  map(say`${pokemonPhrase} and ${pokemonPhrase} are no longer ${conditionsOr}`, ([one, other, remove]) => [
    { op: 'condition', remove, to: one },
    { op: 'condition', remove, to: other },
  ]),
  map(say`${pokemonPhrase} is|are no longer affected by a special condition`, ([to]) => [
    { op: 'condition', remove: 'all', to },
  ]),
);

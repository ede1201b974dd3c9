import type { Acts } from '../../telling/act.js';
import { forEach, timesNumber } from '../amount.js';
import { number, times } from '../basics.js';
import { either, map, type Parser } from '../combinators.js';
import { pokemonPhrase } from '../pokemon.js';
import { say } from '../say.js';

const attackDoes = either(say`this attack does`, say`does`);
const toDefending = either(say`to the defending pokémon`, say`( to the defending pokémon )`);
const each = either(forEach, timesNumber);

/** "20 damage times the heads to the Defending Pokémon and 20 damage times the tails to X": its own number, and more. @rule DMG-02 */
export const baseAndMore: Parser<Acts> = either<Acts>(
  map(
    say`${attackDoes} ${number} damage plus ${number} more damage ${toDefending} and ${number} damage to ${pokemonPhrase}`,
    ([, set, add, , n, to]) => [
      { op: 'base', set, add },
      { op: 'damage', n, to },
    ],
  ),
  map(
    say`${attackDoes} ${number} damage ${each} ${toDefending} and ${number} damage ${each} to ${pokemonPhrase}`,
    ([, n, per, , m, more, to]) => [
      { op: 'base', set: times(n, per) },
      { op: 'damage', n: times(m, more), to },
    ],
  ),
);

import type { Acts } from '../../telling/act.js';
import { conditionsAnd, condition as conditionWord, number } from '../basics.js';
import { either, map, mapSome, type Parser } from '../combinators.js';
import { pokemonPhrase, ref } from '../pokemon.js';
import { say } from '../say.js';

/** How many there are otherwise tells which condition is meant. */
const usual: Parser<object> = either<object>(
  map(say`1`, () => ({})),
  map(say`2`, () => ({ of: 'burned' })),
);
const onIt = say`on that|the [defending] pokémon`;
const atCheckup = either(say`between turns`, say`during pokémon checkup`);

/** The strength of a poison or a burn is said in a sentence of its own; it joins the statement before it. @rule COND-16 */
const stronger: Parser<Acts> = map(
  either(
    map(
      say`put|place ${number} damage counters instead of ${usual} ${onIt} ${atCheckup}`,
      ([n, of]) => [n, of] as const,
    ),
    map(
      say`put|place ${number} damage counters ${onIt} instead of ${usual} ${atCheckup}`,
      ([n, , of]) => [n, of] as const,
    ),
    map(
      say`during pokémon checkup , put|place ${number} damage counters ${onIt} instead of ${usual}`,
      ([n, , of]) => [n, of] as const,
    ),
    map(
      say`during pokémon checkup , put|place ${number} damage counters instead of ${usual} ${onIt}`,
      ([n, of]) => [n, of] as const,
    ),
  ),
  ([counters, of]) => [{ op: 'condition', to: ref('#?that'), counters, ...of }],
);

export const condition: Parser<Acts> = either<Acts>(
  map(say`${pokemonPhrase} is|are now|also ${conditionsAnd}`, ([to, give]) => [{ op: 'condition', give, to }]),
  map(say`${pokemonPhrase} is|are now also ${conditionsAnd}`, ([to, give]) => [{ op: 'condition', give, to }]),
  map(say`${pokemonPhrase} will be ${conditionsAnd}`, ([to, give]) => [{ op: 'condition', give, to }]),
  map(either(say`remove all special conditions from ${pokemonPhrase}`), ([to]) => [
    { op: 'condition', remove: 'all', to },
  ]),
  map(say`${pokemonPhrase} recovers from all special conditions`, ([to]) => [{ op: 'condition', remove: 'all', to }]),
  map(say`${pokemonPhrase} recovers from all of them`, ([to]) => [{ op: 'condition', remove: 'all', to }]),
  map(say`${pokemonPhrase} recovers from a special condition`, ([to]) => [{ op: 'condition', remove: 'one', to }]),
  map(say`remove the special condition ${conditionWord} from ${pokemonPhrase}`, ([one, to]) => [
    { op: 'condition', remove: [one], to },
  ]),
  stronger,
  // As it was told when the damage of a poison was told in damage. @rule DMG-16
  mapSome(
    say`it now takes ${number} poison damage [instead of 10] after each player 's turn [( even if it was already poisoned )]`,
    ([n]) => (n % 10 === 0 ? [{ op: 'condition', to: ref('#?that'), counters: n / 10 }] : null),
  ),
  map(
    say`put|place ${number} damage counters instead of 3 on that pokémon for this special condition`,
    ([counters]) => [{ op: 'condition', to: ref('#?that'), counters, of: 'confused' }],
  ),
  // So are the coins that a Pokémon needs to wake up.
  map(
    either(
      say`during pokémon checkup , ${either(say`your opponent flips`, say`flip`)} ${number} coins instead of 1`,
      say`${either(say`your opponent flips`, say`flip`)} ${number} coins instead of 1 between turns`,
      say`${either(say`your opponent flips`, say`flip`)} ${number} coins instead of 1 for that special condition between turns`,
    ),
    ([, coins]) => [{ op: 'condition', to: ref('#?that'), coins }],
  ),
);

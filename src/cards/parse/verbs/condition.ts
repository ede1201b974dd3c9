import type { Statement } from '../../language.js';
import { conditionsAnd, condition as conditionWord, number } from '../basics.js';
import { either, map, mapSome, type Parser } from '../combinators.js';
import { pokemonPhrase, ref } from '../pokemon.js';
import { say } from '../say.js';

export const condition: Parser<readonly Statement[]> = either<readonly Statement[]>(
  map(say`${pokemonPhrase} is|are now|also ${conditionsAnd}`, ([to, give]) => [{ op: 'condition', give, to }]),
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
  map(
    say`put|place ${number} damage counters instead of 2 on that|the [defending] pokémon between turns`,
    ([counters]) => [{ op: 'condition', to: ref('#?that'), counters, ...{ of: 'burned' } }],
  ),
  // The strength of a poison or a burn is said in a sentence of its own; it joins the statement before it. @rule COND-16
  map(
    say`put|place ${number} damage counters instead of 1 on that|the [defending] pokémon between turns`,
    ([counters]) => [{ op: 'condition', to: ref('#?that'), counters }],
  ),
  map(say`put|place ${number} damage counters instead of 1 on that pokémon during pokémon checkup`, ([counters]) => [
    { op: 'condition', to: ref('#?that'), counters },
  ]),
  // As it was told when the damage of a poison was told in damage. @rule DMG-16
  mapSome(
    say`it now takes ${number} poison damage [instead of 10] after each player 's turn [( even if it was already poisoned )]`,
    ([n]) => (n % 10 === 0 ? [{ op: 'condition', to: ref('#?that'), counters: n / 10 }] : null),
  ),
  map(
    say`put|place ${number} damage counters instead of 3 on that pokémon for this special condition`,
    ([counters]) => [{ op: 'condition', to: ref('#?that'), counters, ...{ of: 'confused' } }],
  ),
  map(say`put|place ${number} damage counters on that pokémon instead of 1 during pokémon checkup`, ([counters]) => [
    { op: 'condition', to: ref('#?that'), counters },
  ]),
  // So are the coins that a Pokémon needs to wake up.
  map(
    either(
      say`during pokémon checkup , ${either(say`your opponent flips`, say`flip`)} ${number} coins instead of 1`,
      say`${either(say`your opponent flips`, say`flip`)} ${number} coins instead of 1 between turns`,
      say`${either(say`your opponent flips`, say`flip`)} ${number} coins instead of 1 for that special condition between turns`,
    ),
    ([, coins]) => [{ op: 'condition', to: ref('#?that'), coins }],
  ),
  map(say`during pokémon checkup , put|place ${number} damage counters on that pokémon instead of 1`, ([counters]) => [
    { op: 'condition', to: ref('#?that'), counters },
  ]),
);

import type { AnswerRule, PokemonOf } from '../language.js';
import { number } from './basics.js';
import { either, map, memo, type Parser } from './combinators.js';
import { thisCard } from './itself.js';
import { pokemon, ref } from './pokemon.js';
import { say } from './say.js';
import { ATTACKS } from './source.js';
import { test } from './test.js';

/* How attached cards change the damage of the Pokémon that bears them, in the words of their time. @rule DMG-17 NRG-15 */

const holder = ref('holder');
const bearer = say`the pokémon [that] ${thisCard} [is] attached to`;
const before = say`( before applying weakness and resistance )`;
const after = say`( after applying weakness and resistance )`;
const ACTIVE: PokemonOf = pokemon('any', 'active');

const dealt = (add: number, at: 'before' | 'after', to?: PokemonOf): AnswerRule => ({
  part: 'answer',
  question: 'damage-dealt',
  of: holder,
  change: { add },
  ...(to === undefined ? {} : { to }),
  at,
});

/** More damage, if any is done by then. @rule DMG-13 */
const dealtToo = (add: number, to?: PokemonOf): AnswerRule => ({
  ...dealt(add, 'after', to),
  change: { add, toSome: true },
});

const theAttack = say`the|this attack`;

const reduced = (n: number, source?: AnswerRule['from']): AnswerRule => ({
  part: 'answer',
  question: 'damage-taken',
  of: holder,
  change: { add: -n },
  ...(source === undefined ? {} : { from: source }),
  at: 'after',
});

/** What its bearer takes less. */
const taken: Parser<readonly AnswerRule[]> = either<readonly AnswerRule[]>(
  map(say`damage done to ${bearer} is reduced by ${number} ${after}`, ([, n]) => [reduced(n)]),
  map(say`damage done by attacks to ${bearer} is reduced by ${number} ${after}`, ([, n]) => [reduced(n, ATTACKS)]),
  map(say`damage done to that pokémon by attacks is reduced by ${number} ${after}`, ([n]) => [reduced(n, ATTACKS)]),
);

export const cardDamage: Parser<readonly AnswerRule[]> = memo(() =>
  either<readonly AnswerRule[]>(
    map(
      say`if ${bearer} attacks|attack , ${theAttack} does ${number} more damage to the active pokémon ${before}`,
      ([, , n]) => [dealt(n, 'before', ACTIVE)],
    ),
    map(
      say`if ${bearer} attacks|attack , ${theAttack} does ${number} more damage to the defending pokémon ${before}`,
      ([, , n]) => [dealt(n, 'before', ref('defender'))],
    ),
    map(
      say`whenever an attack from ${bearer} does damage to the active pokémon , ${theAttack} does ${number} more damage ${before}`,
      ([, , n]) => [dealt(n, 'before', ACTIVE)],
    ),
    map(
      say`whenever an attack from ${bearer} does damage to the active pokémon ${after} , ${theAttack} does ${number} more damage`,
      ([, , , n]) => [dealtToo(n, ACTIVE)],
    ),
    map(
      either(
        say`whenever an attack from ${bearer} does damage ${after} , ${theAttack} does ${number} more damage`,
        say`if ${bearer} does damage with an attack ${after} , ${theAttack} does ${number} more damage`,
      ),
      ([, , , n]) => [dealtToo(n)],
    ),
    map(
      say`if ${bearer} damages the defending pokémon ${after} , ${theAttack} does ${number} more damage to the defending pokémon`,
      ([, , , n]) => [dealtToo(n, ref('defender'))],
    ),
    map(
      say`if this pokémon 's attack does damage to the defending pokémon ${after} , ${theAttack} does ${number} more damage to the defending pokémon`,
      ([, , n]) => [dealtToo(n, ref('defender'))],
    ),
    taken,
    map(say`damage done to your opponent 's pokémon by ${bearer} is reduced by ${number} ${before}`, ([, n]) => [
      dealt(-n, 'before', pokemon('opponent', 'in-play')),
    ]),
    map(say`damage done to your opponent 's pokémon by ${bearer} is reduced by ${number} ${after}`, ([, n]) => [
      dealt(-n, 'after', pokemon('opponent', 'in-play')),
    ]),
    map(
      say`if ${test} , whenever it damages a pokémon [by an attack] , reduce that damage by ${number} ${after}`,
      ([when, n]) => [{ ...dealt(-n, 'after'), while: when }],
    ),
    map(
      say`if ${test} , whenever it damages a pokémon [by an attack] , reduce that damage by ${number} ${before}`,
      ([when, n]) => [{ ...dealt(-n, 'before'), while: when }],
    ),
  ),
);

import type { PokemonOf, Source } from '../../language.js';
import { either, map, mapSome, memo, nothing, optional, type Parser } from '../combinators.js';
import { pokemon } from '../pokemon.js';
import { say } from '../say.js';
import {
  ATTACKS,
  abilitiesFrom,
  attackers as attackersOnly,
  attacksAndAbilities,
  attacksFrom,
  byAttackers,
} from './source.js';
import { about, answer, FORBID, one, type Spoken } from './spoken.js';

const noDamage = (of: PokemonOf, from: Source): Spoken => one(of, answer('damage-from', FORBID, { from }));
const noEffects = (of: PokemonOf, from: Source): Spoken => one(of, answer('effects-from', FORBID, { from }));
const neither = (of: PokemonOf, from: Source): Spoken =>
  one(of, answer('damage-from', FORBID, { from }), answer('effects-from', FORBID, { from }));

const prevent = say`prevent|prevents`;
const andDamage = say`, including damage ,`;
const notDamage = either(say`, except|excluding damage ,`, say`, other than damage ,`);

const orDamage = either(say`( other than damage )`, say`, other than damage`, say`( excluding damage )`);

/** The attackers may be named with the attacks, or after whom they are kept from; never twice. */
const settled = (from: Source, by: Source | null): Source | null => {
  if (by === null) return from;
  return from.whose === undefined && from.where === undefined ? by : null;
};

const withBy =
  (make: (of: PokemonOf, from: Source) => Spoken) =>
  ([, from, , of, by]: readonly [unknown, Source, unknown, PokemonOf, Source | null]): Spoken | null => {
    const source = settled(from, by);
    return source === null ? null : make(of, source);
  };

/** Damage and effects that are kept from Pokémon for good. @rule EFF-01 */
export const shieldAnswers: Parser<Spoken> = memo(() =>
  either<Spoken>(
    map(say`${prevent} all damage done to ${about} by ${attacksFrom}`, ([, of, from]) => noDamage(of, from)),
    map(say`${prevent} all damage done to benched pokémon by attacks ( both yours and your opponent 's )`, () =>
      noDamage(pokemon('any', 'bench'), ATTACKS),
    ),
    mapSome(
      say`${prevent} all damage from ${attacksFrom} done to ${about} ${optional(byAttackers)}`,
      ([, from, of, by]) => {
        const source = settled(from, by);
        return source === null ? null : noDamage(of, source);
      },
    ),
    mapSome(say`${prevent} all damage done by ${attacksFrom} to ${about}`, ([, from, of]) =>
      of.get === 'ref' && of.name === '#?it' ? null : noDamage(of, from),
    ),
    mapSome(
      say`${prevent} all effects of ${attacksFrom} ${andDamage} done to ${about} ${optional(byAttackers)}`,
      withBy(neither),
    ),
    mapSome(
      say`${prevent} all effects of ${attacksFrom} ${notDamage} done to ${about} ${optional(byAttackers)}`,
      withBy(noEffects),
    ),
    mapSome(
      say`${prevent} all damage from and effects of ${attacksFrom} ${nothing} done to ${about} ${optional(byAttackers)}`,
      withBy(neither),
    ),
    map(say`${prevent} all effects ${andDamage} done to ${about} by ${attacksFrom}`, ([, , of, from]) =>
      neither(of, from),
    ),
    map(say`${prevent} all effects ${notDamage} done to ${about} by ${attacksFrom}`, ([, , of, from]) =>
      noEffects(of, from),
    ),
    map(say`${prevent} all effects [,] except damage [,] by ${attacksFrom} done to ${about}`, ([, from, of]) =>
      noEffects(of, from),
    ),
    map(
      either(
        say`${about} is|are not affected by ${attacksFrom}`,
        say`${about} is|are not affected by attacks made by ${attackersOnly}`,
      ),
      ([of, from]) => neither(of, from),
    ),
    map(say`${about} can't be affected by any|the effects of ${attacksFrom} ${orDamage}`, ([of, from]) =>
      noEffects(of, from),
    ),
    map(say`${prevent} all effects of ${abilitiesFrom} done to ${about}`, ([, from, of]) => noEffects(of, from)),
  ),
);

/** Here a reminder must say that damage is no effect: older texts meant damage too. @rule EFF-01 */
export const effectsOnly: Parser<Spoken> = memo(() =>
  either<Spoken>(
    map(say`${prevent} all effects of ${either(attacksFrom, attacksAndAbilities)} done to ${about}`, ([, from, of]) =>
      noEffects(of, from),
    ),
  ),
);

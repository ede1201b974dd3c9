import type { PokemonOf } from '../language.js';
import { either, map, memo, type Parser } from './combinators.js';
import { every, group, single } from './pokemon.js';
import { say } from './say.js';
import { ATTACKS, attacking, byAttacks } from './source.js';
import { answer, FORBID, one, type Spoken, shield } from './spoken.js';

const about: Parser<PokemonOf> = memo(() => either<PokemonOf>(single, every, group));

/** "of attacks, including damage": both at once. */
const everything = either(
  say`prevent all effects of attacks , including damage , done to`,
  say`prevent all effects of an attack , including damage , done to`,
  say`prevent all effects of attacks ( including damage ) done to`,
  say`prevent all damage from and effects of attacks done to`,
);

const otherThanDamage = either(
  say`prevent all effects of attacks , except|excluding damage , done to`,
  say`prevent all effects of an attack , except|excluding damage , done to`,
  say`prevent all effects of attacks that are not damage done to`,
);

/** What is prevented about Pokémon. @rule EFF-02 */
export const shieldRules: Parser<Spoken> = memo(() =>
  either<Spoken>(
    map(say`prevent all damage done to ${about} ${byAttacks}`, ([of, from]) =>
      one(of, answer('damage-from', FORBID, { from })),
    ),
    map(
      either(
        say`prevent all damage from attacks done to ${about}`,
        say`prevent all damage done by attacks to ${about}`,
      ),
      ([of]) => one(of, answer('damage-from', FORBID, { from: ATTACKS })),
    ),
    map(say`${everything} ${about}`, ([, of]) => shield(of, ATTACKS)),
    map(say`${everything} ${about} by ${attacking}`, ([, of, from]) => shield(of, from)),
    map(say`prevent all effects , including damage , done to ${about} ${byAttacks}`, ([of, from]) => shield(of, from)),
    map(say`prevent all damage from and effects of attacks from ${attacking} done to ${about}`, ([from, of]) =>
      shield(of, from),
    ),
    map(say`${otherThanDamage} ${about}`, ([, of]) => one(of, answer('effects-from', FORBID, { from: ATTACKS }))),
  ),
);

import type { PokemonOf } from '../language.js';
import { either, map, memo, type Parser } from './combinators.js';
import { damageRules } from './damage-rules.js';
import { every, group, ref, single } from './pokemon.js';
import { say } from './say.js';
import { shieldRules } from './shield-rules.js';
import { answer, FORBID, one, type Spoken } from './spoken.js';

const about: Parser<PokemonOf> = memo(() => either<PokemonOf>(single, every, group));

/** What is forbidden, prevented, or changed in number about Pokémon. */
export const spoken: Parser<Spoken> = memo(() =>
  either<Spoken>(
    map(say`${about} can't attack`, ([of]) => one(of, answer('can-attack', FORBID))),
    map(say`${about} can't retreat`, ([of]) => one(of, answer('can-retreat', FORBID))),
    map(say`${about} can't use attacks`, ([of]) => one(of, answer('can-attack', FORBID))),
    map(say`${about} can't be healed`, ([of]) => one(of, answer('can-heal', FORBID))),
    map(say`${about} can't be affected by [any] special conditions`, ([of]) =>
      one(of, answer('can-have-condition', FORBID)),
    ),
    shieldRules,
    damageRules,
    map(say`${about} has|have no retreat cost`, ([of]) => one(of, answer('retreat-cost', { set: 0 }))),
    map(either(say`the retreat cost for|of ${about} is 0`, say`${about} 's retreat cost is 0`), ([of]) =>
      one(of, answer('retreat-cost', { set: 0 })),
    ),
    map(say`${about} has|have no weakness`, ([of]) => one(of, answer('weakness', { none: true }))),
  ),
);

export const SUBJECT = ref('subject');

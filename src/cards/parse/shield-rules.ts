import type { PokemonOf } from '../language.js';
import { either, map, memo, type Parser } from './combinators.js';
import { every, group, single } from './pokemon.js';
import { say } from './say.js';
import { ATTACKS } from './source.js';
import { answer, FORBID, one, type Spoken } from './spoken.js';

const about: Parser<PokemonOf> = memo(() => either<PokemonOf>(single, every, group));

/** Rarer words for what is prevented about Pokémon. @rule EFF-02 */
export const shieldRules: Parser<Spoken> = memo(() =>
  either<Spoken>(
    map(say`prevent all damage from attacks done to ${about}`, ([of]) =>
      one(of, answer('damage-from', FORBID, { from: ATTACKS })),
    ),
    map(say`prevent all effects of attacks ( including damage ) done to ${about}`, ([of]) =>
      one(of, answer('damage-from', FORBID, { from: ATTACKS }), answer('effects-from', FORBID, { from: ATTACKS })),
    ),
    map(say`prevent all effects of attacks that are not damage done to ${about}`, ([of]) =>
      one(of, answer('effects-from', FORBID, { from: ATTACKS })),
    ),
  ),
);

import type { AnswerRule, Change, PokemonOf, Source, Test } from '../../language.js';
import { conditionsOr, number } from '../basics.js';
import { either, map, mapSome, memo, optional, type Parser } from '../combinators.js';
import { isHolder } from '../holder.js';
import { thisPokemon } from '../itself.js';
import { allOf, pokemonNoun } from '../noun.js';
import { pokemon, pokemonWords, ref } from '../pokemon.js';
import { nameHas } from '../quality.js';
import { say } from '../say.js';
import { test } from '../test.js';
import { attacksFrom } from './source.js';

const self = ref('self');

const rule = (of: PokemonOf, change: Change, from: Source | null, held: Test | null = null): readonly AnswerRule[] => [
  { part: 'answer', question: 'prizes-taken', of, change, ...(from ? { from } : {}), ...(held ? { while: held } : {}) },
];

const byDamage: Parser<Source | null> = optional(map(say`by damage from ${attacksFrom}`, ([from]) => from));

const fewer: Parser<Change> = either<Change>(
  map(
    either(
      say`your opponent can't take any prize cards for it`,
      say`your opponent can't take a|any prize card|cards`,
      say`your opponent doesn't take any prize cards`,
    ),
    () => ({ set: 0 }),
  ),
  map(say`your opponent takes ${number} fewer prize card|cards`, ([n]) => ({ add: -n })),
  map(say`that player takes ${number} fewer prize card|cards`, ([n]) => ({ add: -n })),
);

const more: Parser<Change> = map(
  either(
    say`your opponent takes ${number} more prize card|cards`,
    say`that player takes ${number} more prize card|cards`,
  ),
  ([n]) => ({ add: n }),
);

const named = map(say`${nameHas} and`, ([where]) => where);

/** An attack that this very Pokémon made. */
const OWN_ATTACK: Source = { what: ['attack'], where: { test: 'is', of: self } };
const ownAttack = either(
  say`an attack of ${thisPokemon}`,
  say`an attack used by ${thisPokemon}`,
  say`${thisPokemon} 's attacks`,
);

/** How many Prize cards a Knock Out gives. @rule KO-03 KO-04 */
export const prizeAnswers: Parser<readonly AnswerRule[]> = memo(() =>
  either<readonly AnswerRule[]>(
    map(
      say`if|when the pokémon this card is attached to is knocked out ${byDamage} , ${either(fewer, more)}`,
      ([from, change]) => rule(ref('holder'), change, from),
    ),
    mapSome(
      say`if|when the ${pokemonNoun} this card is attached to ${optional(named)} is knocked out ${byDamage} , ${either(fewer, more)}`,
      ([noun, name, from, change]) => {
        const where = allOf(noun, name);
        return where === null ? null : rule(ref('holder'), change, from, isHolder(where));
      },
    ),
    map(say`if|when ${thisPokemon} is knocked out ${byDamage} , ${fewer}`, ([, from, change]) =>
      rule(self, change, from),
    ),
    map(say`if ${thisPokemon} is knocked out ${byDamage} , and if ${test} , ${fewer}`, ([, from, held, change]) =>
      rule(self, change, from, held),
    ),
    // Of the Pokémon that the sentence began with.
    map(say`if|when it is knocked out ${byDamage} , ${either(fewer, more)}`, ([from, change]) =>
      rule(ref('#?it'), change, from),
    ),
    map(say`if ${thisPokemon} is ${conditionsOr} and is knocked out ${byDamage} , ${fewer}`, ([, is, from, change]) =>
      rule(self, change, from, { test: 'matches', of: self, where: { test: 'condition', is } }),
    ),
    map(say`if 1 of your ${pokemonWords} is knocked out ${byDamage} , ${fewer}`, ([where, from, change]) =>
      rule(pokemon('you', 'in-play', where), change, from),
    ),
    map(
      say`if your opponent 's ${pokemonWords} is knocked out by damage from ${ownAttack} , take ${number} more prize card|cards`,
      ([where, , n]) => rule(pokemon('opponent', 'in-play', where), { add: n }, OWN_ATTACK),
    ),
  ),
);

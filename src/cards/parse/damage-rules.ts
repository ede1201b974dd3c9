import type { AnswerRule, Change, PokemonOf, Source } from '../language.js';
import { OWN_ATTACK, ownAttack } from './attack-name.js';
import { number } from './basics.js';
import { either, map, mapSome, memo, optional, type Parser } from './combinators.js';
import { pokemonNoun } from './noun.js';
import { every, group, pokemon, ref, several, single } from './pokemon.js';
import { say } from './say.js';
import { ATTACKS, byAttacks, onlyForATime } from './source.js';
import { answer, one, type Spoken } from './spoken.js';

type At = 'before' | 'after' | null;

/** Where in the calculation; where nothing is said the side that the effect sits on decides. @rule DMG-17 */
export const place: Parser<At> = either<At>(
  map(say`( before applying weakness and resistance )`, (): At => 'before'),
  map(say`( after applying weakness and resistance )`, (): At => 'after'),
);
const afterAll = say`( after applying weakness and resistance )`;

export const at = (where: At): { at?: 'before' | 'after' } => (where === null ? {} : { at: where });

/** "20 more", "30 less". */
export const difference: Parser<number> = either(
  map(say`${number} more`, ([n]) => n),
  map(say`${number} less`, ([n]) => -n),
);
export const changedBy: Parser<number> = either(
  map(say`is increased by ${number}`, ([n]) => n),
  map(say`is reduced by ${number}`, ([n]) => -n),
);

const about: Parser<PokemonOf> = memo(() => either<PokemonOf>(single, every, group));

const OPPONENTS_ACTIVE: PokemonOf = { get: 'pokemon', side: 'opponent', spot: 'active' };
export const toActive: Parser<{ to?: PokemonOf }> = map(
  optional(
    either<PokemonOf>(
      map(say`to the defending pokémon`, () => OPPONENTS_ACTIVE),
      map(say`to your opponent 's active ${pokemonNoun}`, ([where]) => pokemon('opponent', 'active', where)),
    ),
  ),
  (to): { to?: PokemonOf } => (to === null ? {} : { to }),
);

const dealt = (n: number, more: Partial<AnswerRule>): ((of: PokemonOf) => AnswerRule) =>
  answer('damage-dealt', { add: n }, more);
const taken = (n: number, from: Source, where: At): ((of: PokemonOf) => AnswerRule) =>
  answer('damage-taken', { add: n }, { from, ...at(where) });

/** What one certain Pokémon does to another, changed before Weakness and Resistance, is an effect on the former. @rule DMG-17 */
export const dealtBy = ({ where }: Source, n: number, to: PokemonOf): Spoken | null =>
  where?.test === 'is' && where.of.get === 'ref' && to.get === 'ref'
    ? one(where.of, dealt(n, { to, ...at('before') }))
    : null;

/** More damage, if any is done at all. @rule DMG-13 */
const takenToo = (n: number, from: Source = ATTACKS): ((of: PokemonOf) => AnswerRule) =>
  answer('damage-taken', { add: n, toSome: true }, { from, ...at('after') });
const OF_ACTIVE: Source = { what: ['attack'], whose: 'you', where: { test: 'spot', is: 'active' } };

const BASE = { at: 'base' } as const;
const set = (n: number): Change => ({ set: n });

/** What one attack of this Pokémon does more, or does at all; the number it had is checked against the printed one. */
const dealingByName: Parser<Spoken> = memo(() =>
  either<Spoken>(
    map(
      say`${single} 's ${ownAttack} attack does ${difference} damage ${toActive} ${optional(place)}`,
      ([of, attack, n, to, where]) => one(of, dealt(n, { attack, ...to, ...at(where) })),
    ),
    // Without a word on whose it is, and with the number it has.
    map(say`${ownAttack} does ${number} damage plus ${number} more damage`, ([attack, printed, n]) =>
      one(ref('self'), dealt(n, { attack: `${OWN_ATTACK}${printed}${attack}` })),
    ),
    // The printed number once more, which the card itself tells.
    map(say`${single} 's ${ownAttack} [attack] 's base damage is doubled`, ([of, attack]) =>
      one(of, answer('damage-dealt', { times: 2 }, { attack, ...BASE })),
    ),
    map(
      either(
        say`base damage of ~ 's ${ownAttack} [attack] is ${number} instead of ${number}`,
        say`${ownAttack} attack 's base damage is ${number} instead of ${number}`,
        say`this pokémon 's ${ownAttack} attack does ${number} damage instead of ${number}`,
      ),
      ([attack, n, printed]) =>
        one(ref('self'), answer('damage-dealt', set(n), { attack: `${OWN_ATTACK}${printed}${attack}`, ...BASE })),
    ),
    map(say`${single} 's ${ownAttack} [attack] 's damage is doubled`, ([of, attack]) =>
      one(of, answer('damage-dealt', { times: 2 }, { attack, ...BASE })),
    ),
    map(say`${single} 's ${ownAttack} attack 's base damage is ${number}`, ([of, attack, n]) =>
      one(of, answer('damage-dealt', set(n), { attack, ...BASE })),
    ),
    map(
      say`${single} 's ${ownAttack} attack 's base damage is ${number} instead of ${number}`,
      ([of, attack, n, printed]) =>
        one(of, answer('damage-dealt', set(n), { attack: `${OWN_ATTACK}${printed}${attack}`, ...BASE })),
    ),
  ),
);

const anAttack = either(say`if an attack does damage to`, say`if an attack damages`);

/** What a Pokémon takes more or less. */
const taking: Parser<Spoken> = memo(() =>
  either<Spoken>(
    map(
      say`any damage done to ${about} ${byAttacks} is increased by ${number} ${optional(place)}`,
      ([of, from, n, where]) => one(of, taken(n, from, where)),
    ),
    mapSome(
      say`any damage done to ${about} by attacks from ${onlyForATime} is reduced by ${number} ${optional(place)}`,
      ([of, from, n, where]) => (where === 'before' ? dealtBy(from, -n, of) : one(of, taken(-n, from, where))),
    ),
    mapSome(
      say`attacks used by ${onlyForATime} do ${difference} damage to ${single} ( before applying weakness and resistance )`,
      ([from, n, of]) => dealtBy(from, n, of),
    ),
    map(say`${about} takes|take ${difference} damage ${optional(place)}`, ([of, n, where]) =>
      one(of, answer('damage-taken', { add: n }, at(where))),
    ),
    map(say`${anAttack} ${about} ${afterAll} , that attack does ${number} more damage`, ([, of, , n]) =>
      one(of, takenToo(n)),
    ),
  ),
);

const ofActive = either(
  say`if an attack of your active pokémon does damage to`,
  say`if an attack from your active pokémon does damage to`,
);
const thatAttack = say`that|this|the attack does`;

/** "… more damage to the Defending Pokémon": the same Pokémon again. */
const takingIt: Parser<Spoken> = memo(() =>
  either<Spoken>(
    map(
      say`${anAttack} the defending pokémon ${afterAll} , that attack does ${number} more damage to the defending pokémon`,
      ([, , n]) => one(DEFENDER, takenToo(n)),
    ),
    map(say`${ofActive} ${single} ${afterAll} , ${thatAttack} ${number} more damage`, ([, of, , , n]) =>
      one(of, takenToo(n, OF_ACTIVE)),
    ),
    map(
      say`${anAttack} ${single} ${afterAll} , that attack does ${number} more damage to that pokémon`,
      ([, of, , n]) => one(of, takenToo(n)),
    ),
  ),
);

const DEFENDER: PokemonOf = { get: 'ref', name: 'defender' };

/** Those that are Active now, and whoever defends by then. @rule FMT-07 */
const dealingByActive: Parser<Spoken> = memo(() =>
  map(
    say`if any of your current active pokémon does damage to any defending pokémon , ${thatAttack} ${number} more damage ( before applying weakness and resistance )`,
    ([, n]) => one(several(pokemon('you', 'active')), dealt(n, { to: OPPONENTS_ACTIVE, at: 'before' })),
  ),
);

export const damageRules: Parser<Spoken> = memo(() => either(dealingByName, taking, takingIt, dealingByActive));

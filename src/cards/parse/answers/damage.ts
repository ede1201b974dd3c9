import type { Amount, AnswerRule, Ignored, PokemonOf, Source, Test } from '../../language.js';
import { forEach } from '../amount.js';
import { colorlessSigns, number, times } from '../basics.js';
import { either, map, mapSome, memo, optional, type Parser } from '../combinators.js';
import { pokemonNoun } from '../noun.js';
import { group, pokemon } from '../pokemon.js';
import { say } from '../say.js';
import { nothing } from '../verbs/ignored.js';
import { attacksFrom } from './source.js';
import { about, answer, attacksOf, one, type Spoken, whosePokemon } from './spoken.js';

type At = NonNullable<AnswerRule['at']>;

/** Where in the calculation; where nothing is said the side that the effect sits on decides. @rule DMG-17 */
const at: Parser<{ readonly at?: At }> = map(
  optional(
    either<At>(
      map(say`( before applying weakness and resistance )`, () => 'before'),
      map(say`( after applying weakness and resistance )`, () => 'after'),
    ),
  ),
  (when) => (when === null ? {} : { at: when }),
);

/** Who is damaged by the attacks that the rule changes. */
const target: Parser<PokemonOf> = memo(() =>
  either<PokemonOf>(
    group,
    map(say`the|any active pokémon`, () => pokemon('any', 'active')),
    mapSome(pokemonNoun, (where) => (where === null ? null : pokemon('any', 'in-play', where))),
    mapSome(say`active ${pokemonNoun}`, ([where]) => (where === null ? null : pokemon('any', 'active', where))),
    // Whoever defends by then.
    map(say`the defending pokémon`, () => pokemon('opponent', 'active')),
  ),
);

const so = (n: number, each: Amount | null): Amount => (each === null ? n : times(n, each));

const perThing = optional(forEach);

/** "20 more damage to your opponent's Active Pokémon (before applying Weakness and Resistance)". */
const dealt: Parser<Spoken> = either<Spoken>(
  mapSome(
    say`${attacksOf} do|does ${number} more damage ${perThing} to ${target} ${perThing} ${at}`,
    ([of, n, first, to, second, when]) =>
      first !== null && second !== null
        ? null
        : one(of, answer('damage-dealt', { add: so(n, first ?? second) }, { to, ...when })),
  ),
  map(say`${attacksOf} do|does ${number} more damage ${perThing} ${at}`, ([of, n, each, when]) =>
    one(of, answer('damage-dealt', { add: so(n, each) }, when)),
  ),
  map(
    say`${attacksOf} cost|costs ${colorlessSigns} less and do|does ${number} more damage to ${target} ${at}`,
    ([of, less, n, to, when]) =>
      one(of, answer('attack-cost', { add: -less }), answer('damage-dealt', { add: n }, { to, ...when })),
  ),
  map(say`${about} does|do ${number} more damage to ${target} ${at}`, ([of, n, to, when]) =>
    one(of, answer('damage-dealt', { add: n }, { to, ...when })),
  ),
  map(say`${attacksOf} do|does ${number} less damage to ${target} ${at}`, ([of, n, to, when]) =>
    one(of, answer('damage-dealt', { add: -n }, { to, ...when })),
  ),
  map(say`${attacksOf} do|does ${number} less damage ${at}`, ([of, n, when]) =>
    one(of, answer('damage-dealt', { add: -n }, when)),
  ),
  mapSome(say`any damage done by an opponent 's attack is reduced by ${number} ${at}`, ([n, when]) =>
    when.at === 'after' ? null : one(pokemon('opponent', 'in-play'), answer('damage-dealt', { add: -n }, when)),
  ),
  mapSome(say`any damage done by attacks from ${about} is reduced by ${number} ${at}`, ([of, n, when]) =>
    when.at === 'after' ? null : one(of, answer('damage-dealt', { add: -n }, when)),
  ),
);

const damageDone = either(say`any|all damage done`, say`damage done`);

const reduced = (of: PokemonOf, from: Source, n: Amount, when: { readonly at?: At }): Spoken =>
  one(of, answer('damage-taken', { add: n }, { from, ...when }));

/** Attacks where no text says whom they damage. */
const anyAttacks: Parser<Source> = either<Source>(
  attacksFrom,
  mapSome(say`${pokemonNoun} 's attacks`, ([where]) => (where === null ? null : { what: ['attack'], where })),
);

/** Damage that is less "after applying Weakness and Resistance" is so on whoever takes it, said or not. @rule DMG-17 */
const takenByAny: Parser<Spoken> = map(
  say`${damageDone} by ${anyAttacks} is reduced by ${number} ( after applying weakness and resistance )`,
  ([, from, n]) => reduced(pokemon(from.whose === 'opponent' ? 'you' : 'any', 'in-play'), from, -n, { at: 'after' }),
);

const taken: Parser<Spoken> = either<Spoken>(
  takenByAny,
  map(
    say`${damageDone} to any of ${group} by ${attacksFrom} is reduced by ${number} ${perThing} ${at}`,
    ([, of, from, n, each, when]) => reduced(of, from, so(-n, each), when),
  ),
  map(
    say`${damageDone} to ${about} by ${attacksFrom} is reduced by ${number} ${perThing} ${at}`,
    ([, of, from, n, each, when]) => reduced(of, from, so(-n, each), when),
  ),
  map(
    say`${damageDone} to ${about} by ${attacksFrom} is increased by ${number} ${perThing} ${at}`,
    ([, of, from, n, each, when]) => reduced(of, from, so(n, each), when),
  ),
  map(say`${damageDone} to ${about} by your opponent 's pokémon is increased by ${number} ${at}`, ([, of, n, when]) =>
    reduced(of, { what: ['attack'], whose: 'opponent' }, n, when),
  ),
  // "… attached to it is reduced": the pronoun belongs to the attackers, not to whom the damage is done.
  mapSome(
    say`${damageDone} by ${attacksFrom} to ${about} is reduced by ${number} ${perThing} ${at}`,
    ([, from, of, n, each, when]) =>
      of.get === 'ref' && of.name === '#?it' ? null : reduced(of, from, so(-n, each), when),
  ),
  map(say`${about} takes|take ${number} less damage from ${attacksFrom} ${at}`, ([of, n, from, when]) =>
    reduced(of, from, -n, when),
  ),
  map(
    say`if any of ${group} would be damaged by ${attacksFrom} , reduce that damage by ${number} ${at}`,
    ([of, from, n, when]) => reduced(of, from, -n, when),
  ),
  map(say`${about} takes|take ${number} more damage from ${attacksFrom} ${at}`, ([of, n, from, when]) =>
    reduced(of, from, n, when),
  ),
);

const unaffected: Parser<readonly Ignored[]> = either<readonly Ignored[]>(
  map(either(say`weakness or resistance`, say`weakness and resistance`), () => ['weakness', 'resistance']),
  map(say`weakness`, () => ['weakness']),
  map(say`resistance`, () => ['resistance']),
  map(say`your opponent 's active pokémon 's resistance`, () => ['resistance']),
  map(say`any effects on your opponent 's active pokémon`, () => ['effects']),
);

/** Effects are set aside where they are on the Pokémon that is attacked; on others, and on itself, they are not. */
const unchanged = (ignore: readonly Ignored[]): ((of: PokemonOf) => AnswerRule) =>
  answer('damage-dealt', { ignore }, ignore.includes('effects') ? { to: pokemon('opponent', 'active') } : {});

const ANYBODY = pokemon('any', 'in-play');

/** To say that all Pokémon are meant adds nothing; nor does "all" of those that are. */
function toWhom(to: PokemonOf): { to?: PokemonOf } {
  if (to.get !== 'pokemon' || to.side !== 'any') return { to };
  const { spot, where } = to;
  return spot === 'in-play' && where === undefined ? {} : { to: pokemon('any', spot, where) };
}

/** Damage that Weakness, Resistance or effects do not change. @rule DMG-02 */
const ignoring: Parser<Spoken> = either<Spoken>(
  mapSome(say`don't apply ${unaffected} to any attacks made by ${pokemonNoun}`, ([ignore, where]) =>
    where === null || ignore.includes('effects') ? null : one(pokemon('any', 'in-play', where), unchanged(ignore)),
  ),
  mapSome(
    either(say`don't apply ${unaffected} for ${about}`, say`do not apply ${unaffected} for ${about}`),
    ([ignore, to]) =>
      ignore.includes('effects') ? null : one(ANYBODY, answer('damage-dealt', { ignore }, toWhom(to))),
  ),
  mapSome(say`${damageDone} by ${attacksOf} isn't affected by ${unaffected}`, ([, of, ignore]) =>
    ignore.includes('effects') ? null : one(of, unchanged(ignore)),
  ),
  map(say`damage from ${attacksOf} isn't affected by ${unaffected}`, ([of, ignore]) => one(of, unchanged(ignore))),
  mapSome(say`damage from ${attacksOf} isn't affected by ${nothing}`, ([of, { ignore, aim }]) =>
    aim === null && ignore.length > 1 && ignore.includes('effects') ? one(of, unchanged(ignore)) : null,
  ),
  mapSome(say`${whosePokemon} attack 's damage isn't affected by ${nothing}`, ([of, { ignore, aim }]) =>
    aim === null ? one(of, unchanged(ignore)) : null,
  ),
  // Only damage to a Defending Pokémon is changed by them: to whom it is done says no more. @rule DMG-15
  mapSome(
    say`any damage done by attacks from ${about} to ${target} isn't affected by ${unaffected}`,
    ([of, , ignore]) => (ignore.includes('effects') ? null : one(of, unchanged(ignore))),
  ),
  mapSome(
    either(
      say`any damage done by attacks from ${about} isn't affected by ${unaffected}`,
      say`any damage done by attacks from ${about} is not affected by ${unaffected}`,
    ),
    ([of, ignore]) => (ignore.includes('effects') ? null : one(of, unchanged(ignore))),
  ),
  mapSome(say`damage done to ${target} by ${about} isn't affected by ${unaffected}`, ([, of, ignore]) =>
    ignore.includes('effects') ? null : one(of, unchanged(ignore)),
  ),
);

const OTHER = { you: 'opponent', opponent: 'you' } as const;
type Rules = readonly AnswerRule[];

/** "The opponent's", said of Pokémon of both sides: of each side the other. One rule for each. */
const forBoth = (of: PokemonOf, rule: (other: 'you' | 'opponent') => (of: PokemonOf) => AnswerRule): Rules | null => {
  if (of.get !== 'pokemon' || of.side !== 'any' || of.take !== undefined || isJoined(of.where)) return null;
  return (['you', 'opponent'] as const).map((side) => rule(OTHER[side])({ ...of, side }));
};

/** Nouns that say several things each would have to be said anew for either side. */
const isJoined = (where: Test | undefined): boolean =>
  where?.test === 'any' && where.of.some(({ test }) => test === 'all');

/** Whatever such a Pokémon does it by: an attack or a power. @rule POW-01 */
const DOING: Source['what'] = ['attack', 'power'];

/** "Whenever a Metal Pokémon damages 1 of your Pokémon, reduce that damage by 30". */
const reducedFrom: Parser<Rules> = mapSome(
  say`whenever a|an ${pokemonNoun} damages 1 of ${group} , reduce that damage by ${number} ( after applying weakness and resistance )`,
  ([where, of, n]): Rules | null =>
    where === null ? null : [answer('damage-taken', { add: -n }, { from: { what: DOING, where }, at: 'after' })(of)],
);

export const eachOtherAnswers: Parser<Rules> = memo(() =>
  either<Rules>(
    reducedFrom,
    mapSome(
      either(
        say`${about} takes|take ${number} less damage from attacks from the opponent 's pokémon ${at}`,
        say`${about} takes|take ${number} less damage from the opponent 's attacks ${at}`,
      ),
      ([of, n, when]) =>
        forBoth(of, (whose) => answer('damage-taken', { add: -n }, { from: { what: ['attack'], whose }, ...when })),
    ),
    mapSome(
      say`${attacksOf} do|does ${number} more damage to the defending ${pokemonNoun} ${at}`,
      ([of, n, where, when]) =>
        forBoth(of, (whose) => answer('damage-dealt', { add: n }, { to: pokemon(whose, 'active', where), ...when })),
    ),
    mapSome(say`${attacksOf} do|does ${number} more damage to the opponent 's active pokémon ${at}`, ([of, n, when]) =>
      forBoth(of, (whose) => answer('damage-dealt', { add: n }, { to: pokemon(whose, 'active'), ...when })),
    ),
  ),
);

export const damageAnswers: Parser<Spoken> = memo(() => either<Spoken>(dealt, taken, ignoring));

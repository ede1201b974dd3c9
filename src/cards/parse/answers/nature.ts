import type { Condition } from '../../../engine/index.js';
import type { Amount, AnswerRule, AttacksOf, PokemonOf, Test } from '../../language.js';
import { forEach } from '../amount.js';
import { condition, conditionsAnd, conditionsOr, number, times, types, type as typeWord } from '../basics.js';
import { cards, zone } from '../cards.js';
import { either, list, map, mapSome, memo, nothing, optional, type Parser } from '../combinators.js';
import { allOf, cardNoun } from '../noun.js';
import { group, pokemon, ref, single } from '../pokemon.js';
import { excepted } from '../relative.js';
import { say } from '../say.js';
import { attacksFrom } from './source.js';
import { about, answer, FORBID, one, type Spoken, whosePokemon, without } from './spoken.js';

const timesWord: Parser<number> = either<number>(
  map(say`×2|x2`, () => 2),
  map(say`×3|x3`, () => 3),
  map(say`×4|x4`, () => 4),
);

const perThing = optional(forEach);
const so = (n: number, each: Amount | null): Amount => (each === null ? n : times(n, each));

const hp: Parser<Spoken> = either<Spoken>(
  map(say`${about} gets|get + ${number} hp ${perThing}`, ([of, n, each]) =>
    one(of, answer('hp', { add: so(n, each) })),
  ),
  mapSome(say`${about} gets|get + ${number} hp , ${excepted}`, ([of, n, but]) => {
    const others = without(of, but);
    return others === null ? null : one(others, answer('hp', { add: n }));
  }),
  map(say`${about} gets|get - ${number} hp ${perThing}`, ([of, n, each]) =>
    one(of, answer('hp', { add: so(-n, each) })),
  ),
  map(say`the hp of ${about} is|are reduced by ${number}`, ([of, n]) => one(of, answer('hp', { add: -n }))),
  map(say`the maximum hp for|of ${about} is now ${number}`, ([of, n]) => one(of, answer('hp', { set: n }))),
  map(say`${whosePokemon} maximum hp is [now] ${number}`, ([of, n]) => one(of, answer('hp', { set: n }))),
);

/** "is Fire and Fighting type": all of them at once. @rule KIND-16 */
const isTypes: Parser<Spoken> = either<Spoken>(
  map(say`${about} is [both] ${types} type`, ([of, all]) => one(of, answer('types', { types: all }))),
  mapSome(say`${about} is ${list(typeWord, nothing)} type`, ([of, all]) =>
    all.length < 2 ? null : one(of, answer('types', { types: all })),
  ),
  map(say`${about} is a ${types} pokémon`, ([of, all]) => one(of, answer('types', { types: all }))),
  map(say`${about} is [now] a|an ${types} pokémon in addition to its existing types`, ([of, all]) =>
    one(of, answer('types', { types: all, also: true })),
  ),
  map(say`${whosePokemon} type is ${types}`, ([of, all]) => one(of, answer('types', { types: all }))),
  mapSome(say`${whosePokemon} type is ${list(typeWord, nothing)}`, ([of, all]) =>
    all.length < 2 ? null : one(of, answer('types', { types: all })),
  ),
  map(either(say`${whosePokemon} type is the same [type] as its previous level`), ([of]) =>
    one(of, (bearer) => answer('types', { typesOf: underTop(bearer) })(bearer)),
  ),
  map(say`${about} is the same type as any basic energy [card|cards] attached to it`, ([of]) =>
    one(of, (bearer) => answer('types', { typesOf: basicEnergyOn(bearer) })(bearer)),
  ),
);

/** The card that lies right under the Level-Up card, and those under it; what a Level-Up card lies on is of one Pokémon. */
const underTop = (on: PokemonOf) =>
  cards(
    { on, what: 'stack' as const },
    { test: 'not', of: { test: 'is', of: { get: 'cards', in: { on, what: 'top' } } } },
  );

const basicEnergyOn = (on: PokemonOf) => cards({ on, what: 'energy' as const }, { test: 'kind', is: ['basic-energy'] });

const weakness: Parser<Spoken> = either<Spoken>(
  map(say`${about} has|have no weakness`, ([of]) => one(of, answer('weakness', { none: true }))),
  map(
    say`${about} takes ${number} less damage from ${attacksFrom} ( after applying weakness and resistance ) and has no weakness`,
    ([of, n, from]) =>
      one(of, answer('damage-taken', { add: -n }, { from, at: 'after' }), answer('weakness', { none: true })),
  ),
  map(say`${about} has|have no retreat cost and no weakness`, ([of]) => ({
    of,
    rules: (bearer) => [answer('retreat-cost', { set: 0 })(bearer), answer('weakness', { none: true })(bearer)],
  })),
  map(say`apply weakness for ${about} as ${timesWord} instead`, ([of, times]) =>
    one(of, answer('weakness', { times })),
  ),
  map(say`${about} has|have no resistance`, ([of]) => one(of, answer('resistance', { none: true }))),
  map(say`the weakness of ${about} is now ${typeWord}`, ([of, is]) => one(of, answer('weakness', { types: [is] }))),
);

const immune = (of: PokemonOf, is: readonly Condition[] | null, ends: boolean): Spoken =>
  one(
    of,
    answer('can-have-condition', FORBID, {
      ...(is === null ? {} : { which: { test: 'condition', is } }),
      ...(ends ? { existing: 'end' } : {}),
    }),
  );

const conditions: Parser<Spoken> = either<Spoken>(
  map(say`${about} can't be affected by [any] special conditions`, ([of]) => immune(of, null, false)),
  map(
    say`${about} recovers|recover from all special conditions [,] and can't be affected by any special conditions`,
    ([of]) => immune(of, null, true),
  ),
  map(
    say`${about} recovers|recover from being ${conditionsOr} and can't be affected by those special conditions`,
    ([of, is]) => immune(of, is, true),
  ),
  map(say`${about} can't be|become ${either(conditionsOr, conditionsAnd)}`, ([of, is]) => immune(of, is, false)),
  mapSome(
    either(
      say`${about} can't be ${condition} , and if they are already ${condition} , they recover from that special condition`,
      say`${about} can't be ${condition} , and if it is already ${condition} , it recovers from that special condition`,
    ),
    ([of, is, already]) => (already === is ? immune(of, [is], true) : null),
  ),
);

/** Attacks that others lend. The cards under a Pokémon are what it evolved from. @rule EVO-05 ATK-16 */
const lenders: Parser<AttacksOf> = memo(() =>
  either<AttacksOf>(
    map(say`the attacks of any|all ${group}`, ([of]): AttacksOf => ({ get: 'attacks', of })),
    map(
      say`the attacks of any|all ${cardNoun} in ${zone}`,
      ([where, place]): AttacksOf => ({
        get: 'attacks',
        of: cards(place, where),
      }),
    ),
    mapSome(
      say`the attacks of any|all ${cardNoun} in ${zone} , ${excepted}`,
      ([where, place, but]): AttacksOf | null =>
        where === null || but === null ? null : { get: 'attacks', of: cards(place, allOf(where, but)) },
    ),
    map(
      say`the attacks of any|all ${cardNoun} in the lost zone ( both yours and your opponent 's )`,
      ([where]): AttacksOf => ({ get: 'attacks', of: cards({ zone: 'lost-zone', whose: 'each' }, where) }),
    ),
    map(
      say`the attacks of your opponent 's active pokémon`,
      (): AttacksOf => ({ get: 'attacks', of: pokemon('opponent', 'active') }),
    ),
    map(say`the attacks of any of ${group}`, ([of]): AttacksOf => ({ get: 'attacks', of })),
  ),
);

const gained: Parser<Spoken> = either<Spoken>(
  map(say`${about} can use ${lenders} [as its own]`, ([of, gain]) => one(of, answer('attacks', { gain }))),
  map(
    either(
      say`${about} can use any attack from its previous evolutions`,
      say`${about} can use any attack from its basic pokémon [card] or its stage 1 evolution card`,
      say`${about} can use any attack from its basic pokémon [card] or any evolution card from which the pokémon evolved`,
      say`${about} can use the attacks of its previous evolutions`,
    ),
    ([of]) => one(of, (bearer) => answer('attacks', { gain: attacksUnder(bearer) })(bearer)),
  ),
);

/** Where several Pokémon gain attacks, each gains those of its own cards. */
const attacksUnder = (of: PokemonOf): AttacksOf => ({
  get: 'attacks',
  of: cards({ on: of.get === 'ref' ? of : ref('subject'), what: 'stack' }),
});

/** "Put 2 damage counters instead of 1", "put 2 more damage counters": on Pokémon with that condition. @rule COND-16 */
const strengthened: Parser<Spoken> = either<Spoken>(
  mapSome(say`put|puts|place ${number} damage counters instead of 1|2 on [each] ${group}`, ([n, of]) =>
    counters(of, { set: n }),
  ),
  mapSome(say`put|puts|place ${number} damage counters instead of 1|2 on ${condition} pokémon`, ([n, is]) =>
    counters(pokemon('any', 'in-play', { test: 'condition', is: [is] }), { set: n }),
  ),
  mapSome(say`put|puts|place ${number} damage counters on ${group} instead of 1|2`, ([n, of]) =>
    counters(of, { set: n }),
  ),
  mapSome(say`put|puts|place ${number} more damage counter|counters on ${group}`, ([n, of]) =>
    counters(of, { add: n }),
  ),
);

function counters(of: PokemonOf, change: AnswerRule['change']): Spoken | null {
  const which: Test | undefined = of.get === 'pokemon' ? of.where : undefined;
  if (which?.test !== 'condition' || which.is === 'any' || which.is.length !== 1) return null;
  return one(of, answer('condition-counters', change, { which }));
}

const betweenTurns = either(say`between turns`, say`during pokémon checkup`);

const sleepy = (of: PokemonOf, n: number): Spoken =>
  one(of, answer('condition-coins', { set: n }, { which: { test: 'condition', is: ['asleep'] } }));

/** Coins that an Asleep Pokémon needs to wake up. @rule COND-16 */
const wakingUp: Parser<Spoken> = either<Spoken>(
  map(say`if ${single} is asleep , flip ${number} coins instead of 1 ${betweenTurns}`, ([of, n]) => sleepy(of, n)),
  map(
    say`if a pokémon is asleep , its owner flips ${number} coins instead of 1 for that special condition ${betweenTurns}`,
    ([n]) => sleepy(pokemon('any', 'in-play'), n),
  ),
);
const eachSleeper: Parser<Spoken> = map(
  say`a player flips ${number} coins for each of their pokémon that is asleep ${either(betweenTurns, say`at the end of each turn`)}`,
  ([n]) => sleepy(pokemon('any', 'in-play'), n),
);
const checkup: Parser<Spoken> = either<Spoken>(
  map(say`${strengthened} ${betweenTurns}`, ([spoken]) => spoken),
  map(say`during pokémon checkup , ${strengthened}`, ([spoken]) => spoken),
  mapSome(
    say`at any time between turns , each player puts ${number} more damage counter|counters on their ${condition} pokémon`,
    ([n, is]) =>
      counters({ get: 'pokemon', side: 'any', spot: 'in-play', where: { test: 'condition', is: [is] } }, { add: n }),
  ),
);

/** What a Pokémon is: its HP, its types, what it is weak to, what it can do. */
export const natureAnswers: Parser<Spoken> = memo(() =>
  either<Spoken>(hp, isTypes, weakness, conditions, gained, checkup, wakingUp, eachSleeper),
);

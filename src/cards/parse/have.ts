import type { EnergyType } from '../../engine/index.js';
import type { Amount, CardsOf, PokemonOf, PokemonSelector, Relation, Test, Who } from '../language.js';
import { isSame } from '../telling/same.js';
import { number, type } from './basics.js';
import { cards, whoseWord, zone } from './cards.js';
import { either, list, map, mapSome, memo, optional, type Parser } from './combinators.js';
import { thatHas, thatHasPrinted } from './has.js';
import { aOrHowMany, compare, type HowMany, howMany, opposite } from './how-many.js';
import { allOf, cardNoun, isTrainer, pokemonNoun } from './noun.js';
import { pokemon, saidBehind } from './pokemon.js';
import { nameHas } from './quality.js';
import { say } from './say.js';

/*
 * Whether a player has things, how many, and whether more than the other: "you have 2 or fewer cards in your hand", "your
 * opponent has more Prize cards left than you".
 */

type Thing = PokemonSelector | Extract<CardsOf, { readonly get: 'cards' }>;
const count = (of: Thing): Amount => ({ num: 'count', of });

/** So many of them are there. What is there at all is asked without a number. */
export function there(of: Thing, { rel, n }: HowMany): Test {
  if (rel !== '>=') return compare(count(of), rel, n);
  return n === 1 ? { test: 'exists', of } : { test: 'exists', of, n };
}

interface Owner {
  readonly who: 'you' | 'opponent';
  readonly has: boolean;
}

const has: Parser<Owner> = either<Owner>(
  map(say`you have`, () => ({ who: 'you', has: true })),
  map(say`your opponent has`, () => ({ who: 'opponent', has: true })),
  map(either(say`you don't have`, say`you do not have`), () => ({ who: 'you', has: false })),
  map(say`your opponent doesn't have`, () => ({ who: 'opponent', has: false })),
);

/** Whose things are spoken of must be whoever has them. */
const isOf = (whose: Who, who: 'you' | 'opponent'): boolean =>
  whose === who || (whose === 'they' && who === 'opponent');

const left = say`left|remaining`;

/** The card that is played is no longer of the hand when its own words are judged: with it there is one more. @rule TRN-01 */
const withThis: Parser<Test> = map(
  either(
    say`you have ${howMany} cards ( including this 1 ) in your hand`,
    say`you have ${howMany} cards in your hand ( including this 1 )`,
  ),
  ([{ rel, n }]) => there(cards({ zone: 'hand', whose: 'you' }), { rel, n: n - 1 }),
);

/** The others than the card that is played. @rule TRN-01 */
const besidesThis: Parser<Test> = map(say`you have ${howMany} other cards in your hand`, ([many]) =>
  there(cards({ zone: 'hand', whose: 'you' }), many),
);

const STADIUM: Test = { test: 'kind', is: ['stadium'] };
/** Whether one that was played lies there still is a matter of the era. @rule SUP-02 */
const SUPPORTER: Test = { test: 'kind', is: ['supporter'] };

/** What a player can have, once it is known who. */
const thing: Parser<(who: 'you' | 'opponent') => Thing | null> = memo(() =>
  either<(who: 'you' | 'opponent') => Thing | null>(
    map(
      say`benched ${pokemonNoun} ${optional(thatHas)}`,
      ([a, b]) =>
        (who) =>
          pokemon(who, 'bench', allOf(a, b)),
    ),
    map(
      either(
        map(say`${pokemonNoun} in play ${optional(saidBehind)}`, ([a, b]) => [a, ...(b ?? [])]),
        map(say`${pokemonNoun} ${thatHas} in play`, ([a, b]): (Test | null)[] => [a, b]),
      ),
      (tests) => (who) => pokemon(who, 'in-play', allOf(...tests)),
    ),
    map(
      say`${pokemonNoun} on ${whoseWord} bench`,
      ([where, whose]) =>
        (who) =>
          isOf(whose, who) ? pokemon(who, 'bench', where) : null,
    ),
    map(
      say`${cardNoun} in ${zone}`,
      ([where, place]) =>
        (who) =>
          'zone' in place && isOf(place.whose ?? 'you', who) ? cards({ ...place, whose: who }, where) : null,
    ),
    mapSome(say`${cardNoun} ${thatHasPrinted} in ${zone}`, ([where, more, place]) =>
      where?.test === 'kind' && where.is[0] === 'pokemon'
        ? (who) =>
            'zone' in place && isOf(place.whose ?? 'you', who)
              ? cards({ ...place, whose: who }, allOf(where, more))
              : null
        : null,
    ),
    map(
      say`${cardNoun} in the lost zone`,
      ([where]) =>
        (who) =>
          cards({ zone: 'lost-zone', whose: who }, where),
    ),
    map(say`prize card|cards ${left}`, () => (who) => cards({ zone: 'prizes', whose: who })),
    mapSome(say`${cardNoun} in play`, ([where]) =>
      // A Stadium has words of its own.
      isTrainer(where) && !isSame(where, STADIUM) && !isSame(where, SUPPORTER)
        ? (who) => cards({ zone: 'in-play', whose: who }, where)
        : null,
    ),
    map(say`stadium [card] in play`, () => (who) => cards({ zone: 'stadium', whose: who })),
  ),
);

/** A bare name needs no article. */
const named: Parser<(who: 'you' | 'opponent') => Thing | null> = mapSome(thing, (of) => {
  const found = of('you');
  return found?.where?.test === 'name' ? of : null;
});

const havingThings: Parser<Test> = either<Test>(
  withThis,
  besidesThis,
  mapSome(say`${has} ${aOrHowMany} ${thing}`, ([owner, many, of]) => {
    const found = of(owner.who);
    if (found === null) return null;
    const right = owner.has ? many : opposite(many);
    return right === null ? null : there(found, right);
  }),
  // Without so many there are fewer; with so many it would not be said whether exactly so many are meant.
  mapSome(say`${has} ${number} ${thing}`, ([owner, n, of]) => {
    const found = owner.has ? null : of(owner.who);
    return found === null ? null : compare(count(found), '<', n);
  }),
  // One of several numbers.
  mapSome(say`${has} [exactly] ${list(number, either(say`, or`, say`or|,`))} ${thing}`, ([owner, all, of]) => {
    const found = all.length > 1 ? of(owner.who) : null;
    if (found === null) return null;
    const one: Test = { test: 'any', of: all.map((n) => compare(count(found), '=', n)) };
    return owner.has ? one : { test: 'not', of: one };
  }),
  mapSome(say`${has} ${named}`, ([owner, of]) => {
    const found = of(owner.who);
    if (found === null) return null;
    return owner.has ? { test: 'exists', of: found } : compare(count(found), '=', 0);
  }),
);

const MORE: Parser<Relation> = either<Relation>(
  map(say`more`, () => '>'),
  map(say`fewer|less`, () => '<'),
  map(say`more or the same number of`, () => '>='),
  map(either(say`the same number of or less|fewer`, say`less|fewer or the same number of`), () => '<='),
);

const otherOf = (who: 'you' | 'opponent'): 'you' | 'opponent' => (who === 'you' ? 'opponent' : 'you');

/** The same things of the one player and of the other. */
function both(who: 'you' | 'opponent', rel: Relation, of: (who: 'you' | 'opponent') => Thing | null): Test | null {
  const [mine, theirs] = [of(who), of(otherOf(who))];
  return mine === null ? null : compare(count(mine), rel, count(theirs ?? swapped(mine, otherOf(who))));
}

const swapped = (of: Thing, who: 'you' | 'opponent'): Thing =>
  of.get === 'pokemon' ? { ...of, side: who } : { ...of, in: { ...(of.in as { zone: 'hand' }), whose: who } };

/** "than your opponent", "than you", "than your opponent has". */
const than: Parser<'you' | 'opponent'> = either<'you' | 'opponent'>(
  map(say`your opponent [has|does]`, () => 'opponent'),
  map(say`you [have|do]`, () => 'you'),
);

const comparing: Parser<Test> = either<Test>(
  mapSome(say`${has} ${MORE} ${thing} than|as ${than}`, ([{ who, has: does }, rel, of, other]) =>
    does && other !== who ? both(who, rel, of) : null,
  ),
  mapSome(say`${has} the same number of ${thing} as ${than}`, ([{ who, has: does }, of, other]) =>
    other !== who ? both(who, does ? '=' : '!=', of) : null,
  ),
  mapSome(say`you and your opponent have the same number of ${thing}`, ([of]) => both('you', '=', of)),
  mapSome(say`you and your opponent have a different number of ${thing}`, ([of]) => both('you', '!=', of)),
);

const thereIs = either(say`there is`, say`there are`);

/** Things that are there, whoever has them. */
const standing: Parser<Test> = either<Test>(
  map(say`${thereIs} ${aOrHowMany} stadium [card] in play`, ([, many]) =>
    there(cards({ zone: 'stadium', whose: 'each' }), many),
  ),
  map(say`a stadium [card] is in play`, () => ({ test: 'exists', of: cards({ zone: 'stadium', whose: 'each' }) })),
  map(say`a|any stadium [card] ${nameHas} is in play`, ([where]) => ({
    test: 'exists',
    of: cards({ zone: 'stadium', whose: 'each' }, where),
  })),
  mapSome(say`${thereIs} ${aOrHowMany} ${cardNoun} in ${zone}`, ([, many, where, place]) =>
    there(cards(place, where), many),
  ),
  mapSome(say`${thereIs} ${aOrHowMany} ${pokemonNoun} in play`, ([, many, where]) =>
    where === null ? null : there(pokemon('any', 'in-play', where), many),
  ),
  mapSome(say`a|an ${pokemonNoun} is on your bench`, ([where]) =>
    where === null ? null : { test: 'exists', of: pokemon('you', 'bench', where) },
  ),
  mapSome(say`${pokemonNoun} is on your bench`, ([where]) =>
    // By its own name a card speaks of itself; in an attack that is settled later.
    where?.test === 'name' && where.is[0] !== '~' ? { test: 'exists', of: pokemon('you', 'bench', where) } : null,
  ),
);

/** "your Benched Pokémon have any damage counters on them", "any of your Pokémon have any damage counters on them". */
const damagedOnes: Parser<Test> = map(
  either(
    map(say`your benched ${pokemonNoun} have|has any damage counters on them|it`, ([where]) =>
      pokemon('you', 'bench', where),
    ),
    map(say`any of your benched ${pokemonNoun} have|has any damage counters on them|it`, ([where]) =>
      pokemon('you', 'bench', where),
    ),
    map(say`any of your opponent 's benched ${pokemonNoun} have|has any damage counters on them|it`, ([where]) =>
      pokemon('opponent', 'bench', where),
    ),
  ),
  (of): Test => ({ test: 'exists', of: { ...of, where: allOf(of.where, COUNTERS) as Test } }),
);

const subject: PokemonOf = { get: 'ref', name: 'subject' };
const COUNTERS: Test = compare({ num: 'stat', of: subject, what: 'counters' }, '>=', 1);

const energyOf = (who: 'you' | 'opponent', type: EnergyType | null): Amount => ({
  num: 'energy',
  on: pokemon(who, 'in-play'),
  ...(type === null ? {} : { type }),
});

/** Energy that a player has in play, measured. @rule PREC-04 */
const energyThere: Parser<Test> = either<Test>(
  mapSome(say`${has} ${howMany} ${optional(type)} energy in play`, ([owner, { rel, n }, of]) =>
    owner.has ? compare(energyOf(owner.who, of), rel, n) : null,
  ),
  mapSome(say`${has} ${MORE} energy in play than ${than}`, ([owner, rel, other]) =>
    owner.has && other !== owner.who ? compare(energyOf(owner.who, null), rel, energyOf(other, null)) : null,
  ),
);

const space = (who: Who): Amount => ({ num: 'stat', of: who, what: 'bench-space' });

/** Whether there is room. */
const bench: Parser<Test> = either<Test>(
  map(say`your bench is full`, () => compare(space('you'), '=', 0)),
  map(say`your opponent 's bench is full`, () => compare(space('opponent'), '=', 0)),
  map(say`your opponent 's bench isn't full`, () => compare(space('opponent'), '>=', 1)),
);

export const having: Parser<Test> = memo(() =>
  either(havingThings, comparing, standing, damagedOnes, energyThere, bench),
);

import type { Amount, PokemonOf, PokemonSelector, Test } from '../../language.js';
import type { Act, Acts } from '../../telling/act.js';
import { number } from '../basics.js';
import { either, map, mapSome, memo, optional, type Parser } from '../combinators.js';
import { bothSides, chosen, group, single } from '../pokemon.js';
import { say } from '../say.js';

const counter = say`damage counter|counters`;
const pokemon: Parser<PokemonOf> = memo(() => either<PokemonOf>(single, chosen));

const inPlay = (side: PokemonSelector['side']): PokemonSelector => ({ get: 'pokemon', side, spot: 'in-play' });

/** Another than the one that the counter comes from. */
const OTHER: Test = { test: 'not', of: { test: 'is', of: { get: 'ref', name: '#?other' } } };

/** A group of which some are chosen is no group. */
const isOpen = (of: PokemonOf): boolean => of.get === 'pokemon' && of.take !== undefined;

/** The Active Pokémon is one. */
const isOne = (of: PokemonOf): boolean => of.get === 'ref' || (of.spot === 'active' && of.side !== 'any');

const oneByOne = (n: Amount | 'any', from: PokemonOf, to: PokemonOf): Acts | null =>
  isOpen(from) || isOpen(to) || isOne(from) ? null : [{ ...move(n, from, to), split: true }];

const upToSpread = (n: number, from: PokemonOf, to: PokemonOf): Acts | null =>
  isOpen(to) || (isOne(from) && isOne(to))
    ? null
    : [
        { op: 'pick', of: { get: 'number', from: 1, to: n } },
        { ...move({ num: 'bound', of: '#?placed', what: 'amount' }, from, to), split: true },
      ];

const move = (n: Amount | 'all' | 'any', from: PokemonOf, to: PokemonOf): Extract<Act, { op: 'move-counters' }> => ({
  op: 'move-counters',
  n,
  from,
  to,
});

/** Damage counters change places; that is neither damage nor healing. @rule DMG-16 */
export const moveCounters: Parser<Acts> = memo(() =>
  either<Acts>(
    spread,
    ofOne,
    map(say`move any number of damage counters from ${pokemon} to ${pokemon}`, ([from, to]) => [move('any', from, to)]),
    mapSome(say`move up to ${number} ${counter} from ${pokemon} to ${pokemon}`, ([n, , from, to]) => upTo(n, from, to)),
  ),
);

/** Whoever has counters, and whoever gets them: one by one, each from and to any of them. */
const others: Parser<PokemonOf> = either<PokemonOf>(
  map(say`[any of] ${group}`, ([of]): PokemonOf => of),
  map(say`your other pokémon`, () => inPlay('you')),
  map(either(say`[any of] your opponent 's other pokémon`, say`[any of] their other pokémon`), () =>
    inPlay('opponent'),
  ),
);
const anyWay = either(say`in any way you like`, say`in any way`);

/** Counters that need not come from one Pokémon, nor go to one. */
const spread: Parser<Acts> = memo(() =>
  either<Acts>(
    mapSome(
      either(
        say`move any number of damage counters on|from ${group} to ${others} ${anyWay}`,
        say`move as many damage counters on|from ${group} as you like to ${others} ${anyWay}`,
      ),
      ([from, to]) => oneByOne('any', from, to),
    ),
    mapSome(say`move any number of damage counters on|from ${group} to ${single}`, ([from, to]) =>
      oneByOne('any', from, to),
    ),
    mapSome(say`move ${number} damage counters from [any of] ${group} to ${single}`, ([n, from, to]) =>
      oneByOne(n, from, to),
    ),
    mapSome(say`move up to ${number} ${counter} from [any of] ${group} to ${single}`, ([n, , from, to]) =>
      upToSpread(n, from, to),
    ),
    mapSome(say`move up to ${number} ${counter} from [any of] ${group} to ${others} ${anyWay}`, ([n, , from, to]) =>
      upToSpread(n, from, to),
    ),
    mapSome(say`move up to ${number} ${counter} from ${chosen} to ${others} ${anyWay}`, ([n, , from, to]) =>
      upToSpread(n, from, to),
    ),
  ),
);

/** The counters of two Pokémon change places. @rule DMG-16 */
export const swapCounters: Parser<Acts> = map(
  either(
    say`switch all damage counters on ${single} with those on ${single}`,
    say`switch the number of damage counters on ${single} with the number of damage counters on ${single} [( even if it would knock out either pokémon )]`,
  ),
  ([from, to]): Acts => [{ op: 'move-counters', n: 'all', from, to, swap: true }],
);

/** Of one counter it makes no difference. */
const ofOne: Parser<Acts> = memo(() =>
  either<Acts>(
    mapSome(say`move 1 damage counter from any of ${group} to any of ${group}`, ([from, to]) =>
      isOpen(from) || isOpen(to) ? null : [move(1, { ...from, take: { n: 1 } }, { ...to, take: { n: 1 } })],
    ),
    map(say`move 1 damage counter from ${anyPokemon} to another [pokémon] ${optional(bothSides)} ${ifFatal}`, () => [
      move(1, { ...inPlay('any'), take: { n: 1 } }, { ...inPlay('any'), where: OTHER, take: { n: 1 } }),
    ]),
  ),
);

const anyPokemon = either<unknown>(say`1 pokémon`, say`1 pokémon ${bothSides}`, say`either player 's pokémon`);
const ifFatal = optional(say`( even if it would knock out the other pokémon )`);

/** How many is chosen first. @rule PREC-05 */
const upTo = (n: number, from: PokemonOf, to: PokemonOf): Acts => [
  { op: 'pick', of: { get: 'number', from: 1, to: n } },
  move({ num: 'bound', of: '#?placed', what: 'amount' }, from, to),
];

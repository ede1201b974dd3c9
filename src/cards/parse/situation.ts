import type { Amount, CardsOf, PokemonOf, Test } from '../language.js';
import { SELF } from '../read/own-name.js';
import { number, type } from './basics.js';
import { cards } from './cards.js';
import { either, list, map, mapSome, memo, optional, type Parser } from './combinators.js';
import { aOrHowMany, compare, howMany } from './how-many.js';
import { cardName } from './name.js';
import { allOf, joinedNoun, pokemonNoun } from './noun.js';
import { pokemon, single } from './pokemon.js';
import { isOwnName } from './quality.js';
import { say } from './say.js';

/*
 * How things stand in the game: what powers and other rules hang on, beyond what a player or a Pokémon has.
 */

const not = (of: Test): Test => ({ test: 'not', of });
const exists = (of: PokemonOf | CardsOf): Test => ({ test: 'exists', of });
const count = (of: PokemonOf | CardsOf): Amount => ({ num: 'count', of });

const none = (of: PokemonOf): Test => compare(count(of), '=', 0);

const player: Parser<'you' | 'opponent'> = either<'you' | 'opponent'>(
  map(say`you have`, () => 'you'),
  map(say`your opponent has`, () => 'opponent'),
);

const and = either(say`, and`, say`and`, say`,`);
const article = optional(say`a|an|any`);
const nameWord: Parser<Test> = map(say`${article} ${cardName}`, ([, name]): Test => ({ test: 'name', is: [name] }));
const orNames: Parser<Test> = mapSome(list(cardName, either(say`, or`, say`or`, say`,`)), (is): Test | null =>
  is.length < 2 ? null : { test: 'name', is },
);

const place: Parser<'in-play' | 'bench'> = either<'in-play' | 'bench'>(
  map(say`in play`, () => 'in-play'),
  map(say`on your|their bench`, () => 'bench'),
);

/** Several Pokémon that a player has, by their names or their classes. */
const pokemonThere: Parser<Test> = either<Test>(
  mapSome(say`${player} ${list(nameWord, and)} ${place}`, ([who, names, spot]) =>
    names.length < 2 ? null : allOf(...names.map((where) => exists(pokemon(who, spot, where)))),
  ),
  mapSome(say`${list(nameWord, and)} are ${place}`, ([names, spot]) =>
    names.length < 2 || names.some(isOwnName)
      ? null
      : allOf(...names.map((where) => exists(pokemon('you', spot, where)))),
  ),
  // Both of them are asked for: without one of them it is so.
  mapSome(say`you don't have ${list(nameWord, and)} ${place}`, ([names, spot]) =>
    names.length < 2 ? null : { test: 'any', of: names.map((where) => none(pokemon('you', spot, where))) },
  ),
  map(say`${player} ${orNames} ${place}`, ([who, where, spot]) => exists(pokemon(who, spot, where))),
  mapSome(say`${player} any ${joinedNoun} ${place}`, ([who, where, spot]) =>
    where.test === 'name' ? null : exists(pokemon(who, spot, where)),
  ),
  mapSome(say`you don't have any ${joinedNoun} ${place}`, ([where, spot]) =>
    where.test === 'name' ? null : none(pokemon('you', spot, where)),
  ),
  mapSome(say`${player} no benched ${joinedNoun}`, ([who, where]) =>
    where.test === 'name' ? null : none(pokemon(who, 'bench', where)),
  ),
  mapSome(say`${player} no ${joinedNoun} ${place}`, ([who, where, spot]) =>
    where.test === 'name' ? null : none(pokemon(who, spot, where)),
  ),
  mapSome(say`your opponent has any ${pokemonNoun} as their active pokémon`, ([where]) =>
    where === null ? null : exists(pokemon('opponent', 'active', where)),
  ),
  map(either(say`${single} is the only pokémon you have in play`, say`${single} is your only pokémon in play`), () =>
    compare(count(pokemon('you', 'in-play')), '=', 1),
  ),
  mapSome(say`all [of] your pokémon in play are ${either(typeOnly(), pokemonNoun)}`, ([where]) =>
    where === null ? null : not(exists(pokemon('you', 'in-play', not(where)))),
  ),
);

function typeOnly(): Parser<Test> {
  return map(say`${type} type`, ([is]): Test => ({ test: 'type', is: [is] }));
}

/** Cards by their names, and Prize cards by their old word. */
const cardsThere: Parser<Test> = either<Test>(
  map(say`${player} ${howMany} prizes [left]`, ([whose, { rel, n }]) =>
    compare(count(cards({ zone: 'prizes', whose })), rel, n),
  ),
  mapSome(say`${cardName} is in your discard pile`, ([name]) =>
    name === SELF ? null : exists(cards({ zone: 'discard', whose: 'you' }, { test: 'name', is: [name] })),
  ),
  map(say`any ${cardName} is in your discard pile`, ([name]) =>
    exists(cards({ zone: 'discard', whose: 'you' }, { test: 'name', is: [name] })),
  ),
  mapSome(say`${cardName} is in play`, ([name]) => (name === SELF ? null : somewhere({ test: 'name', is: [name] }))),
);

/** A name alone does not tell whether it is a Pokémon's or a Stadium's; either is in play. @rule ZONE-18 */
const somewhere = (where: Test): Test => ({
  test: 'any',
  of: [exists(pokemon('any', 'in-play', where)), exists(cards({ zone: 'stadium', whose: 'each' }, where))],
});

const thereIs = either(say`there is`, say`there are`);

/** "Energy cards", "basic Energy": counted as cards. Energy without that word is measured. @rule PREC-04 */
const energyCards: Parser<Test> = either<Test>(
  map(say`energy card|cards`, (): Test => ({ test: 'kind', is: ['energy'] })),
  map(
    say`${type} energy card|cards`,
    ([is]): Test => ({
      test: 'all',
      of: [
        { test: 'kind', is: ['energy'] },
        { test: 'type', is: [is] },
      ],
    }),
  ),
  map(say`basic energy [card|cards]`, (): Test => ({ test: 'kind', is: ['basic-energy'] })),
  map(say`special energy [card|cards]`, (): Test => ({ test: 'kind', is: ['special-energy'] })),
);

/** Things on a Pokémon that are not counted, or by their names. */
const onPokemon: Parser<Test> = either<Test>(
  map(say`${single} has ${number} energy or less attached [to it]`, ([on, n]) =>
    compare({ num: 'energy', on }, '<=', n),
  ),
  map(say`${single} has energy attached [to it]`, ([on]) => compare({ num: 'energy', on }, '>=', 1)),
  map(say`${single} has a|an|any ${cardName} [card] attached [to it]`, ([on, name]) =>
    exists(cards({ on, what: 'attached' }, { test: 'name', is: [name] })),
  ),
  map(say`${thereIs} ${aOrHowMany} ${optional(type)} energy attached to ${single}`, ([, { rel, n }, is, on]) =>
    compare({ num: 'energy', on, ...(is === null ? {} : { type: is }) }, rel, n),
  ),
  map(say`${player} ${aOrHowMany} ${optional(type)} energy attached to ${single}`, ([, { rel, n }, is, on]) =>
    compare({ num: 'energy', on, ...(is === null ? {} : { type: is }) }, rel, n),
  ),
  map(say`your opponent has any ${optional(type)} energy attached to any of their pokémon`, ([is]) =>
    compare({ num: 'energy', on: pokemon('opponent', 'in-play'), ...(is === null ? {} : { type: is }) }, '>=', 1),
  ),
  mapSome(say`${thereIs} ${aOrHowMany} ${energyCards} attached to ${single}`, ([, { rel, n }, where, on]) => {
    const of = cards({ on, what: 'energy' }, where);
    if (rel === '>=') return n === 1 ? exists(of) : { test: 'exists', of, n };
    return compare(count(of), rel, n);
  }),
  map(say`${thereIs} ${howMany} damage counters on ${single}`, ([, { rel, n }, of]) => ({
    test: 'matches',
    of,
    where: compare({ num: 'stat', of: { get: 'ref', name: 'subject' }, what: 'counters' }, rel, n),
  })),
  map(say`${single} is benched`, ([of]) => ({ test: 'matches', of, where: { test: 'spot', is: 'bench' } })),
);

const prizesOf = (whose: 'you' | 'opponent'): Amount => count(cards({ zone: 'prizes', whose }));
const BOTH_PRIZES: Amount = { num: 'calc', fn: '+', args: [prizesOf('you'), prizesOf('opponent')] };
const total = either(
  say`the total of both players' remaining prize cards is`,
  say`the total number of both players' remaining prize cards is`,
);

/** The Prize cards of both players together. */
const prizesLeft: Parser<Test> = either<Test>(
  map(say`${total} ${number} or less|fewer`, ([, n]) => compare(BOTH_PRIZES, '<=', n)),
  map(say`${total} exactly ${number}`, ([, n]) => compare(BOTH_PRIZES, '=', n)),
);

const spaceOf = (who: 'you' | 'opponent'): Amount => ({ num: 'stat', of: who, what: 'bench-space' });

const turns: Parser<Test> = either<Test>(
  map(say`your bench is empty`, () => none(pokemon('you', 'bench'))),
  map(say`your bench is full`, () => compare(spaceOf('you'), '=', 0)),
  map(say`your bench isn't full`, () => compare(spaceOf('you'), '>=', 1)),
  map(say`your opponent 's bench isn't full`, () => compare(spaceOf('opponent'), '>=', 1)),
  map(
    say`you go second and it 's your first turn`,
    (): Test => ({ test: 'turn', whose: 'you', first: true, second: true }),
  ),
  map(say`it 's your first turn`, (): Test => ({ test: 'turn', whose: 'you', first: true })),
  map(say`it 's not your first turn`, (): Test => ({ test: 'not', of: { test: 'turn', whose: 'you', first: true } })),
);

export const situation: Parser<Test> = memo(() => either<Test>(pokemonThere, cardsThere, onPokemon, prizesLeft, turns));

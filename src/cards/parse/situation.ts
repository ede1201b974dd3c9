import type { EnergyType } from '../../engine/index.js';
import type { Amount, CardsOf, PokemonOf, Relation, Test, Who } from '../language.js';
import { SELF } from '../read/own-name.js';
import { number, type, typesOr } from './basics.js';
import { cards, whoseWord, zone } from './cards.js';
import { either, list, map, mapSome, memo, optional, type Parser } from './combinators.js';
import { cardName } from './name.js';
import { allOf, cardNoun, energyNoun, pokemonNoun } from './noun.js';
import { pokemon, pokemonWords, ref, single } from './pokemon.js';
import { say } from './say.js';

/*
 * How things stand in the game: what powers and other rules hang on, beyond coins and what was just done.
 */

const compare = (a: Amount, rel: Relation, b: Amount): Test => ({ test: 'compare', a, rel, b });
const not = (of: Test): Test => ({ test: 'not', of });
const exists = (of: PokemonOf | CardsOf, n?: number): Test =>
  n === undefined ? { test: 'exists', of } : { test: 'exists', of, n };
const count = (of: PokemonOf | CardsOf): Amount => ({ num: 'count', of });

/** So many are there; at least so many is what `exists` asks. */
const so = (of: CardsOf, rel: Relation, n: number): Test => (rel === '>=' ? exists(of, n) : compare(count(of), rel, n));

const player: Parser<'you' | 'opponent'> = either<'you' | 'opponent'>(
  map(say`you have`, () => 'you'),
  map(say`your opponent has`, () => 'opponent'),
);

/** So many of something: "3 or more", "2 or fewer", "exactly 4". */
const howMany: Parser<{ readonly rel: Relation; readonly n: number }> = either<{ rel: Relation; n: number }>(
  map(say`${number} or more`, ([n]) => ({ rel: '>=', n })),
  map(say`at least ${number}`, ([n]) => ({ rel: '>=', n })),
  map(say`${number} or fewer|less`, ([n]) => ({ rel: '<=', n })),
  map(say`exactly ${number}`, ([n]) => ({ rel: '=', n })),
);

const and = either(say`, and`, say`and`, say`,`);
const article = optional(say`a|an|any`);
const nameWord: Parser<Test> = map(say`${article} ${cardName}`, ([, name]): Test => ({ test: 'name', is: [name] }));
const orNames: Parser<Test> = map(
  list(cardName, either(say`, or`, say`or`, say`,`)),
  (is): Test => ({ test: 'name', is }),
);

const place: Parser<'in-play' | 'bench'> = either<'in-play' | 'bench'>(
  map(say`in play`, () => 'in-play'),
  map(say`on your|their bench`, () => 'bench'),
);

/** Pokémon that a player has. */
const pokemonThere: Parser<Test> = either<Test>(
  mapSome(say`${player} ${list(nameWord, and)} ${place}`, ([who, names, spot]) =>
    names.length < 2 ? null : allOf(...names.map((where) => exists(pokemon(who, spot, where)))),
  ),
  mapSome(say`${player} ${orNames} ${place}`, ([who, where, spot]) =>
    where.test === 'name' && where.is.length > 1 ? exists(pokemon(who, spot, where)) : null,
  ),
  mapSome(say`${player} any ${pokemonWords} ${place}`, ([who, where, spot]) =>
    where === null ? null : exists(pokemon(who, spot, where)),
  ),
  mapSome(say`${player} ${number} or more ${pokemonWords} ${place}`, ([who, n, where, spot]) =>
    exists(pokemon(who, spot, where), n),
  ),
  map(say`${player} ${number} or fewer benched pokémon`, ([who, n]) => compare(count(pokemon(who, 'bench')), '<=', n)),
  map(say`${single} is the only pokémon you have in play`, () => compare(count(pokemon('you', 'in-play')), '=', 1)),
  mapSome(say`all [of] your pokémon in play are ${either(typeOnly(), pokemonNoun)}`, ([where]) =>
    where === null ? null : not(exists(pokemon('you', 'in-play', not(where)))),
  ),
);

function typeOnly(): Parser<Test> {
  return map(say`${type} type`, ([is]): Test => ({ test: 'type', is: [is] }));
}

const prizes = (whose: Who): Amount => count(cards({ zone: 'prizes', whose }));

/** Cards that a player has. */
const cardsThere: Parser<Test> = either<Test>(
  map(say`${player} ${howMany} card|cards in ${whoseWord} hand`, ([, { rel, n }, whose]) =>
    so(cards({ zone: 'hand', whose }), rel, n),
  ),
  map(say`${player} ${howMany} cards in the lost zone`, ([whose, { rel, n }]) =>
    so(cards({ zone: 'lost-zone', whose }), rel, n),
  ),
  mapSome(say`${player} no ${cardNoun} in ${zone}`, ([, where, at]) =>
    where === null ? null : not(exists(cards(at, where))),
  ),
  mapSome(say`${player} ${article} ${cardNoun} in ${zone}`, ([, , where, at]) =>
    where === null ? null : exists(cards(at, where)),
  ),
  map(say`${player} ${howMany} prize card|cards [left|remaining]`, ([whose, { rel, n }]) =>
    compare(prizes(whose), rel, n),
  ),
  map(say`${player} ${howMany} prizes [left]`, ([whose, { rel, n }]) => compare(prizes(whose), rel, n)),
  map(say`you have a stadium [card] in play`, () => exists(cards({ zone: 'stadium', whose: 'you' }))),
  mapSome(say`${cardName} is in play`, ([name]) => (name === SELF ? null : somewhere({ test: 'name', is: [name] }))),
);

/** A name alone does not tell whether it is a Pokémon's or a Stadium's; either is in play. @rule ZONE-18 */
const somewhere = (where: Test): Test => ({
  test: 'any',
  of: [exists(pokemon('any', 'in-play', where)), exists(cards({ zone: 'stadium', whose: 'each' }, where))],
});

/** Things on a Pokémon, counted or named. */
const onPokemon: Parser<Test> = either<Test>(
  map(say`${single} has ${howMany} energy attached [to it]`, ([on, { rel, n }]) =>
    compare({ num: 'energy', on }, rel, n),
  ),
  map(say`${single} has ${number} energy or less attached [to it]`, ([on, n]) =>
    compare({ num: 'energy', on }, '<=', n),
  ),
  map(say`${single} has ${howMany} ${type} energy attached [to it]`, ([on, { rel, n }, is]) =>
    compare({ num: 'energy', on, type: is }, rel, n),
  ),
  map(say`${single} has energy attached [to it]`, ([on]) => compare({ num: 'energy', on }, '>=', 1)),
  mapSome(say`${single} has any ${energyNoun} attached [to it]`, ([on, where]) => energyCards(on, where)),
  map(say`${single} has any ${typesOr} energy cards attached [to it]`, ([on, is]) => exists(typedOn(on, is))),
  map(say`${single} has any energy cards attached [to it]`, ([on]) =>
    exists(cards({ on, what: 'energy' }, { test: 'kind', is: ['energy'] })),
  ),
  map(say`${single} has a|an ${cardName} [card] attached [to it]`, ([on, name]) =>
    exists(cards({ on, what: 'attached' }, { test: 'name', is: [name] })),
  ),
  map(say`${single} has full hp`, ([of]) => ({
    test: 'matches',
    of,
    where: compare({ num: 'stat', of: ref('subject'), what: 'counters' }, '=', 0),
  })),
  map(say`${single} 's remaining hp is ${number} or less`, ([of, n]) =>
    compare({ num: 'stat', of, what: 'remaining-hp' }, '<=', n),
  ),
  map(say`${cardName} is anywhere under ${single}`, ([name, on]) =>
    exists(cards({ on, what: 'stack' }, { test: 'name', is: [name] })),
  ),
);

const typedOn = (on: PokemonOf, is: readonly EnergyType[]): CardsOf =>
  cards(
    { on, what: 'energy' },
    {
      test: 'all',
      of: [
        { test: 'kind', is: ['energy'] },
        { test: 'type', is },
      ],
    },
  );

/** Basic and Special are said of cards; "Energy" alone is measured. @rule PREC-04 */
function energyCards(on: PokemonOf, where: Test): Test | null {
  const kind = where.test === 'all' ? where.of[0] : where;
  if (kind.test !== 'kind' || kind.is[0] === 'energy') return null;
  return exists(cards({ on, what: 'energy' }, where));
}

const spaceOf = (who: 'you' | 'opponent'): Amount => ({ num: 'stat', of: who, what: 'bench-space' });

const turns: Parser<Test> = either<Test>(
  map(say`your bench is full`, () => compare(spaceOf('you'), '=', 0)),
  map(say`your bench isn't full`, () => compare(spaceOf('you'), '>=', 1)),
  map(say`your opponent 's bench isn't full`, () => compare(spaceOf('opponent'), '>=', 1)),
  map(say`it 's your first turn`, (): Test => ({ test: 'turn', whose: 'you', first: true })),
);

const lastTurn = say`during your opponent 's last turn`;

/** What the last turn did to one's Pokémon. */
const lost: Parser<Test> = either<Test>(
  map(say`any of your pokémon were|was knocked out ${lastTurn}`, () => ({
    test: 'happened',
    what: { event: 'knocked-out', subject: pokemon('you', 'in-play') },
    when: 'last-turn',
  })),
  map(
    say`any of your pokémon were|was knocked out by damage from ${either(say`an opponent 's attack`, say`an attack from your opponent 's pokémon`)} ${lastTurn}`,
    () => ({
      test: 'happened',
      what: {
        event: 'knocked-out',
        subject: pokemon('you', 'in-play'),
        source: { what: ['attack'], whose: 'opponent' },
        cause: 'damage',
      },
      when: 'last-turn',
    }),
  ),
);

export const situation: Parser<Test> = memo(() => either<Test>(pokemonThere, cardsThere, onPokemon, turns, lost));

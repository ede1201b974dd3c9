import type { Amount, CardsOf, Happening, Relation, Test } from '../language.js';
import { again, saidAgain } from '../telling/marks.js';
import { aboutPokemon } from './about.js';
import { counted } from './amount.js';
import { ownAttack } from './attack-name.js';
import { number } from './basics.js';
import { thatCard } from './card-refs.js';
import { cardTests } from './card-tests.js';
import { cards } from './cards.js';
import { either, inTable, list, map, mapSome, memo, type Parser } from './combinators.js';
import { happened } from './happened.js';
import { having } from './have.js';
import { compare } from './how-many.js';
import { inThisWay, thisPokemon } from './itself.js';
import { allOf, anyOf, cardNoun } from './noun.js';
import { pokemon } from './pokemon.js';
import { say } from './say.js';
import { situation } from './situation.js';

const FLIP = '#?flip';
const heads: Amount = { num: 'bound', of: FLIP, what: 'heads' };
const tails: Amount = { num: 'bound', of: FLIP, what: 'tails' };
/** "If heads" without more speaks of one coin. */
const oneCoin: Amount = { num: 'bound', of: '#?coin', what: 'heads' };
/** How much damage the happening that is spoken of does. */
export const eventAmount: Amount = { num: 'bound', of: '#event', what: 'amount' };
export const not = (of: Test): Test => ({ test: 'not', of });

const ofThem = either(say`of them`, say`coins`, say`of the coins`);

/** Marks of the parser, which the check of the coins takes away: "both" are two, "all 3" three, "1 of them" is one of several. */
const claimed = (test: Test, claim: 'both' | 'some' | 'until' | number): Test => saidAgain(test, { claim });

const side: Parser<Amount> = either<Amount>(
  map(say`heads`, () => heads),
  map(say`tails`, () => tails),
);

/** One coin, and nothing more. */
export const oneSide: Parser<Test> = either<Test>(
  map(say`heads`, () => compare(oneCoin, '>=', 1)),
  map(say`tails`, () => compare(oneCoin, '=', 0)),
);

const ordinal: Parser<number> = inTable(
  new Map([
    ['first', 1],
    ['second', 2],
    ['third', 3],
  ]),
);

const nthCoin = (nth: number): Amount => saidAgain({ num: 'bound', of: '#?nth', what: 'heads' }, { nth });

/** What coins show. The number of coins that "both" and "1 of them" claim is checked against the flip. */
const coin: Parser<Test> = either<Test>(
  oneSide,
  map(either(say`both [of them] are ${side}`, say`both coins are ${side}`), ([of]) =>
    claimed(compare(of, '=', 2), 'both'),
  ),
  map(either(say`either [of them] is ${side}`, say`either [of the] coin|coins is ${side}`), ([of]) =>
    compare(of, '>=', 1),
  ),
  map(say`at least ${number} ${ofThem} is|are ${side}`, ([n, , of]) => compare(of, '>=', n)),
  map(say`1 or both [of them] are ${side}`, ([of]) => compare(of, '>=', 1)),
  map(say`any of them are|is ${side}`, ([of]) => compare(of, '>=', 1)),
  map(say`${number} or more ${ofThem} are ${side}`, ([n, , of]) => compare(of, '>=', n)),
  map(say`you get ${number} or more ${side}`, ([n, of]) => compare(of, '>=', n)),
  map(say`all of them are heads`, () => compare(tails, '=', 0)),
  map(say`all of them are tails`, () => compare(heads, '=', 0)),
  // Of coins that are flipped until tails the first is tails where none is heads.
  map(say`the first coin|flip is tails`, () => claimed(compare(heads, '=', 0), 'until')),
  // Each of several coins by itself.
  map(say`the ${ordinal} coin|flip is heads`, ([n]) => compare(nthCoin(n), '>=', 1)),
  map(say`the ${ordinal} coin|flip is tails`, ([n]) => compare(nthCoin(n), '=', 0)),
  map(say`1 is heads and 1 is tails`, () => claimed(compare(heads, '=', 1), 'both')),
  map(say`all ${number} [of them] are heads`, ([n]) => claimed(compare(tails, '=', 0), n)),
  map(say`all ${number} [of them] are tails`, ([n]) => claimed(compare(heads, '=', 0), n)),
  map(say`exactly|only ${number} [of them] is|are ${side}`, ([n, of]) => compare(of, '=', n)),
  map(say`${number} of them is|are ${side}`, ([n, of]) => claimed(compare(of, '=', n), 'some')),
);

const did: Parser<Test> = either<Test>(
  map(either(say`you attached energy to a pokémon ${inThisWay}`, say`you attached energy ${inThisWay}`), () =>
    saidAgain({ test: 'did', what: '#?attach' }, { noun: { test: 'kind', is: ['energy'] } }),
  ),
  map(say`you placed any damage counters ${inThisWay}`, () => ({ test: 'did', what: '#?counters' })),
  // What is the price of the card has been done wholly.
  map(say`you put ${number} cards on the bottom of your deck ${inThisWay}`, ([many]) =>
    saidAgain({ test: 'did', what: '#?paid-under' }, { many }),
  ),
  map(say`that pokémon is knocked out ${inThisWay}`, () => ({ test: 'did', what: '#?knocked' })),
  map(
    either(
      say`your opponent 's active pokémon is knocked out ${inThisWay}`,
      say`the defending pokémon is knocked out ${inThisWay}`,
    ),
    () => ({ test: 'did', what: '#?knocked-theirs' }),
  ),
  map(say`you do [so]`, () => ({ test: 'did', what: '#?did' })),
  map(say`they do|does [so]`, () => ({ test: 'did', what: '#?theirs' })),
  map(say`they don't|doesn't`, () => not({ test: 'did', what: '#?theirs' })),
  map(say`you don't`, () => not({ test: 'did', what: '#?did' })),
);

/** An attack of this card's, whoever used it. */
const usedLastTurn = (attack: NonNullable<Happening['attack']>): Test => ({
  test: 'happened',
  what: { event: 'used-attack', subject: pokemon('you', 'in-play'), attack },
  when: 'your-last-turn',
});
const used: Parser<Test> = either<Test>(
  map(say`1 of your pokémon used ${ownAttack} during your last turn`, ([attack]) => usedLastTurn(attack)),
  map(say`any of your pokémon used ${ownAttack} during your last turn`, ([attack]) => usedLastTurn(attack)),
  map(say`${thisPokemon} used its ${ownAttack} attack last turn`, ([, attack]) => ({
    test: 'happened',
    what: { event: 'used-attack', subject: { get: 'ref', name: 'self' }, attack },
    when: 'your-last-turn',
  })),
  map(say`none of your pokémon used ${ownAttack} during your last turn`, ([attack]) => not(usedLastTurn(attack))),
);

/** What an attack is about to do to the Pokémon. */
const damageDone: Parser<Test> = either<Test>(
  map(say`that damage is ${number} or less`, ([n]) => compare(eventAmount, '<=', n)),
  map(say`that damage is ${number} or more`, ([n]) => compare(eventAmount, '>=', n)),
);

/** Whether such cards are among those that are being looked at. */
const found: Parser<Test> = mapSome(say`you find a|an|any ${cardNoun} there`, ([where]) => ({
  test: 'exists',
  of: cards({ pool: '#?pool' }, where),
}));

const IT: CardsOf = again('#?card', { claim: 'one' });

/** What the card just spoken of is. */
const thatCardIs: Parser<Test> = either<Test>(
  mapSome(say`it 's a|an ${cardNoun}`, ([where]) =>
    where === null || where.test === 'name' ? null : { test: 'matches', of: IT, where },
  ),
  mapSome(say`${thatCard} is a|an ${cardNoun}`, ([of, where]) =>
    where === null ? null : { test: 'matches', of, where },
  ),
  mapSome(say`${thatCard} ${either(say`is not`, say`isn't`)} a|an ${cardNoun}`, ([of, , where]) =>
    where === null ? null : not({ test: 'matches', of, where }),
  ),
  mapSome(say`it ${either(say`is not`, say`isn't`)} a|an ${cardNoun}`, ([, where]) =>
    where === null || where.test === 'name' ? null : not({ test: 'matches', of: IT, where }),
  ),
);

const less: Parser<Relation> = either<Relation>(
  map(say`less|fewer than`, () => '<'),
  map(say`more|greater than`, () => '>'),
);

/** "The number of … is 3 or less", "… is less than the number of …". */
const numbers: Parser<Test> = either<Test>(
  map(say`the [total] number|amount of ${counted} is ${number} or less|fewer`, ([a, n]) => compare(a, '<=', n)),
  map(say`the [total] number|amount of ${counted} is ${number} or more`, ([a, n]) => compare(a, '>=', n)),
  map(say`the [total] number|amount of ${counted} is ${less} the [total] number|amount of ${counted}`, ([a, rel, b]) =>
    compare(a, rel, b),
  ),
);

/** Whether the test speaks of coins or of what was done: it then belongs to the statement before it. */
const simple: Parser<Test> = memo(() =>
  either(coin, aboutPokemon, having, did, happened, found, thatCardIs, used, damageDone, cardTests, situation, numbers),
);

const and: Parser<unknown> = either<unknown>(say`and [if]`, say`, and [if]`);

export const test: Parser<Test> = memo(() =>
  either<Test>(
    mapSome(list(simple, and), (tests) => allOf(...tests)),
    mapSome(list(simple, say`or [if]`), (tests) => (tests.length < 2 ? null : anyOf(tests))),
    // Beside "and 1 is tails" it would be said twice.
    map(say`1 is ${side}`, ([of]) => claimed(compare(of, '=', 1), 'some')),
  ),
);

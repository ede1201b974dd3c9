import type { Amount, CardSelector, CardsOf, PokemonOf, PokemonSelector, Test } from '../language.js';
import type { Act, Acts } from '../telling/act.js';
import { counted } from './amount.js';
import { number, times } from './basics.js';
import { act } from './clause.js';
import { either, map, mapSome, type Parser } from './combinators.js';
import { chosen, group, pokemon, ref } from './pokemon.js';
import { say } from './say.js';

/** Whether doing it again would mean the same things again: then doing it so often is doing it with so many. */
const isFixed = (of: PokemonOf): boolean => of.get === 'ref' || of.take === undefined;

function cardsTimes(cards: CardsOf, each: Amount): CardsOf | null {
  if (cards.get !== 'cards') return null;
  const { in: place } = cards;
  if ('zone' in place && typeof place.top === 'number' && cards.take === undefined)
    return { ...cards, in: { ...place, top: times(place.top, each) } };
  if (cards.take === undefined || !('n' in cards.take) || cards.take.n !== 1) return null;
  if ('on' in cards.in && !isFixed(cards.in.on)) return null;
  return { ...cards, take: { n: each } };
}

/** One act done so often, as one act; null where each time could be another matter. */
function manyTimes(statement: Act, each: Amount): Act | null {
  if (statement.op === 'draw' && typeof statement.n === 'number' && !statement.until && !statement.upTo) {
    return { ...statement, n: times(statement.n, each) };
  }
  if (statement.op === 'put-counters' && typeof statement.n === 'number' && isFixed(statement.on)) {
    return { ...statement, n: times(statement.n, each) };
  }
  if (statement.op === 'damage' && typeof statement.n === 'number' && isFixed(statement.to)) {
    return { ...statement, n: times(statement.n, each) };
  }
  if (statement.op === 'heal' && typeof statement.n === 'number' && isFixed(statement.from)) {
    return { ...statement, n: times(statement.n, each) };
  }
  if (statement.op === 'prevent' && typeof statement.n === 'number') {
    return { ...statement, n: times(statement.n, each) };
  }
  if (statement.op === 'as-player' && statement.do.length === 1) {
    const theirs = manyTimes(statement.do[0], each);
    return theirs === null ? null : { ...statement, do: [theirs] };
  }
  // Cards that are chosen unseen; whoever does something with them does it with each.
  if (statement.op === 'pick' && statement.of.get === 'cards' && statement.of.how !== undefined) {
    const cards = cardsTimes(statement.of, each);
    return cards === null ? null : { ...statement, of: cards as CardSelector };
  }
  if (statement.op !== 'move' && statement.op !== 'find' && statement.op !== 'attach') return null;
  if (statement.op === 'attach' && !isFixed(statement.to)) return attachedEach(statement, each);
  const cards = cardsTimes(statement.cards, each);
  return cards === null ? null : { ...statement, cards };
}

/** A card each time, and each time to another of them or to the same: so many, each where the player likes. */
function attachedEach({ to, ...statement }: Extract<Act, { op: 'attach' }>, each: Amount): Act | null {
  const cards =
    statement.cards.get === 'cards' && 'zone' in statement.cards.in ? cardsTimes(statement.cards, each) : null;
  if (cards === null || to.get !== 'pokemon' || to.take === undefined || !('n' in to.take) || to.take.n !== 1)
    return null;
  const { take: _, ...group } = to;
  return statement.split === true ? null : { ...statement, cards, to: group, split: true };
}

const SUBJECT: PokemonOf = { get: 'ref', name: 'subject' };

/** Whom damage, counters or healing are for, and the same for each of several. */
function doneTo(statement: Act): { readonly of: PokemonOf; readonly toEach: Act } | null {
  if (statement.op === 'damage') return { of: statement.to, toEach: { ...statement, to: SUBJECT } };
  if (statement.op === 'heal') return { of: statement.from, toEach: { ...statement, from: SUBJECT } };
  return statement.op === 'put-counters' ? { of: statement.on, toEach: { ...statement, on: SUBJECT } } : null;
}

/** What is done to a Pokémon chosen anew each time: all are chosen first, the same one more than once if need be. */
function eachChosen(statement: Act, n: Amount): Acts | null {
  const done = doneTo(statement);
  if (done === null) return null;
  const { of, toEach } = done;
  if (of.get !== 'pokemon' || of.take === undefined || !('n' in of.take) || of.take.n !== 1) return null;
  return [
    { op: 'pick', as: '#!chosen', of: { ...of, take: { n, repeats: true } } },
    { op: 'for-each', of: { get: 'ref', name: '#!chosen' }, do: [toEach] },
  ];
}

/** "For each heads, discard a card …". @rule EFF-05 */
const forEachCounted: Parser<Acts> = mapSome(say`for each ${counted} , ${act}`, ([each, body]): Acts | null => {
  // A deck that cards are put into is shuffled once.
  const [first, ...rest] = body;
  const many = rest.every(({ op }) => op === 'shuffle') ? manyTimes(first, each) : null;
  if (many !== null) return [many, ...rest];
  return body.length === 1 ? eachChosen(body[0], each) : null;
});

/** "Your opponent discards a card for each heads": told of another player the number stands last. */
const theirsForEach: Parser<Acts> = mapSome(say`${act} for each ${counted}`, ([body, each]): Acts | null => {
  const many = body.length === 1 && body[0].op === 'as-player' ? manyTimes(body[0], each) : null;
  return many === null ? null : [many];
});

const oneOfTheirs: Parser<PokemonSelector> = either<PokemonSelector>(
  chosen,
  map(say`an opponent 's pokémon in play`, () => pokemon('opponent', 'in-play', null, { n: 1 })),
);

/** "For each heads, choose … and this attack does 20 damage to those Pokémon": one choice for each, also of the same one. */
const chooseEach: Parser<Acts> = mapSome(
  either(
    say`for each ${counted} , choose ${oneOfTheirs} and this attack does ${number} damage to those pokémon`,
    say`for each ${counted} , choose ${oneOfTheirs} [,] and this attack does ${number} damage to that pokémon`,
  ),
  ([each, to, n]): Acts | null => eachChosen({ op: 'damage', n, to }, each),
);

/** "For each heads, choose 1 of … and do 30 damage to it". */
const chooseAndDo: Parser<Acts> = mapSome(
  say`for each ${counted} , choose ${chosen} and do ${number} damage to it`,
  ([each, to, n]) => eachChosen({ op: 'damage', n, to }, each),
);

/** Of those that were chosen one after the other. */
const timesChosen: Parser<Acts> = map(
  say`for each time you chose a pokémon , do ${number} damage to it`,
  ([n]): Acts => [{ op: 'for-each', of: ref('#?those'), do: [{ op: 'damage', n, to: SUBJECT }] }],
);

const those: Parser<PokemonOf> = either<PokemonOf>(
  map(say`of ${group}`, ([of]): PokemonOf => of),
  map(say`of those pokémon`, () => ref('#?those')),
);

/** "For each of your Benched Pokémon, … that Pokémon": the act is about each of them in turn. */
const forEachOf: Parser<Acts> = mapSome(say`for each ${those} , ${act}`, ([of, body]): Acts | null => {
  const found = { any: false };
  const done = body.map((one) => aboutSubject(one, found) as Act);
  return found.any ? [{ op: 'for-each', of, do: done }] : null;
});

function aboutSubject(value: unknown, found: { any: boolean }): unknown {
  if (Array.isArray(value)) return value.map((one) => aboutSubject(one, found));
  if (typeof value !== 'object' || value === null) return value;
  const { get, name } = value as { readonly get?: unknown; readonly name?: unknown };
  if (get === 'ref' && (name === '#?that' || name === '#?it')) {
    found.any = true;
    return SUBJECT;
  }
  return Object.fromEntries(Object.entries(value).map(([field, inner]) => [field, aboutSubject(inner, found)]));
}

const FLIP: Act = { op: 'flip', coins: 1, as: '#!coin' };
const HEADS: Test = { test: 'compare', a: { num: 'bound', of: '#!coin', what: 'heads' }, rel: '>=', b: 1 };

const eachOf: Parser<PokemonOf> = either<PokemonOf>(
  map(say`each of ${group}`, ([of]): PokemonOf => of),
  map(say`each ${group}`, ([of]): PokemonOf => of),
);

/** A mark of the parser: what the coin of each decides is said in the next sentence. */
const coinForEach: Parser<Acts> = map(
  either(say`flip a coin for ${eachOf}`, say`for ${eachOf} , flip a coin`),
  ([of]): Acts => [{ op: 'for-each', of, do: [FLIP], open: true }],
);

const thatCoin = either(say`if that coin flip is heads`, say`if heads`);

const damageToIt: Parser<Acts> = map(
  say`${thatCoin} , this attack does ${number} damage to that pokémon`,
  ([, n]): Acts => {
    const damage: Act = { op: 'damage', n, to: SUBJECT };
    return [{ op: 'amend', is: 'coin-decides', if: HEADS, do: [damage] }];
  },
);

export const forEachAct: Parser<Acts> = either(
  forEachCounted,
  theirsForEach,
  chooseEach,
  chooseAndDo,
  timesChosen,
  forEachOf,
  coinForEach,
  damageToIt,
);

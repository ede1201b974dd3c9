import type { AttackPart, Statement } from '../effects/program.js';
import type { Amount, CardsOf, PokemonOf, Take, Test } from '../effects/terms.js';
import type { CardFacts } from '../model/card-facts.js';

/*
 * What an attack is good for, before anybody looks at a table: its number, with what its text adds in an ordinary game.
 * Nothing in the rules goes by it. Who plays reckons with it, as a player does who reads "10+" and the text below.
 */

type AttackFacts = CardFacts['attacks'][number];

/** How many there usually are. */
const BENCHED = 3;
const SUCH = 2;
const IN_HAND = 5;
const IN_PILE = 4;
const COUNTERS = 3;
const HEADS_BEFORE_TAILS = 1;
/** A number of times nobody has thought of. */
const SOME = 1;
const EVEN = 0.5;
/** What a text asks to be done first is usually done. */
const DONE = 0.9;
/** Energy on all of a player's Pokémon, and on both Active Pokémon. */
const ENERGY_ON_ALL = 5;
const ENERGY_IN_FRONT = 4;
/** Of damage to the Bench, or of counters that may lie anywhere: what it is worth beside damage in front. */
const ASIDE = 0.4;
const ANYWHERE = 0.7;
const KNOCKED_OUT = 120;

/** What is known while a text is read: what names stand for, and the number so far. */
interface Reading {
  readonly facts: AttackFacts;
  readonly bound: Map<string, number>;
  /** The names of coins that were flipped, and of Pokémon that were picked among all. */
  readonly coins: Set<string>;
  readonly anyone: Set<string>;
  damage: number;
  aside: number;
}

/** The damage that an attack comes to in an ordinary game. */
export function expectedDamage(facts: AttackFacts, part: AttackPart | null | undefined): number {
  const damage = facts.mark === 'x' ? 0 : facts.damage;
  const reading: Reading = { facts, bound: new Map(), coins: new Set(), anyone: new Set(), damage, aside: 0 };
  if (part) readAll(part.do, reading);
  return Math.round(reading.damage + reading.aside);
}

function readAll(statements: readonly Statement[], reading: Reading): void {
  for (const statement of statements) read(statement, reading);
}

function read(statement: Statement, reading: Reading): void {
  switch (statement.op) {
    case 'if':
      return readEither(statement, reading, chanceOf(statement.if, reading));
    case 'may':
    case 'as-player':
      return readAll(statement.do, reading);
    case 'for-each':
      return readTimes(statement.do, reading, countOf(statement.of, reading));
    case 'modal':
      return readAll(statement.options[0]?.do ?? [], reading);
    case 'flip':
      if (statement.as !== undefined) reading.coins.add(statement.as);
      return bind(statement, reading, headsOf(statement.coins, reading));
    case 'base':
      return readBase(statement, reading);
    case 'damage':
      return readDamage(statement, reading);
    case 'put-counters':
      reading.aside +=
        10 * number(statement.n, reading) * (statement.split ? ANYWHERE : shareOf(statement.on, reading, ANYWHERE));
      return;
    case 'knock-out':
      reading.aside += isOpponents(statement.pokemon) ? KNOCKED_OUT : 0;
      return;
    case 'move':
      return bind(statement, reading, countOf(statement.cards, reading));
    case 'pick':
      return readPick(statement, reading);
    default:
      return bind(statement, reading, SOME);
  }
}

function readPick(statement: Extract<Statement, { readonly op: 'pick' }>, reading: Reading): void {
  const { of, as } = statement;
  if (of.get === 'pokemon' && of.spot === 'in-play' && as !== undefined) reading.anyone.add(as);
  bind(statement, reading, 'take' in of && of.take ? takenOf(of.take, reading) : SOME);
}

function bind({ as }: Statement, { bound }: Reading, count: number): void {
  if (as !== undefined) bound.set(as, count);
}

/** Heads of so many coins. */
function headsOf(coins: Amount | 'until-tails', reading: Reading): number {
  return coins === 'until-tails' ? HEADS_BEFORE_TAILS : number(coins, reading) * EVEN;
}

type Either = Extract<Statement, { readonly op: 'if' }>;

/** Both ways are read, and each counts as often as it comes. An attack that ends on the way does nothing then. */
function readEither({ do: then, else: otherwise = [] }: Either, reading: Reading, chance: number): void {
  const before = reading.damage;
  const ends = (statements: readonly Statement[]): boolean =>
    statements.some(({ op, ...more }) => op === 'stop' && 'what' in more && more.what === 'attack');
  readAll(then, reading);
  const first = ends(then) ? 0 : reading.damage;
  reading.damage = before;
  readAll(otherwise, reading);
  const second = ends(otherwise) ? 0 : reading.damage;
  reading.damage = chance * first + (1 - chance) * second;
}

function readTimes(statements: readonly Statement[], reading: Reading, times: number): void {
  const { damage, aside } = reading;
  readAll(statements, reading);
  reading.damage = damage + (reading.damage - damage) * times;
  reading.aside = aside + (reading.aside - aside) * times;
}

function readBase({ set, add, times }: Extract<Statement, { readonly op: 'base' }>, reading: Reading): void {
  if (set !== undefined) reading.damage = number(set, reading);
  if (add !== undefined) reading.damage += number(add, reading);
  if (times !== undefined) reading.damage *= number(times, reading);
  reading.damage = Math.max(0, reading.damage);
}

function readDamage({ n, to }: Extract<Statement, { readonly op: 'damage' }>, reading: Reading): void {
  reading.aside += number(n, reading) * shareOf(to, reading, 1);
}

/** What damage to some of the opponent's Pokémon is worth beside as much in front; `anyone`: where it can be aimed. */
function shareOf(who: PokemonOf, reading: Reading, anyone: number): number {
  if (!isOpponents(who)) return 0;
  const count = Math.min(SUCH, countOf(who, reading));
  if (who.get === 'ref') return reading.anyone.has(who.name) || who.name === 'defender' ? anyone : ASIDE * count;
  if (who.spot !== 'in-play') return who.spot === 'active' ? 1 : ASIDE * count;
  return who.take === undefined ? 1 + ASIDE * count : anyone;
}

const isOpponents = (who: PokemonOf): boolean =>
  who.get === 'ref' ? who.name === 'defender' || who.name.startsWith('#') : who.side === 'opponent';

/** How likely something is that a text makes a condition of. */
function chanceOf(test: Test, reading: Reading): number {
  if (test.test === 'not') return 1 - chanceOf(test.of, reading);
  return test.test === 'did' && !reading.coins.has(test.what) ? DONE : EVEN;
}

function number(amount: Amount, reading: Reading): number {
  if (typeof amount === 'number') return amount;
  switch (amount.num) {
    case 'count':
      return countOf(amount.of, reading);
    case 'energy':
      return amount.extra ? SOME : energyOn(amount.on, reading);
    case 'stat':
      return amount.what === 'counters' ? COUNTERS : amount.what === 'damage' ? 10 * COUNTERS : SUCH;
    case 'bound':
      return reading.bound.get(amount.of) ?? SOME;
    case 'tally':
      return SOME;
    case 'calc':
      return calculated(
        amount.fn,
        amount.args.map((each) => number(each, reading)),
      );
  }
}

function energyOn(who: PokemonOf, { facts }: Reading): number {
  if (who.get === 'ref') return who.name === 'self' ? Math.max(SUCH, facts.cost.length) : SUCH;
  if (who.spot === 'active') return who.side === 'any' ? ENERGY_IN_FRONT : SUCH;
  return ENERGY_ON_ALL;
}

function calculated(fn: Extract<Amount, { readonly num: 'calc' }>['fn'], args: readonly number[]): number {
  const [one = 0, other = 0] = args;
  switch (fn) {
    case '+':
      return args.reduce((sum, each) => sum + each, 0);
    case '-':
      return Math.max(0, one - other);
    case '×':
      return args.reduce((product, each) => product * each, 1);
    case 'half-up':
    case 'half-down':
      return one / 2;
    case 'min':
      return Math.min(...args);
    case 'max':
      return Math.max(...args);
  }
}

/** How many things a text means. */
function countOf(of: PokemonOf | CardsOf, reading: Reading): number {
  if (of.get === 'ref') return of.name.startsWith('#') ? (reading.bound.get(of.name) ?? SOME) : SOME;
  if (of.get === 'whole') return SOME;
  if (of.take !== undefined) return takenOf(of.take, reading);
  if (of.get === 'pokemon') return of.spot === 'active' ? SOME : of.where === undefined ? BENCHED : SUCH;
  if (!('zone' in of.in)) return 'on' in of.in && of.in.what === 'energy' ? reading.facts.cost.length : SOME;
  if (of.in.top !== undefined) return number(of.in.top, reading) * (of.where === undefined ? 1 : EVEN);
  return of.where === undefined ? (of.in.zone === 'hand' ? IN_HAND : IN_PILE) : SUCH;
}

function takenOf(take: Take, reading: Reading): number {
  if ('any' in take) return SUCH;
  return number('n' in take ? take.n : take.upTo, reading);
}

import type {
  Amount,
  AttackSelector,
  AttacksOf,
  Calculation,
  CardSelector,
  CardsOf,
  Happening,
  HappeningWord,
  Place,
  PokemonOf,
  PokemonSelector,
  Ref,
  Relation,
  Source,
  Stat,
  Take,
  Test,
  ValuePick,
  When,
  WholePokemon,
} from '../effects/terms.js';
import {
  type Binding,
  CARD_WORDS,
  type Player,
  type PowerWord,
  type Reference,
  type StageWord,
  type Who,
} from '../effects/words.js';
import { CARD_TAGS, POWER_KINDS, STAGES } from '../model/card-facts.js';
import { ENERGY_TYPES } from '../model/energy-type.js';
import { CONDITIONS, ONCE_PER_GAME } from '../model/state.js';
import { type Bound, noteBound, noteSpoken } from './bindings.js';
import { LIMITS } from './limits.js';
import { fieldsOf, listOf, name, oneOf, type Shape, text, whole } from './shape.js';
import { eitherOf, maybe, sorts } from './sorts.js';

/* What the terms of the effect language look like, for programs that come from outside. They are made of each other. */

/** A shape that is written further down. */
const later =
  <T>(shape: () => Shape<T>): Shape<T> =>
  (value, check) =>
    shape()(value, check);

/** All words of a union: one that is missing, or too many, does not compile. */
export const wordsOf = <T extends string>(words: Readonly<Record<T, 1>>): Shape<T> =>
  oneOf(Object.keys(words) as unknown as readonly T[]);

export const yes: Shape<true> = (value, check) => check.must(value === true, 'true', value);

const isBinding = (value: unknown): value is Binding => typeof value === 'string' && BINDING.test(value);
/** What begins with "#!" is named where programs are linked. */
const BINDING = /^#[\w-][\w -]{0,40}$/;

const notOne: Shape<never> = (value, check) => check.must(false, 'a name such as "#1"', value);

/** A name that is given to something. */
export const binding =
  (...what: readonly Bound[]): Shape<Binding> =>
  (value, check) =>
    isBinding(value) && value !== EVENT ? noteBound(check, value, what) : notOne(value, check);

/** What happens has a name of its own. */
const EVENT: Binding = '#event';
const eventOr =
  <T>(shape: Shape<T>): Shape<T | Binding> =>
  (value, check) => {
    if (value !== EVENT) shape(value, check);
  };

export const ANYTHING: readonly Bound[] = [
  ...(['pokemon', 'cards', 'attacks'] as const),
  ...(['player', 'type', 'condition', 'number', 'coins', 'deed'] as const),
];

/** A word, or a name that stands for such a thing. */
const orBinding =
  <T>(shape: Shape<T>, ...as: readonly Bound[]): Shape<T | Binding> =>
  (value, check) => {
    if (isBinding(value)) noteSpoken(check, value, as);
    else shape(value, check);
  };

export const either =
  <A, B>(isFirst: (value: unknown) => boolean, first: Shape<A>, second: Shape<B>): Shape<A | B> =>
  (value, check) =>
    isFirst(value) ? first(value, check) : second(value, check);

export const isText = (value: unknown): boolean => typeof value === 'string';

export const player: Shape<Player> = orBinding(oneOf(['you', 'opponent', 'they']), 'player');
export const who: Shape<Who> = orBinding(oneOf(['you', 'opponent', 'they', 'each']), 'player');
export const type = oneOf(ENERGY_TYPES);
export const types = listOf(type, LIMITS.cost);
export const typeWords = listOf(orBinding(type, 'type'), ENERGY_TYPES.length);
export const condition = oneOf(CONDITIONS);
export const conditions = listOf(condition, CONDITIONS.length);
export const conditionWords = listOf(orBinding(condition, 'condition'), CONDITIONS.length);
export const cardWords = listOf(oneOf(CARD_WORDS), CARD_WORDS.length);
const names = listOf(name, LIMITS.line);
const someText = text(LIMITS.name, 1);

export const test: Shape<Test> = later(() => TEST);
export const tests = listOf(test, LIMITS.terms);

// ── amounts ──

const counted: Shape<Exclude<Amount, number>> = later(() => COUNTED);
const isNumber = (value: unknown): boolean => typeof value === 'number';
export const amount: Shape<Amount> = either(isNumber, whole(0, LIMITS.amount), counted);
/** Where less than nothing may be said. */
export const difference: Shape<Amount> = either(isNumber, whole(-LIMITS.amount, LIMITS.amount), counted);

// ── selectors ──

const reference = wordsOf<Exclude<Reference, Binding>>({
  self: 1,
  card: 1,
  holder: 1,
  defender: 1,
  attacker: 1,
  subject: 1,
  'that-pokemon': 1,
  'that-card': 1,
});
const refTo = (...as: readonly Bound[]) => ({ name: orBinding<Reference>(reference, ...as) });
const toThings = refTo('pokemon', 'cards');
const toAny = refTo('pokemon', 'cards', 'attacks');

const take: Shape<Take> = later(() => TAKE);
const place: Shape<Place> = later(() => PLACE);

const spot = wordsOf<PokemonSelector['spot']>({ active: 1, bench: 1, 'in-play': 1 });
const somePokemon = {
  side: orBinding(oneOf(['you', 'opponent', 'any', 'they']), 'player'),
  spot,
  where: maybe(test),
  take: maybe(take),
  by: maybe(orBinding(oneOf(['you', 'opponent', 'they', 'each', 'controller']), 'player')),
  every: maybe(yes),
};

export const pokemonOf: Shape<PokemonOf> = sorts<PokemonOf, 'get'>('get', {
  ref: refTo('pokemon'),
  pokemon: somePokemon,
});

const someCards = {
  in: place,
  where: maybe(test),
  take: maybe(take),
  by: maybe(who),
  how: maybe(oneOf(['blind', 'random'])),
};
const wholeOne = { of: pokemonOf, bare: maybe(yes) };

export const cardsOf: Shape<CardsOf> = sorts<CardsOf, 'get'>('get', {
  ref: refTo('cards'),
  cards: someCards,
  whole: wholeOne,
});

/** Any things on the table. */
export const things: Shape<Ref | PokemonSelector | CardSelector | WholePokemon> = sorts<PokemonOf | CardsOf, 'get'>(
  'get',
  {
    ref: toThings,
    pokemon: somePokemon,
    cards: someCards,
    whole: wholeOne,
  },
);

const someAttacks = { of: things, where: maybe(test), take: maybe(take), by: maybe(who) };

export const attacksOf: Shape<AttacksOf> = sorts<AttacksOf, 'get'>('get', {
  ref: refTo('attacks'),
  attacks: someAttacks,
});
export const attacksOrCards: Shape<AttacksOf | CardsOf> = sorts<AttacksOf | CardsOf, 'get'>('get', {
  ref: refTo('attacks', 'cards'),
  attacks: someAttacks,
  cards: someCards,
  whole: wholeOne,
});

const ANY_THING = { ref: toAny, pokemon: somePokemon, cards: someCards, whole: wholeOne, attacks: someAttacks };
const anyThing = sorts<PokemonOf | CardsOf | AttackSelector, 'get'>('get', ANY_THING);

/** For whom a text could do something is found where it is linked: nobody says it. */
const unsaid: Shape<never> = (_, check) => check.say('is nothing that a text says');

/** Whatever a player can be told to choose. */
export const picked: Shape<PokemonOf | CardsOf | AttacksOf | ValuePick> = sorts<
  PokemonOf | CardsOf | AttacksOf | ValuePick,
  'get'
>('get', {
  ...ANY_THING,
  player: { among: maybe(oneOf(['team', 'opponents'])), of: maybe(unsaid) },
  type: { among: maybe(types) },
  condition: { among: maybe(conditions) },
  number: { from: whole(0, LIMITS.pick), to: whole(0, LIMITS.pick) },
});

const PLACE = eitherOf<Place>({
  zone: fieldsOf<Extract<Place, { zone: string }>>(
    { zone: oneOf(['deck', 'hand', 'discard', 'prizes', 'lost-zone', 'stadium', 'in-play']) },
    { whose: who, top: amount, bottom: amount, until: test, face: oneOf(['down']) },
  ),
  on: fieldsOf<Extract<Place, { on: object }>>(
    { on: pokemonOf, what: oneOf(['energy', 'tool', 'attached', 'stack', 'top']) },
    {},
  ),
  pool: fieldsOf<Extract<Place, { pool: string }>>({ pool: orBinding(notOne, 'cards') }, {}),
});

const different = oneOf(['name', 'type']);

const TAKE = eitherOf<Take>({
  n: fieldsOf<Extract<Take, { n: Amount }>>({ n: amount }, { different, repeats: yes, units: yes }),
  upTo: fieldsOf<Extract<Take, { upTo: Amount }>>({ upTo: amount }, { different, repeats: yes }),
  any: fieldsOf<Extract<Take, { any: true }>>({ any: yes }, {}),
});

// ── happenings ──

export const source: Shape<Source> = fieldsOf<Source>(
  { what: listOf(oneOf(['attack', 'power', 'trainer', 'item', 'supporter', 'energy']), 6) },
  { whose: who, where: test },
);

const happeningWord = wordsOf<HappeningWord>({
  attached: 1,
  evolved: 1,
  'levelled-up': 1,
  benched: 1,
  'became-active': 1,
  'moved-to-bench': 1,
  retreated: 1,
  played: 1,
  attacked: 1,
  damaged: 1,
  affected: 1,
  'knocked-out': 1,
  healed: 1,
  'prize-taken': 1,
  'stayed-conditioned': 1,
  'turn-began': 1,
  'turn-ended': 1,
  checkup: 1,
  'used-power': 1,
  'used-attack': 1,
});

export const happening: Shape<Happening> = fieldsOf<Happening>(
  { event: happeningWord },
  {
    subject: things,
    to: pokemonOf,
    by: who,
    from: oneOf(['hand', 'deck', 'discard', 'bench']),
    orPut: yes,
    ofTurn: yes,
    source,
    card: test,
    was: test,
    attack: someText,
    condition: conditions,
    evenIfKnockedOut: yes,
    cause: oneOf(['damage']),
  },
);

const when = wordsOf<When>({ 'this-attack': 1, 'this-turn': 1, 'last-turn': 1, 'your-last-turn': 1, game: 1 });

// ── tests ──

const stageWord: Shape<StageWord> = oneOf([...STAGES, 'evolution', 'evolved']);
const powerWord: Shape<PowerWord> = oneOf([...POWER_KINDS, 'any']);
const relation = wordsOf<Relation>({ '<': 1, '<=': 1, '=': 1, '>=': 1, '>': 1, '!=': 1 });
const orAny = <T>(list: Shape<T>): Shape<T | 'any'> => either(isText, oneOf(['any']), list);
const several = { of: tests };

const TEST = sorts<Test, 'test'>('test', {
  all: several,
  any: several,
  not: { of: test },
  kind: { is: cardWords },
  type: { is: types },
  'same-type': { as: things },
  stage: { is: listOf(stageWord, STAGES.length + 2) },
  name: { is: names },
  'name-has': { words: someText },
  'same-name': { as: things },
  tag: { is: listOf(oneOf(CARD_TAGS), CARD_TAGS.length) },
  'evolves-from': { of: either(isText, someText, things), skipping: maybe(yes) },
  'evolves-into': { of: cardsOf, skipping: maybe(yes) },
  new: {},
  marker: { is: names },
  condition: { is: orAny(conditions) },
  power: { is: listOf(powerWord, POWER_KINDS.length + 1), name: maybe(someText) },
  resistance: { is: orAny(types) },
  is: { of: anyThing },
  spot: { is: oneOf(['active', 'bench']) },
  compare: { a: difference, rel: relation, b: difference },
  exists: { of: anyThing, n: maybe(amount) },
  matches: { of: things, where: test },
  did: { what: orBinding(notOne, ...ANYTHING), n: maybe(amount) },
  happened: { what: happening, when },
  spent: { what: oneOf(ONCE_PER_GAME), who: player },
  turn: { whose: maybe(who), first: maybe(yes), second: maybe(yes) },
});

const stat = wordsOf<Stat>({
  'bench-space': 1,
  'damage-before': 1,
  hp: 1,
  'remaining-hp': 1,
  damage: 1,
  counters: 1,
  'retreat-cost': 1,
  'attack-cost': 1,
  'printed-damage': 1,
  'prizes-worth': 1,
  conditions: 1,
});
const calculation = wordsOf<Calculation>({ '+': 1, '-': 1, '×': 1, 'half-up': 1, 'half-down': 1, min: 1, max: 1 });

const COUNTED = sorts<Exclude<Amount, number>, 'num'>('num', {
  count: { of: things, distinct: maybe(different) },
  energy: { on: pokemonOf, type: maybe(type), basic: maybe(yes), extra: maybe(yes) },
  stat: { of: either(isText, who, anyThing), what: stat },
  bound: {
    of: eventOr(orBinding(notOne, ...ANYTHING)),
    what: oneOf(['heads', 'tails', 'n', 'amount', 'energy']),
    types: maybe(types),
  },
  tally: { what: happening, when, sum: maybe(oneOf(['damage', 'prizes'])) },
  calc: { fn: calculation, args: listOf(difference, LIMITS.terms, 1) },
});

import type {
  ActionPart,
  AttackPart,
  CardProgram,
  Change,
  Ignored,
  Kept,
  Limit,
  Part,
  PlayPart,
  Question,
  Rule,
  Statement,
  Where,
} from '../effects/program.js';
import type { Span, StepMark } from '../effects/words.js';
import { ENERGY_TYPES } from '../model/energy-type.js';
import { CONDITIONS } from '../model/state.js';
import { type Bound, withNames } from './bindings.js';
import { LIMITS } from './limits.js';
import { fieldsOf, isFields, listOf, name, oneOf, orNull, type Shape, whole } from './shape.js';
import { eitherOf, maybe, sorts } from './sorts.js';
import {
  ANYTHING,
  amount,
  attacksOrCards,
  binding,
  cardsOf,
  cardWords,
  conditions,
  conditionWords,
  difference,
  either,
  happening,
  isText,
  picked,
  player,
  pokemonOf,
  source,
  test,
  things,
  type,
  types,
  typeWords,
  who,
  wordsOf,
  yes,
} from './term-shape.js';

/* What a compiled card looks like. Types hold the compiler to it: a new statement does not compile before it is here. */

const statements: Shape<readonly Statement[]> = (value, check) => STATEMENTS(value, check);
const rules: Shape<readonly Rule[]> = (value, check) => RULES(value, check);

const step = maybe(
  wordsOf<StepMark>({
    choice: 1,
    requirement: 1,
    cost: 1,
    'own-energy': 1,
    'before-damage': 1,
    damage: 1,
    deed: 1,
    effect: 1,
    after: 1,
  }),
);

/** What every statement may have; the name that it gives, if any, stands for these. */
const saying = (...what: readonly Bound[]) => ({ as: maybe(binding(...what)), step });
const said = saying('deed');
const toCards = saying('cards');
/** A card that is put onto the Bench is a Pokémon there. */
const toWhatLands = saying('cards', 'pokemon');
const toPokemon = saying('pokemon');
const toAnything = saying(...ANYTHING);

const where: Shape<Where> = sorts<Where, 'zone'>('zone', {
  hand: { whose: maybe(player) },
  discard: { whose: maybe(player) },
  'lost-zone': { whose: maybe(player) },
  bench: { whose: maybe(player) },
  prizes: { whose: maybe(player) },
  deck: { end: maybe(oneOf(['top', 'bottom'])), whose: maybe(player) },
});

const ignored: readonly Ignored[] = ['weakness', 'resistance', 'effects'];
const ignore = maybe(listOf(oneOf(ignored), ignored.length));
const kept = listOf(wordsOf<Kept>({ damage: 1, conditions: 1, effects: 1, turns: 1 }), 4);
const orWord = <const W extends string, T>(words: readonly W[], shape: Shape<T>): Shape<W | T> =>
  either(isText, oneOf(words), shape);

const span = wordsOf<Span>({
  'this-turn': 1,
  'opponents-next-turn': 1,
  'to-end-of-opponents-next-turn': 1,
  'your-next-turn': 1,
  'to-end-of-your-next-turn': 1,
  'this-attack': 1,
  'while-conditioned': 1,
  game: 1,
});

const option = fieldsOf<{ if?: Extract<Statement, { op: 'if' }>['if']; do: readonly Statement[] }>(
  { do: statements },
  { if: test },
);

const STATEMENT = sorts<Statement, 'op'>('op', {
  if: { ...said, if: test, do: statements, else: maybe(statements) },
  may: { ...said, who: maybe(player), if: maybe(test), do: statements, else: maybe(statements) },
  'for-each': { ...said, of: things, do: statements },
  modal: {
    ...said,
    who: maybe(player),
    n: maybe(whole(1, LIMITS.terms)),
    orMore: maybe(yes),
    options: listOf(option, LIMITS.terms, 1),
  },
  'as-player': { ...toAnything, who, do: statements },
  pick: { ...toAnything, who: maybe(player), of: picked },
  stop: { ...said, what: oneOf(['attack', 'card']) },
  flip: { ...saying('coins'), coins: orWord(['until-tails'], amount), who: maybe(player) },
  outcome: { ...said, is: oneOf(['end-turn', 'extra-turn', 'win', 'lose']), who: maybe(player) },
  draw: { ...toCards, n: amount, who: maybe(player), upTo: maybe(yes), until: maybe(yes) },
  move: { ...toWhatLands, cards: cardsOf, to: where, reveal: maybe(yes), order: maybe(oneOf(['any', 'random'])) },
  shuffle: { ...said, zone: oneOf(['deck', 'prizes', 'hand']), who: maybe(player) },
  look: { ...toCards, cards: cardsOf, who: maybe(who), faceUp: maybe(yes) },
  attach: { ...toCards, cards: cardsOf, to: pokemonOf, split: maybe(yes), other: maybe(yes), asTool: maybe(yes) },
  'take-prizes': { ...said, n: amount, who: maybe(player), more: maybe(yes) },
  evolve: { ...toPokemon, pokemon: pokemonOf, with: cardsOf },
  devolve: { ...toPokemon, pokemon: pokemonOf, n: maybe(amount), to: where },
  exchange: { ...toPokemon, pokemon: pokemonOf, with: cardsOf, keeps: kept, to: where },
  switch: { ...toPokemon, in: pokemonOf, out: maybe(pokemonOf) },
  'knock-out': { ...toPokemon, pokemon: pokemonOf },
  base: { ...said, add: maybe(difference), set: maybe(amount), times: maybe(amount), ignore, to: maybe(pokemonOf) },
  damage: { ...said, n: amount, to: pokemonOf, ignore, full: maybe(yes) },
  'put-counters': { ...toPokemon, n: amount, on: pokemonOf, split: maybe(yes) },
  heal: { ...toPokemon, n: orWord(['all'], amount), from: pokemonOf },
  'move-counters': {
    ...toPokemon,
    n: orWord(['all', 'any'], amount),
    from: pokemonOf,
    to: pokemonOf,
    split: maybe(yes),
    swap: maybe(yes),
  },
  'set-remaining-hp': { ...toPokemon, hp: amount, of: pokemonOf },
  condition: {
    ...toPokemon,
    give: maybe(conditionWords),
    remove: maybe(orWord(['all', 'one'], conditionWords)),
    to: either(isText, player, pokemonOf),
    counters: maybe(whole(0, LIMITS.pick)),
    coins: maybe(whole(0, LIMITS.terms)),
  },
  lasting: {
    ...said,
    on: either(isText, who, things),
    rules,
    span,
    ends: maybe(listOf(happening, LIMITS.terms)),
    once: maybe(yes),
    label: maybe(name),
  },
  unmark: { ...said, markers: listOf(name, LIMITS.markers), from: pokemonOf },
  use: { ...said, what: attacksOrCards, pay: maybe(oneOf(['cost', 'nothing'])) },
  prevent: { ...said, what: oneOf(['damage', 'effects', 'all', 'event']), n: maybe(amount) },
});

/** What a pick is bound to is what is picked. */
const PICKED: Readonly<Record<string, Shape<Statement>>> = Object.fromEntries(
  Object.entries<readonly Bound[]>({
    pokemon: ['pokemon'],
    cards: ['cards'],
    whole: ['cards'],
    attacks: ['attacks'],
    player: ['player'],
    type: ['type'],
    condition: ['condition'],
    number: ['number'],
    ref: ['pokemon', 'cards', 'attacks'],
  }).map(([get, what]) => [
    get,
    sorts<Extract<Statement, { op: 'pick' }>, 'op'>('op', {
      pick: { ...saying(...what), who: maybe(player), of: picked },
    }),
  ]),
);

const STATEMENTS = listOf<Statement>((value, check) => (pickIn(value) ?? STATEMENT)(value, check), LIMITS.terms);

function pickIn(value: unknown): Shape<Statement> | undefined {
  const { op, of } = isFields(value) ? value : {};
  const get = op === 'pick' && isFields(of) ? of['get'] : undefined;
  return typeof get === 'string' && Object.hasOwn(PICKED, get) ? PICKED[get] : undefined;
}

const CHANGE = eitherOf<Change>({
  add: fieldsOf<Extract<Change, { add: unknown }>>({ add: difference }, { toSome: yes, ofType: type }),
  set: fieldsOf<Extract<Change, { set: unknown }>>({ set: amount }, {}),
  times: fieldsOf<Extract<Change, { times: unknown }>>({ times: factor }, { round: oneOf(['up', 'down']) }),
  types: fieldsOf<Extract<Change, { types: unknown }>>(
    { types: typeWords },
    { n: whole(0, LIMITS.units), eachUnit: yes, also: yes },
  ),
  typesOf: fieldsOf<Extract<Change, { typesOf: unknown }>>({ typesOf: things }, {}),
  none: fieldsOf<Extract<Change, { none: unknown }>>({ none: yes }, {}),
  allow: fieldsOf<Extract<Change, { allow: unknown }>>({ allow: yes }, {}),
  forbid: fieldsOf<Extract<Change, { forbid: unknown }>>({ forbid: yes }, {}),
  ignore: fieldsOf<Extract<Change, { ignore: unknown }>>(
    { ignore: listOf(oneOf([...ignored, ...ENERGY_TYPES]), ENERGY_TYPES.length) },
    {},
  ),
  gain: fieldsOf<Extract<Change, { gain: unknown }>>({ gain: attacksOrCards }, {}),
});

/** Half of something is said, too. */
function factor(value: unknown, check: Parameters<Shape>[1]): void {
  check.must(
    typeof value === 'number' && value >= 0 && value * 2 <= LIMITS.terms && Number.isInteger(value * 2),
    'a number of halves',
    value,
  );
}

const limit = fieldsOf<Limit>(
  { n: whole(1, LIMITS.pick), per: oneOf(['turn', 'game']), of: oneOf(['card', 'name', 'player']) },
  { key: name },
);
const limits = maybe(listOf(limit, LIMITS.terms));

const question = wordsOf<Question>({
  hp: 1,
  types: 1,
  weakness: 1,
  resistance: 1,
  'retreat-cost': 1,
  'attack-cost': 1,
  attacks: 1,
  provides: 1,
  'prizes-taken': 1,
  'counts-as-knocked-out': 1,
  'condition-counters': 1,
  'condition-coins': 1,
  'attack-limit': 1,
  'text-works': 1,
  'bench-size': 1,
  'tool-limit': 1,
  'damage-dealt': 1,
  'damage-taken': 1,
  'damage-from': 1,
  'effects-from': 1,
  'can-attack': 1,
  'can-use-attack': 1,
  'can-retreat': 1,
  'can-evolve': 1,
  'can-play': 1,
  'can-attach': 1,
  'can-use-power': 1,
  'can-have-condition': 1,
  'can-heal': 1,
  'amount-healed': 1,
  'evolving-ends-turn': 1,
});

/** Special Conditions that do not switch a power off. */
const worksIn = orWord<'any', NonNullable<Exclude<ActionPart['despite'], 'any'>>>(['any'], conditions);

const happens = {
  on: happening,
  if: maybe(test),
  limits,
  while: maybe(test),
  despite: maybe(worksIn),
  do: statements,
};

const aRule = {
  answer: {
    question,
    of: either(isText, who, things),
    change: CHANGE,
    which: maybe(test),
    from: maybe(source),
    to: maybe(pokemonOf),
    attack: maybe(name),
    at: maybe(oneOf(['base', 'before', 'after'])),
    existing: maybe(oneOf(['end'])),
    atMostOne: maybe(name),
    among: maybe(oneOf(['all'])),
    while: maybe(test),
    despite: maybe(worksIn),
  },
  trigger: happens,
  would: happens,
};

const RULES = listOf(sorts<Rule, 'part'>('part', aRule), LIMITS.terms);

const despite = orWord(['any'], listOf(oneOf([...CONDITIONS, 'first-turn']), CONDITIONS.length + 1));

const asPokemon = fieldsOf<NonNullable<PlayPart['asPokemon']>>(
  { types },
  { hp: whole(0, LIMITS.hp), kinds: cardWords },
);

const anAttack = {
  if: maybe(test),
  limits,
  despite: maybe(despite),
  otherCost: maybe(fieldsOf<NonNullable<AttackPart['otherCost']>>({ if: test, types }, {})),
  do: statements,
};

const part = sorts<Exclude<Part, AttackPart>, 'part'>('part', {
  play: {
    on: maybe(happening),
    if: maybe(test),
    despite: maybe(listOf(oneOf(['first-turn']), 1, 1) as unknown as Shape<readonly ['first-turn']>),
    onto: maybe(pokemonOf),
    keep: maybe(yes),
    asPokemon: maybe(asPokemon),
    after: maybe(oneOf(['hand', 'deck', 'lost-zone'])),
    do: statements,
  },
  action: {
    by: maybe(oneOf(['you', 'each'])),
    from: maybe(oneOf(['in-play', 'hand', 'discard'])),
    if: maybe(test),
    limits,
    despite: maybe(worksIn),
    do: statements,
  },
  ...aRule,
});

const attackPart = sorts<AttackPart, 'part'>('part', { attack: anAttack });
const parts = listOf(withNames(part), LIMITS.terms);

/** A card's texts, compiled. */
export const programShape: Shape<CardProgram> = fieldsOf<CardProgram>(
  {
    attacks: listOf(orNull(withNames(attackPart)), LIMITS.attacks),
    powers: listOf(parts as Shape<readonly Part[]>, LIMITS.powers),
    card: parts as Shape<readonly Part[]>,
  },
  {},
);

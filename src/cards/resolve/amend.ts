import type { Amendment, AmendmentBy, AmendmentWord } from '../telling/amendment.js';
import { isSame } from '../telling/same.js';
import { someNode } from '../telling/walk.js';
import type { Joined } from './exchange.js';
import { endWith, giveMarker, performsAgain } from './later.js';
import type { Placed } from './mentions.js';
import { leavesOut, leavesOutFatal, narrowChoice } from './narrow.js';
import { isInDeck } from './of-deck.js';
import {
  asNode,
  type Block,
  becomes,
  copy,
  drafted,
  type Fault,
  isNode,
  isRef,
  type Node,
  Unresolved,
} from './tree.js';

/*
 * Sentences that say more about a statement before them, and are none themselves: how strong a poison is, how much is
 * added at most, what the damage just spoken of is not affected by.
 */

/** Where a sentence finds what it speaks of. */
export interface Amended {
  readonly history: readonly Placed[];
  /** Blocks that another player carries out. */
  readonly others: Block[];
  readonly fresh: () => string;
}

type Amending = { readonly [W in AmendmentWord]: (amendment: AmendmentBy<W>, at: Amended) => Fault };

const AMENDING: Amending = {
  'goes-to': (amendment, { history }) => endSearch(amendment, history),
  'goes-on-top': (amendment, { history, fresh }) => putOnTop(amendment, history, fresh),
  'leaves-attached': (_, { history }) => {
    const last = lastPutAway(history);
    if (last === null) return new Unresolved('no Pokémon was put anywhere before');
    return dropAttached(last);
  },
  'shuffles-searched': (_, { history }) => shuffleSearched(history),
  ends: (amendment, { history }) => endWith(amendment, history),
  'counters-at-most': ({ cap }, { history }) => limitCounters(cap, history),
  'damage-at-most': ({ cap }, { history }) => limit(() => cap, history),
  'counts-at-most': ({ upTo, type }, { history }) =>
    isOfType(type, history)
      ? limit((each) => each * upTo, history)
      : new Unresolved('Energy of another type was counted'),
  'on-bench-too': (_, { history }) => appliesOnBench(history),
  'leaves-out': ({ except }, { history, fresh }) => leavesOut(except, history, fresh),
  'not-fatal': (_, { history }) => leavesOutFatal(history),
  narrows: (amendment, { history }) => narrowChoice(amendment, history),
  performs: (amendment, { history }) => performsAgain(amendment, history),
  'chooses-switched': ({ chooser }, { history, others }) => letThemChoose(chooser, history, others),
  'coin-decides': ({ if: test, do: body }, { history }) =>
    joinCoins({ op: 'if', if: asNode(copy(test)), do: drafted(body) }, history),
  'opponent-begins': (_, { history }) => letThemBegin(history),
  'skips-checkup': (_, { history }) => {
    const last = history[history.length - 1]?.statement;
    if (last?.open !== true || last.op !== 'outcome') return new Unresolved('no other turn was spoken of');
    delete last.open;
    return null;
  },
  'marker-says': (amendment, { history }) => giveMarker(amendment, history),
  // What it is done instead of has put another statement in its place, where there is such a thing.
  restated: () => new Unresolved('it is not clear what this is done instead of'),
};

/** Changes what was told before. */
export const amend = (amendment: Amendment, at: Amended): Fault =>
  (AMENDING[amendment.is] as (amendment: Amendment, at: Amended) => Fault)(amendment, at);

/** A statement of the language may say no more than how strong another one is, or what it is not affected by. */
export function amends(statement: Node, history: readonly Placed[]): Joined {
  const { op } = statement;
  if (op === 'condition' && statement.give === undefined && statement.remove === undefined)
    return strengthen(statement, history);
  if (op === 'move') return leavesAttached(statement, history);
  return op === 'base' && statement.about === 'last' ? shield(statement, history) : null;
}

/** "Your opponent switches first": what each player does is told of one after the other. */
function letThemBegin(history: readonly Placed[]): Fault {
  const last = history.findLast(({ statement }) => statement.op === 'as-player');
  if (last?.statement.who !== 'each') return new Unresolved('it was not said that both do it');
  const { statement, block } = last;
  statement.who = 'opponent';
  block.splice(block.indexOf(statement) + 1, 0, ...copy(statement.do ?? []));
  return null;
}

/** What becomes of the cards that were searched for just before. */
function endSearch({ to, reveal, order, claim }: AmendmentBy<'goes-to'>, history: readonly Placed[]): Fault {
  const last = history[history.length - 1]?.statement;
  if (last?.op !== 'move' || last.open !== true) return new Unresolved('no cards were searched for before');
  if (claim === 'counted' && !isCounted(last.cards)) return new Unresolved('the cards were not counted');
  // Some of each kind, looked for at one time.
  for (let i = history.length - 1; i >= 0 && history[i].statement.open === true; i--) {
    const { statement } = history[i];
    delete statement.open;
    statement.to = to;
    if (reveal === true) statement.reveal = true;
    if (order !== undefined) statement.order = order;
  }
  return null;
}

const isCounted = (cards: unknown): boolean => isNode(cards) && isNode(cards.take) && isNode(cards.take.n);

/** "Shuffle your deck, then put that card on top of it": it is chosen, and the others are shuffled. @rule SRCH-04 */
function putOnTop(
  { claim, order, step }: AmendmentBy<'goes-on-top'>,
  history: readonly Placed[],
  fresh: () => string,
): Fault {
  const last = history[history.length - 1];
  const isApart = claim === 'apart';
  const of = last?.statement.open === (isApart ? 'apart' : true) ? last.statement.cards : null;
  if (!isNode(of) || !isInDeck(of) || !isNode(of.take)) return new Unresolved('no cards were searched for before');
  if (!isApart && (of.take.n === 1) !== (claim === 'one'))
    return new Unresolved('another number of cards was spoken of before');
  const { statement, block } = last;
  const [name, { reveal }] = [fresh(), statement];
  becomes(statement, { op: 'pick', as: name, of });
  const shown = reveal === true ? { reveal } : {};
  const put: Node = { op: 'move', cards: { get: 'ref', name }, to: { zone: 'deck', end: 'top' }, ...shown };
  if (order !== undefined) put.order = order;
  if (step !== undefined) put.step = step;
  block.push({ op: 'shuffle', zone: 'deck' }, put);
  return null;
}

/** "If you search your deck, shuffle your deck": of the place that was chosen. */
function shuffleSearched(history: readonly Placed[]): Fault {
  const choice = history[history.length - 1]?.statement ?? {};
  const options = choice.unshuffled === true ? (choice.options ?? []) : [];
  delete choice.unshuffled;
  const [searched, ...others] = options.filter((one) => isInDeck(one.do?.[0]?.cards));
  if (searched === undefined || others.length > 0) return new Unresolved('no deck was searched by choice');
  searched.do?.push({ op: 'shuffle', zone: 'deck' });
  return null;
}

/** What is on it is discarded. */
function dropAttached(whole: Node): null {
  delete whole.attached;
  whole.bare = true;
  return null;
}

/** The Pokémon that alone was put somewhere: what becomes of the cards on it is still open. A deck that it was put into has been shuffled. */
function lastPutAway(history: readonly Placed[]): Node | null {
  const last = history.findLast(({ statement: { op } }) => op !== 'shuffle')?.statement.cards;
  return isNode(last) && last.get === 'whole' && last.attached === 'open' ? last : null;
}

/** "(Discard all cards attached to that Pokémon.)": what becomes of them where the Pokémon alone is put somewhere. */
function leavesAttached({ cards, to }: Node, history: readonly Placed[]): Joined {
  const place = isNode(cards) && isNode(cards.in) ? cards.in : null;
  if (place?.what !== 'attached' || !isNode(to) || to.zone !== 'discard') return null;
  const last = lastPutAway(history);
  if (last === null || !isNode(cards) || cards.take !== undefined || cards.where !== undefined) return null;
  if (!isThatOne(place.on, last.of)) return new Unresolved('these are cards of another Pokémon');
  dropAttached(last);
  return 'joined';
}

const isThatOne = (on: unknown, of: unknown): boolean => isRef(on, '#?it') || isRef(on, '#?that') || isSame(on, of);

/** It was said of the condition just given; under a condition of its own it is given once more, and stronger. */
function strengthen(statement: Node, history: readonly Placed[]): Joined {
  const last = history[history.length - 1]?.statement;
  if (last?.op === 'if') return strengthenIf(statement, last, history);
  const give = last?.give;
  if (statement.coins !== undefined) {
    if (last?.op !== 'condition' || !Array.isArray(give) || !give.includes('asleep'))
      return new Unresolved('no Pokémon was put to sleep before');
    last.coins = statement.coins;
    return 'joined';
  }
  const of = String(statement.of ?? 'poisoned');
  if (last?.op !== 'condition' || !Array.isArray(give) || !give.includes(of)) {
    return new Unresolved(`no Pokémon was ${of[0].toUpperCase()}${of.slice(1)} before`);
  }
  // One number stands for all of them: that of Confused only where it is alone.
  const others = of === 'confused' ? ['poisoned', 'burned'] : of === 'burned' ? ['poisoned'] : [];
  if (others.some((one) => give.includes(one))) return new Unresolved('it is not clear which condition is stronger');
  if (statement.counters !== undefined) last.counters = statement.counters;
  return 'joined';
}

/** "If X, put 15 damage counters instead of 1 on that Pokémon": of whoever was given the condition, or is asked for it. @rule COND-16 */
function strengthenIf(statement: Node, { if: test }: Node, history: readonly Placed[]): Fault {
  const of = String(statement.of ?? 'poisoned');
  const given = history[history.length - 2]?.statement;
  const isGiven = given?.op === 'condition' && Array.isArray(given.give) && given.give.includes(of);
  const where: Node = isNode(test) && test.test === 'matches' && isNode(test.where) ? test.where : {};
  const isAsked = where.test === 'condition' && String(where.is) === of;
  const isOfDeed = isNode(test) && test.test === 'did';
  if (statement.counters === undefined || isOfDeed || isGiven === isAsked)
    return new Unresolved(`no Pokémon was ${of[0].toUpperCase()}${of.slice(1)} before`);
  const to = isGiven ? given.to : test?.of;
  if (!isNode(to) || to.take !== undefined) return new Unresolved('it is not clear which Pokémon is meant');
  delete statement.of;
  Object.assign(statement, { op: 'condition', give: [of], to: copy(to) });
  return null;
}

/** Whether Energy of that type was counted, where one is named. */
const isOfType = (type: string | undefined, history: readonly Placed[]): boolean =>
  type === undefined || someNode(history.at(-1)?.statement, (node) => node['type'] === type);

/** "You can't add more than 20 damage in this way", "Extra Energy after the 2nd doesn't count". */
function limit(most: (each: number) => number, history: readonly Placed[]): Fault {
  const last = history.findLast(({ statement: { op, ignore } }) => op !== 'base' || ignore === undefined)?.statement;
  const isOfTarget = last?.op === 'damage';
  const field = isOfTarget ? 'n' : isNode(last?.set) ? 'set' : 'add';
  const add = isOfTarget || last?.op === 'base' ? last[field] : undefined;
  if (last === undefined || !isNode(add) || add.fn === 'min') return new Unresolved('nothing was added before');
  const first = add.fn === '×' && Array.isArray(add.args) ? add.args[0] : 1;
  if (typeof first !== 'number') return new Unresolved('it is not clear how much is added at most');
  last[field] = { num: 'calc', fn: 'min', args: [most(first), add] };
  return null;
}

/** "If that coin flip is heads": of the coin that is flipped for each of several Pokémon. */
function joinCoins(statement: Node, history: readonly Placed[]): Fault {
  const loop = history.findLast(({ statement: one }) => one.op === 'for-each')?.statement;
  const test = statement.if;
  const coins = loop?.open === true ? loop.do?.[0]?.as : undefined;
  if (coins === undefined || !isNode(test) || !isNode(test.a)) return new Unresolved('no coins were flipped before');
  test.a.of = coins;
  delete loop?.open;
  loop?.do?.push(statement);
  return null;
}

/** "You can't put more than 8 damage counters in this way". */
function limitCounters(cap: number, history: readonly Placed[]): Fault {
  const last = history[history.length - 1]?.statement;
  const n = last?.op === 'put-counters' ? last.n : undefined;
  if (last === undefined || !isNode(n) || n.fn === 'min' || last.split === true)
    return new Unresolved('no number of damage counters was counted before');
  last.n = { num: 'calc', fn: 'min', args: [cap, n] };
  return null;
}

/** "This damage isn't affected by Weakness": the damage just told of; where none was, the attack's own. */
function shield(statement: Node, history: readonly Placed[]): Joined {
  const last = history[history.length - 1]?.statement;
  delete statement.about;
  if (last?.op !== 'damage' || statement.ignore === undefined) return null;
  if (last.ignore !== undefined) return new Unresolved('it is not clear which damage is not affected');
  last.ignore = statement.ignore;
  return 'joined';
}

/** One of the opponent's Benched Pokémon, of which nobody has said yet who chooses it. */
const isTheirBench = (of: unknown): of is Node =>
  isNode(of) && of.side === 'opponent' && of.spot === 'bench' && of.take !== undefined && of.by === undefined;

/** "Your opponent chooses the Defending Pokémon to switch", "Your opponent chooses the new Active Pokémon". @rule EFF-04 */
function letThemChoose(
  chooser: AmendmentBy<'chooses-switched'>['chooser'],
  history: readonly Placed[],
  others: Block[],
): Fault {
  const last = history.findLast(({ statement }) => statement.op === 'switch');
  if (last === undefined) return new Unresolved('no Pokémon was switched before');
  const { statement, block } = last;
  if (chooser === 'out') {
    if (others.includes(block)) return new Unresolved('it is not clear who chooses');
    statement.out = { get: 'pokemon', side: 'opponent', spot: 'active', take: { n: 1 }, by: 'opponent' };
    return null;
  }
  const incoming = statement.in;
  if (chooser === 'benched' && statement.open !== true && isTheirBench(incoming) && !others.includes(block)) {
    incoming.by = 'opponent';
    return null;
  }
  if (statement.open !== true) return new Unresolved('it is not clear who chooses');
  const inner: Block = [{ op: 'switch', in: { get: 'pokemon', side: 'you', spot: 'bench', take: { n: 1 } } }];
  others.push(inner);
  delete statement.open;
  delete statement.in;
  Object.assign(statement, { op: 'as-player', who: 'opponent', do: inner });
  return null;
}

/** Weakness and Resistance, said of the damage just before; of damage that only the Active Pokémon takes it would say nothing. */
function appliesOnBench(history: readonly Placed[]): Fault {
  const last = history.at(-1)?.statement;
  if (last?.op !== 'damage') return new Unresolved('no damage was spoken of before');
  last.full = true;
  return null;
}

import type { OwnAttack } from '../own-facts.js';
import type { Acts } from '../telling/act.js';
import { type Anaphor, isAnaphor, type OfCard } from '../telling/anaphor.js';
import { isSame } from '../telling/same.js';
import { someNode } from '../telling/walk.js';
import { settleBase } from './base.js';
import { checkExchange } from './exchange.js';
import { checkEachCoin } from './nth-coin.js';
import { anySearched, isInDeck, isTheirShuffle, opensTheirDeck } from './of-deck.js';
import { everyStatement, isMorePrizes, MORE_THAN_WHAT } from './steps.js';
import {
  type Block,
  bodiesOf,
  type Fault,
  faultIn,
  faultInOwn,
  firstFault,
  isMark,
  isNode,
  isRef,
  type Node,
  rulesOf,
  Unresolved,
  visitAll,
} from './tree.js';

/** Sentences put together, and whether any of them speaks of another. */
interface Bound {
  readonly top: Block;
  readonly isBound: boolean;
}

/** Whether a coin may be flipped in it, also later or by choice. */
const mayFlip = ({ op }: Node): boolean => op === 'flip' || op === 'lasting' || op === 'modal';

/** What must be so of every body, whatever it does. */
export function checkBody({ top, isBound }: Bound, attack: OwnAttack | null): Fault {
  const all = everyStatement(top);
  return (
    (isBound ? checkBindings(top, []) : null) ??
    checkDeck(top, false) ??
    checkPools(top, []) ??
    (all.some(mayFlip) ? checkCoins(top) : null) ??
    checkEachCoin(all) ??
    firstFault(all, (statement) => checkStatement(statement, attack !== null)) ??
    (attack === null ? null : settleBase(top, attack))
  );
}

/** What is left open must be said, and what is chosen must be used. */
function checkStatement(statement: Node, inAttack: boolean): Fault {
  const { op } = statement;
  if (statement.open === true || statement.open === 'apart') return new Unresolved('it is not said how this is done');
  const fault = checkSort(statement);
  if (fault !== null) return fault;
  if (!inAttack && (op === 'base' || isStop(op, statement.what) || statement.already === true))
    return new Unresolved('only an attack has damage of its own');
  if (!inAttack && op === 'damage' && !isTypedOrNot(statement))
    return new Unresolved('it is not said whether Weakness and Resistance are applied');
  return !inAttack && isMorePrizes(statement) ? new Unresolved(MORE_THAN_WHAT) : null;
}

function checkSort(statement: Node): Fault {
  switch (statement.op) {
    case 'pick':
      return checkChosen(statement);
    case 'exchange':
      return checkExchange(statement);
    case 'attach':
    case 'move-counters':
      return checkOther(statement);
    case 'may':
      return checkPayment(statement);
    default:
      return null;
  }
}

/** Where no attack does the damage, Weakness and Resistance must be spoken of. @rule DMG-15 */
const isTypedOrNot = ({ ignore, full }: Node): boolean =>
  full === true || (Array.isArray(ignore) && ignore.includes('weakness') && ignore.includes('resistance'));

/** An attack that does nothing; a card that is played may do nothing just so. */
const isStop = (op: unknown, what: unknown): boolean => op === 'stop' && what !== 'card';

/** Words for the card itself are put in place at the end. */
const OF_CARD: Readonly<Record<OfCard, true>> = {
  '#?own': true,
  '#?this-card': true,
  '#?own-type': true,
  '#?itself': true,
};
export const isOfCard = (word: Anaphor): word is OfCard => Object.hasOwn(OF_CARD, word);

const CHOSEN: readonly unknown[] = ['cards', 'pokemon', 'condition', 'attacks'];

const checkChosen = ({ of, as }: Node): Fault =>
  isNode(of) && CHOSEN.includes(of.get) && as === undefined
    ? new Unresolved('something is chosen, but nothing is done with it')
    : null;

/** Only where a text works out of play does it move its own card; in play that would be a Pokémon. @rule ZONE-18 */
export const checkCard = (all: readonly Node[]): Fault =>
  all.some(({ op, cards }) => op === 'move' && isRef(cards, '#?itself'))
    ? new Unresolved('it is not said what becomes of the cards on it')
    : null;

const NOT_ITSELF = { test: 'not', of: { test: 'is', of: { get: 'ref', name: 'self' } } };

/** What goes from one Pokémon to "your other Pokémon": other than the one it comes from, and that must be this one. */
function checkOther({ cards, from, to, other }: Node): Fault {
  // Both were said.
  if (other === true || !someNode(to, (test) => isSame(test, NOT_ITSELF))) return null;
  const source = isNode(cards) && isNode(cards.in) ? cards.in.on : from;
  return source !== undefined && !isRef(source, 'self') && !isRef(source, '#?own')
    ? new Unresolved('it is not clear which others are meant')
    : null;
}

/** "You may discard A and B. If you do": whether one of them is enough is not said. */
function checkPayment({ as, do: body = [] }: Node): Fault {
  const paid = body.filter(({ op, to }) => op === 'move' && isNode(to) && to.zone === 'discard');
  return as !== undefined && paid.length > 1 ? new Unresolved('it is not clear whether all must be done') : null;
}

/** Nothing is read before it is there. `known`: what is; what a block does is known in that block alone. */
function checkBindings(block: Block, known: string[]): Fault {
  const before = known.length;
  const fault = firstFault(block, (statement) => {
    const found = checkNames(statement, known) ?? checkInside(statement, block, known);
    noteName(statement, known);
    for (const done of theirDeeds(statement)) noteName(done, known);
    return found;
  });
  forgetFrom(known, before);
  return fault;
}

const checkNames = (statement: Node, known: readonly string[]): Fault =>
  faultInOwn(statement, (value, field) => {
    if (!isMark(value) || field === 'as') return null;
    if (isAnaphor(value) && !isOfCard(value)) return new Unresolved('nothing that this could mean');
    return value.startsWith('#@') && !known.includes(value)
      ? new Unresolved('something is spoken of that may not have been done')
      : null;
  });

const checkInside = (statement: Node, block: Block, known: string[]): Fault =>
  firstFault(bodiesOf(statement), ({ field, block: inner }) => {
    const outside = known.length;
    if (field === 'do') known.push(...doneInside(statement, block));
    const fault = checkBindings(inner, known);
    forgetFrom(known, outside);
    return fault;
  }) ?? firstFault(rulesOf(statement), (rule) => checkBindings(rule.do ?? [], known));

function forgetFrom(known: string[], from: number): void {
  while (known.length > from) known.pop();
}

function noteName({ as }: Node, known: string[]): void {
  if (typeof as === 'string') known.push(as);
}

/** What another player was told to do has been done, as far as it could be. */
function theirDeeds(statement: Node): Block {
  return statement.op !== 'as-player' || statement.who === 'each' ? [] : (statement.do ?? []);
}

/** What was done by choice is known where it is asked whether it was done. */
function doneInside({ op, if: test }: Node, block: Block): readonly string[] {
  if (op !== 'if' || !isNode(test) || test.test !== 'did') return [];
  const choice = block.find((one) => one.op === 'may' && one.as === test.what);
  return everyStatement(choice?.do ?? []).flatMap(({ as }) => (typeof as === 'string' ? [as] : []));
}

/** Whoever looks through a deck, or puts cards into it anywhere, shuffles it. @rule SRCH-04 */
function checkDeck(block: Block, after: boolean): Fault {
  for (let i = 0; i < block.length; i++) {
    const statement = block[i];
    const bodies = [...bodiesOf(statement), ...optionsOf(statement)];
    const opens = opensDeck(statement);
    const later = (opens || bodies.length > 0) && (after || isShuffledAfter(block, i));
    if (opens && !later) return new Unresolved('the deck is searched or filled, but not shuffled');
    const fault =
      firstFault(bodies, ({ block: inner }) => checkDeck(inner, later)) ??
      firstFault(rulesOf(statement), (rule) => checkDeck(rule.do ?? [], false));
    if (fault !== null) return fault;
  }
  return null;
}

/** What there is to choose from. */
const optionsOf = ({ op, options }: Node): readonly { readonly block: Block }[] =>
  op === 'modal' ? (options ?? []).map((one) => ({ block: one.do ?? [] })) : [];

function isShuffledAfter(block: Block, at: number): boolean {
  for (let i = at + 1; i < block.length; i++) if (isShuffle(block[i]) || shufflesThen(block[i], block[at])) return true;
  return false;
}

const isShuffle = ({ op, zone }: Node): boolean => op === 'shuffle' && zone === 'deck';

/** Whether it is shuffled whenever it was filled ("if you do, search your deck …") or searched. */
function shufflesThen({ op, if: test, do: body }: Node, opened: Node): boolean {
  if (op !== 'if' || !isNode(test) || body?.some(isShuffle) !== true) return false;
  const { as, to } = opened;
  const isFilled = as !== undefined && isNode(to) && to.zone === 'deck';
  if (isFilled && test.test === 'did' && test.what === as) return true;
  return isSame(test, anySearched(opened));
}

/** Of cards of a deck that were looked at and some of them taken, it is said what becomes of the others. @rule SRCH-04 */
const checkPools = (block: Block, outer: Block): Fault =>
  firstFault(block, (statement) => {
    const { op, as, cards } = statement;
    if (op !== 'look' && statement.do === undefined && statement.else === undefined && op !== 'lasting') return null;
    const later = [...block.slice(block.indexOf(statement) + 1), ...outer];
    return (
      (op === 'look' && as !== undefined && isInDeck(cards) ? checkPool(as, later) : null) ??
      firstFault(bodiesOf(statement), ({ block: inner }) => checkPools(inner, later)) ??
      firstFault(rulesOf(statement), (rule) => checkPools(rule.do ?? [], []))
    );
  });

function checkPool(pool: string, later: Block): Fault {
  const of = everyStatement(later).flatMap(({ cards }) =>
    isNode(cards) && isNode(cards.in) && cards.in.pool === pool ? [cards] : [],
  );
  const rest = of.some(({ take, where }) => take === undefined && where === undefined);
  const shuffled = later.some(({ op, zone }) => op === 'shuffle' && zone === 'deck');
  return of.length > 0 && !rest && !shuffled ? new Unresolved('it is not said what becomes of the other cards') : null;
}

/** "If heads, A. Then B": whether B hangs on the coin (or, after "you may", on the choice) too is not said. */
export function checkThen(top: Block, next: Acts): Fault {
  // What only tells how damage is reckoned is said of what stands before it.
  const last = top.filter(({ op, ignore }) => op !== 'base' || ignore === undefined).at(-1);
  // A shuffle finds its place by the deck that was opened.
  const [first] = next;
  if (last !== undefined && isTheirShuffle(first) && everyStatement([last]).some(opensTheirDeck)) return null;
  if (last?.op === 'may' && next[0]?.op !== 'shuffle')
    return new Unresolved('it is not clear whether this hangs on the choice');
  if (last?.op !== 'if' || next[0]?.op === 'shuffle') return null;
  return faultIn(last, (value, field, { num }) =>
    field === 'what' && num === 'bound' && (value === 'heads' || value === 'tails')
      ? new Unresolved('it is not clear whether this hangs on the coin')
      : null,
  );
}

function opensDeck(statement: Node): boolean {
  const { op } = statement;
  if (op === 'evolve' || op === 'exchange') return isInDeck(statement.with);
  if (op !== 'move' && op !== 'attach') return false;
  const { cards, to } = statement;
  if (op === 'move' && isNode(to) && to.zone === 'deck' && to.end === undefined) return true;
  if (!isNode(cards) || !isNode(cards.in)) return false;
  const place = cards.in;
  return place.zone === 'deck' && place.top === undefined && place.bottom === undefined;
}

/**
 * "Both" says that there were two coins; "1 of them" is exactly one of several only where other numbers are spoken of too.
 */
function checkCoins(top: Block): Fault {
  const flips = new Map<unknown, unknown>();
  visitAll(top, (value, field, node) => {
    if (field === 'coins' && node.op === 'flip') flips.set(node.as, value);
  });
  if (flips.size === 0) return null;
  const exact = exactTests(top);
  return firstFault(exact, ({ node, a }) => {
    const { claim } = node;
    delete node.claim;
    const coins = flips.get(a.of);
    if (claim === 'until' && coins !== 'until-tails')
      return new Unresolved('it speaks of the first of several coins, and which that is, is not kept');
    if (typeof claim === 'number' && coins !== claim)
      return new Unresolved('it speaks of another number of coins than were flipped');
    if (claim === 'both' && coins !== 2) return new Unresolved('it speaks of two coins, but two were not flipped');
    if (node.b === 0) return null;
    if (typeof coins !== 'number' || Number(node.b) > coins)
      return new Unresolved('it speaks of more coins than were flipped');
    const others = exact.filter((other) => other.node !== node && other.a.of === a.of && other.node.b !== node.b);
    return claim === 'some' && (Number(node.b) === coins || others.length === 0)
      ? new Unresolved('it is not clear whether exactly so many are meant')
      : null;
  });
}

/** The tests that ask whether so many coins, no more and no less, show one side. */
function exactTests(top: Block): readonly { readonly node: Node; readonly a: Node }[] {
  const found: { node: Node; a: Node }[] = [];
  visitAll(top, (_, field, node) => {
    if (field !== 'b' || node.test !== 'compare' || node.rel !== '=') return;
    const { a } = node;
    if (isNode(a) && a.num === 'bound' && (a.what === 'heads' || a.what === 'tails')) found.push({ node, a });
  });
  return found;
}

import type { OwnAttack } from '../own-facts.js';
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
  isMark,
  isNode,
  isRef,
  type Node,
  rulesOf,
  Unresolved,
  visitAll,
  visitOwn,
} from './tree.js';

/** Sentences put together, and whether any of them speaks of another. */
interface Bound {
  readonly top: Block;
  readonly isBound: boolean;
}

/** Whether a coin may be flipped in it, also later or by choice. */
const mayFlip = ({ op }: Node): boolean => op === 'flip' || op === 'lasting' || op === 'modal';

/** What must be so of every body, whatever it does. */
export function checkBody({ top, isBound }: Bound, attack: OwnAttack | null): void {
  if (isBound) checkBindings(top, []);
  checkDeck(top, false);
  checkPools(top, []);
  const all = everyStatement(top);
  if (all.some(mayFlip)) checkCoins(top);
  checkEachCoin(all);
  for (const statement of all) checkStatement(statement, attack !== null);
  if (attack !== null) settleBase(top, attack);
}

/** What is left open must be said, and what is chosen must be used. */
function checkStatement(statement: Node, inAttack: boolean): void {
  const { op } = statement;
  if (statement['open'] === true || statement['open'] === 'apart')
    throw new Unresolved('it is not said how this is done');
  if (op === 'pick') checkChosen(statement);
  else if (op === 'exchange') checkExchange(statement);
  else if (op === 'attach' || op === 'move-counters') checkOther(statement);
  else if (op === 'may') checkPayment(statement);
  if (!inAttack && (op === 'base' || isStop(op, statement['what']) || statement['already'] === true))
    throw new Unresolved('only an attack has damage of its own');
  if (!inAttack && isMorePrizes(statement)) throw new Unresolved(MORE_THAN_WHAT);
}

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

function checkChosen({ of, as }: Node): void {
  if (isNode(of) && CHOSEN.includes(of['get']) && as === undefined)
    throw new Unresolved('something is chosen, but nothing is done with it');
}

/** Only where a text works out of play does it move its own card; in play that would be a Pokémon. @rule ZONE-18 */
export function checkCard(all: readonly Node[]): void {
  for (const statement of all)
    if (statement['op'] === 'move' && isRef(statement['cards'], '#?itself'))
      throw new Unresolved('it is not said what becomes of the cards on it');
}

const NOT_ITSELF = { test: 'not', of: { test: 'is', of: { get: 'ref', name: 'self' } } };

/** What goes from one Pokémon to "your other Pokémon": other than the one it comes from, and that must be this one. */
function checkOther({ cards, from, to, other }: Node): void {
  // Both were said.
  if (other === true) return;
  if (!someNode(to, (test) => isSame(test, NOT_ITSELF))) return;
  const source = isNode(cards) && isNode(cards['in']) ? cards['in']['on'] : from;
  if (source !== undefined && !isRef(source, 'self') && !isRef(source, '#?own'))
    throw new Unresolved('it is not clear which others are meant');
}

/** "You may discard A and B. If you do": whether one of them is enough is not said. */
function checkPayment({ as, do: body }: Node): void {
  if (as === undefined || !Array.isArray(body)) return;
  const paid = (body as Block).filter(({ op, to }) => op === 'move' && isNode(to) && to['zone'] === 'discard');
  if (paid.length > 1) throw new Unresolved('it is not clear whether all must be done');
}

/** Nothing is read before it is there. `known`: what is; what a block does is known in that block alone. */
function checkBindings(block: Block, known: string[]): void {
  const before = known.length;
  for (const statement of block) {
    visitOwn(statement, (value, field) => {
      if (!isMark(value) || field === 'as') return;
      if (isAnaphor(value) && !isOfCard(value)) throw new Unresolved('nothing that this could mean');
      if (value.startsWith('#@') && !known.includes(value))
        throw new Unresolved('something is spoken of that may not have been done');
    });
    for (const { field, block: inner } of bodiesOf(statement)) {
      const outside = known.length;
      if (field === 'do') known.push(...doneInside(statement, block));
      checkBindings(inner, known);
      forgetFrom(known, outside);
    }
    for (const rule of rulesOf(statement)) checkBindings(rule['do'] as Block, known);
    noteName(statement, known);
    for (const done of theirDeeds(statement)) noteName(done, known);
  }
  forgetFrom(known, before);
}

function forgetFrom(known: string[], from: number): void {
  while (known.length > from) known.pop();
}

function noteName({ as }: Node, known: string[]): void {
  if (typeof as === 'string') known.push(as);
}

/** What another player was told to do has been done, as far as it could be. */
function theirDeeds(statement: Node): Block {
  if (statement['op'] !== 'as-player' || statement['who'] === 'each') return [];
  const body = statement['do'];
  return Array.isArray(body) ? (body as Block) : [];
}

/** What was done by choice is known where it is asked whether it was done. */
function doneInside({ op, if: test }: Node, block: Block): readonly string[] {
  if (op !== 'if' || !isNode(test) || test['test'] !== 'did') return [];
  const choice = block.find((one) => one['op'] === 'may' && one['as'] === test['what']);
  return everyStatement(choice === undefined ? [] : ((choice['do'] ?? []) as Block)).flatMap(({ as }) =>
    typeof as === 'string' ? [as] : [],
  );
}

/** Whoever looks through a deck, or puts cards into it anywhere, shuffles it. @rule SRCH-04 */
function checkDeck(block: Block, after: boolean): void {
  for (let i = 0; i < block.length; i++) {
    const statement = block[i];
    const bodies = [...bodiesOf(statement), ...optionsOf(statement)];
    const opens = opensDeck(statement);
    if (opens || bodies.length > 0) {
      const later = after || isShuffledAfter(block, i);
      if (opens && !later) throw new Unresolved('the deck is searched or filled, but not shuffled');
      for (const { block: inner } of bodies) checkDeck(inner, later);
    }
    for (const rule of rulesOf(statement)) checkDeck(rule['do'] as Block, false);
  }
}

/** What there is to choose from. */
const optionsOf = ({ op, options }: Node): readonly { readonly block: Block }[] =>
  op === 'modal' && Array.isArray(options) ? options.map((one: Node) => ({ block: one['do'] as Block })) : [];

function isShuffledAfter(block: Block, at: number): boolean {
  for (let i = at + 1; i < block.length; i++) if (isShuffle(block[i]) || shufflesThen(block[i], block[at])) return true;
  return false;
}

const isShuffle = ({ op, zone }: Node): boolean => op === 'shuffle' && zone === 'deck';

/** Whether it is shuffled whenever it was filled ("if you do, search your deck …") or searched. */
function shufflesThen({ op, if: test, do: body }: Node, opened: Node): boolean {
  if (op !== 'if' || !isNode(test) || !(body as Block).some(isShuffle)) return false;
  const { as, to } = opened;
  const isFilled = as !== undefined && isNode(to) && to['zone'] === 'deck';
  if (isFilled && test['test'] === 'did' && test['what'] === as) return true;
  return isSame(test, anySearched(opened));
}

/** Of cards of a deck that were looked at and some of them taken, it is said what becomes of the others. @rule SRCH-04 */
function checkPools(block: Block, outer: Block): void {
  block.forEach((statement, i) => {
    const { op, as, cards } = statement;
    if (op !== 'look' && statement['do'] === undefined && statement['else'] === undefined && op !== 'lasting') return;
    const later = [...block.slice(i + 1), ...outer];
    if (
      op === 'look' &&
      typeof as === 'string' &&
      isNode(cards) &&
      isNode(cards['in']) &&
      cards['in']['zone'] === 'deck'
    )
      checkPool(as, later);
    for (const { block: inner } of bodiesOf(statement)) checkPools(inner, later);
    for (const rule of rulesOf(statement)) checkPools(rule['do'] as Block, []);
  });
}

function checkPool(pool: string, later: Block): void {
  const of = everyStatement(later).flatMap(({ cards }) =>
    isNode(cards) && isNode(cards['in']) && cards['in']['pool'] === pool ? [cards] : [],
  );
  const rest = of.some(({ take, where }) => take === undefined && where === undefined);
  const shuffled = later.some(({ op, zone }) => op === 'shuffle' && zone === 'deck');
  if (of.length > 0 && !rest && !shuffled) throw new Unresolved('it is not said what becomes of the other cards');
}

/** "If heads, A. Then B": whether B hangs on the coin (or, after "you may", on the choice) too is not said. */
export function checkThen(top: Block, next: readonly { readonly op: string }[]): void {
  // What only tells how damage is reckoned is said of what stands before it.
  const last = top.filter(({ op, ignore }) => op !== 'base' || ignore === undefined).at(-1);
  // A shuffle finds its place by the deck that was opened.
  const [first] = next as unknown as Block;
  if (last !== undefined && isTheirShuffle(first) && everyStatement([last]).some(opensTheirDeck)) return;
  if (last?.['op'] === 'may' && next[0]?.op !== 'shuffle')
    throw new Unresolved('it is not clear whether this hangs on the choice');
  if (last?.['op'] !== 'if' || next[0]?.op === 'shuffle') return;
  visitAll(last, (value, field, node) => {
    if (field === 'what' && node['num'] === 'bound' && (value === 'heads' || value === 'tails'))
      throw new Unresolved('it is not clear whether this hangs on the coin');
  });
}

function opensDeck(statement: Node): boolean {
  const { op } = statement;
  if (op === 'evolve' || op === 'exchange') return isInDeck(statement['with']);
  if (op !== 'move' && op !== 'attach') return false;
  const { cards, to } = statement;
  if (op === 'move' && isNode(to) && to['zone'] === 'deck' && to['end'] === undefined) return true;
  if (!isNode(cards) || !isNode(cards['in'])) return false;
  const place = cards['in'];
  return place['zone'] === 'deck' && place['top'] === undefined && place['bottom'] === undefined;
}

/**
 * "Both" says that there were two coins; "1 of them" is exactly one of several only where other numbers are spoken of too.
 */
function checkCoins(top: Block): void {
  const flips = new Map<unknown, unknown>();
  visitAll(top, (value, field, node) => {
    if (field === 'coins' && node['op'] === 'flip') flips.set(node['as'], value);
  });
  if (flips.size === 0) return;
  const exact = exactTests(top);
  for (const { node, a } of exact) {
    const { claim } = node;
    delete node['claim'];
    const coins = flips.get(a['of']);
    if (claim === 'until' && coins !== 'until-tails')
      throw new Unresolved('it speaks of the first of several coins, and which that is, is not kept');
    if (typeof claim === 'number' && coins !== claim)
      throw new Unresolved('it speaks of another number of coins than were flipped');
    if (claim === 'both' && coins !== 2) throw new Unresolved('it speaks of two coins, but two were not flipped');
    if (node['b'] === 0) continue;
    if (typeof coins !== 'number' || Number(node['b']) > coins)
      throw new Unresolved('it speaks of more coins than were flipped');
    const others = exact.filter(
      (other) => other.node !== node && other.a['of'] === a['of'] && other.node['b'] !== node['b'],
    );
    if (claim === 'some' && (Number(node['b']) === coins || others.length === 0))
      throw new Unresolved('it is not clear whether exactly so many are meant');
  }
}

/** The tests that ask whether so many coins, no more and no less, show one side. */
function exactTests(top: Block): readonly { readonly node: Node; readonly a: Node }[] {
  const found: { node: Node; a: Node }[] = [];
  visitAll(top, (_, field, node) => {
    if (field !== 'b' || node['test'] !== 'compare' || node['rel'] !== '=') return;
    const { a } = node;
    if (isNode(a) && a['num'] === 'bound' && (a['what'] === 'heads' || a['what'] === 'tails')) found.push({ node, a });
  });
  return found;
}

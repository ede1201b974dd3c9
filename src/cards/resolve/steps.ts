import type { StepMark } from '../language.js';
import {
  type Block,
  bodiesOf,
  type Fault,
  firstFault,
  isNode,
  isRef,
  type Node,
  Unresolved,
  visitAll,
  visitOwn,
} from './tree.js';

/*
 * When in an attack each statement is carried out: the mark depends on what it does and on what reads it, never on the
 * era, which puts the marks in order. @rule ATK-06 ATK-07 ATK-08 ATK-09
 */
const ORDER: readonly StepMark[] = [
  'choice',
  'requirement',
  'cost',
  'own-energy',
  'before-damage',
  'damage',
  'deed',
  'effect',
  'after',
];
const rank = (mark: StepMark): number => ORDER.indexOf(mark);

/** `all`: every statement in it. */
export function markSteps(top: Block, all: readonly Node[]): Fault {
  const fault = markActs(top, true);
  if (fault !== null) return fault;
  if (top.length > 0) markChosenAttack(top[0]);
  // What is read is marked after its readers, the last statement first.
  return firstFault(all.toReversed(), (statement) => markRead(statement, all));
}

/** Which attack is meant is chosen first, as targets are, whatever is done with it. @rule ATK-06 ATK-07 ATK-08 */
function markChosenAttack(first: Node): void {
  if (first.op === 'pick' && isNode(first.of) && first.of.get === 'attacks') first.step ??= 'choice';
}

/** `late`: all of it waits until it is known who is Knocked Out, damage too. */
const markActs = (block: Block, plain: boolean, late = false): Fault =>
  firstFault(block, (statement) => {
    const { op } = statement;
    if (op === 'base' && late) return new Unresolved('by then the damage of this attack is done');
    if (isMorePrizes(statement) && !late) return new Unresolved(MORE_THAN_WHAT);
    if (op === 'base' || (op === 'damage' && !late)) statement.step = 'damage';
    else if (op === 'stop') statement.step = 'requirement';
    else if (op === 'if' && isKnockOutTest(statement.if)) statement.step = 'after';
    else if (plain && isOwnEnergy(statement))
      statement.step ??= isBehindEffect(statement, block) ? 'effect' : 'own-energy';
    delete statement.follows;
    const still = plain && op === 'if' && !isByCoin(statement.if) && !isByDeed(statement.if);
    const waits = late || statement.step === 'after';
    return firstFault(bodiesOf(statement), ({ block: inner }) => markActs(inner, still, waits));
  });

/** Prize cards besides those that a Knock Out brings. @rule KO-03 */
export const isMorePrizes = ({ op, more }: Node): boolean => op === 'take-prizes' && more === true;
export const MORE_THAN_WHAT = 'it is not said which Knock Out this is more for';

function markRead(statement: Node, all: readonly Node[]): Fault {
  const { op, as, step } = statement;
  if (op === 'may' && bodiesOf(statement).some(({ block }) => everyStatement(block).some(isDamage))) {
    // Where the words name another step for the choice, both cannot be kept.
    if (step !== undefined) return new Unresolved('it is not clear when this is chosen');
    statement.step = 'choice';
    return null;
  }
  if (as === undefined) return null;
  const readers = all.filter((other) => other !== statement && reads(other, as));
  const earliest = Math.min(...readers.map(earliestMark));
  if (op === 'pick') {
    if (earliest <= rank('damage')) markTarget(statement, readers, all);
  } else if (op === 'flip') {
    if (earliest < rank('effect')) statement.step = ORDER[earliest];
  } else if (op === 'may') {
    if ((earliest === rank('damage') || earliest === rank('choice')) && step === undefined) markPayment(statement);
  } else if (op === 'move' && earliest === rank('requirement')) statement.step = 'requirement';
  else if (statement.step === 'own-energy' && readers.some((reader) => isByDeed(reader.if))) statement.step = 'deed'; // ATK-13: where it cannot be done, only what hangs on it is not done; it is no cost
  return null;
}

/**
 * Targets are chosen first; but what is chosen by how much Energy was discarded when it has been, and what is told of
 * behind cards turned up for the same damage when they are seen. @rule ATK-06 ATK-11 ATK-13
 */
function markTarget(statement: Node, readers: readonly Node[], all: readonly Node[]): void {
  const turned = all.slice(0, all.indexOf(statement)).filter((one) => isTurnedUp(one, readers));
  for (const one of turned) one.step ??= 'before-damage';
  statement.step = turned.length > 0 || isAfterPayment(statement, all) ? 'before-damage' : 'choice';
}

const isAfterPayment = (statement: Node, all: readonly Node[]): boolean =>
  all.some(({ step, as }) => step === 'own-energy' && typeof as === 'string' && reads(statement, as));

/** Cards off the deck, of which nobody knew what they are, that the damage counts. */
const isTurnedUp = ({ op, as, cards }: Node, readers: readonly Node[]): boolean =>
  op === 'move' &&
  isNode(cards) &&
  isNode(cards.in) &&
  cards.in.zone === 'deck' &&
  typeof as === 'string' &&
  readers.some((reader) => isDamage(reader) && reads(reader, as));

/**
 * What is paid by choice for more damage: the choice is made with the targets, the payment before the damage. Where the
 * words say when, it is made then.
 */
function markPayment(statement: Node): void {
  statement.step = 'choice';
  for (const { block } of bodiesOf(statement)) for (const paid of block) paid.step ??= 'before-damage';
}

/** The earliest mark in a statement and all inside it. */
function earliestMark(statement: Node): number {
  const inside = bodiesOf(statement).flatMap(({ block }) => block.map(earliestMark));
  const own = statement.step;
  if (own !== undefined) inside.push(rank(own));
  return inside.length === 0 ? rank('effect') : Math.min(...inside);
}

/** Whether a statement itself speaks of what another one bound. */
export function reads(statement: Node, binding: string): boolean {
  let found = false;
  visitOwn(statement, (value, field) => {
    if (field !== 'as' && value === binding) found = true;
  });
  return found;
}

export function everyStatement(block: Block): Node[] {
  const all: Node[] = [];
  gather(block, all);
  return all;
}

function gather(block: Block, all: Node[]): void {
  for (const statement of block) {
    all.push(statement);
    const { do: body, else: other } = statement;
    if (body !== undefined) gather(body, all);
    if (other !== undefined) gather(other, all);
  }
}

const isDamage = ({ op }: Node): boolean => op === 'base' || op === 'damage';

function isKnockOutTest(test: unknown): boolean {
  let found = false;
  visitAll(test, (value, field, node) => {
    if (field !== 'when' || node.test !== 'happened' || value !== 'this-attack') return;
    if (isNode(node.what) && node.what.event === 'knocked-out') found = true;
  });
  return found;
}

/** "Discard … Energy attached to" the attacking Pokémon itself, neither optional nor behind a coin. @rule ATK-11 */
function isOwnEnergy(statement: Node): boolean {
  if (statement.op !== 'move') return false;
  const { cards, to } = statement;
  if (!isNode(to) || to.zone !== 'discard' || !isNode(cards)) return false;
  const place = cards.in;
  if (!isNode(place) || place.what !== 'energy' || isByCoin(cards.take)) return false;
  return isRef(place.on, 'self') || isRef(place.on, '#?own');
}

/** "Then, discard": behind another effect it is one of them, and neither a cost nor a step of its own. @rule ATK-11 ATK-13 */
function isBehindEffect(statement: Node, block: Block): boolean {
  if (statement.follows !== true) return false;
  const before = block.slice(0, block.indexOf(statement));
  return before.some((one) => one.op !== 'pick' && one.op !== 'flip' && earliestMark(one) >= rank('effect'));
}

/** "If you do": what was done before may have been left. */
function isByDeed(test: unknown): boolean {
  let found = false;
  visitAll(test, (value, field) => {
    if (field === 'test' && value === 'did') found = true;
  });
  return found;
}

function isByCoin(take: unknown): boolean {
  let found = false;
  visitAll(take, (value, field) => {
    if (field === 'what' && (value === 'heads' || value === 'tails')) found = true;
  });
  return found;
}

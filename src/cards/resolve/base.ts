import type { OwnAttack } from '../own-facts.js';
import { checkAim } from './aim.js';
import { isEveryFallSettled } from './all-coins.js';
import { everyStatement } from './steps.js';
import { type Block, bodiesOf, type Fault, firstFault, isNode, type Node, Unresolved, visitAll } from './tree.js';

/*
 * The number that an attack does by itself: what the text says of it, against what is printed. `is` and `printed` are marks
 * of the parser; none of them is left in the program. @rule DMG-02
 */
export function settleBase(top: Block, attack: OwnAttack): Fault {
  const all = everyStatement(top);
  const own = all.filter(({ op }) => op === 'base');
  if (attack.isHarmless && own.length === 1 && !all.some(({ op }) => op === 'damage')) keepTold(own[0]);
  if (own.length > 0 || all.some(({ aim }) => aim !== undefined)) {
    const fault = settleNumbers(top, NOWHERE, attack) ?? checkAim(top);
    if (fault !== null) return fault;
    forgetUnread(top);
  }
  const multiplied = own.filter(({ set }) => isNode(set) && set.num !== 'tally');
  for (const { set } of multiplied) {
    if (!attack.isHarmless && firstFactor(set) !== attack.damage)
      return new Unresolved('the text multiplies another number than the printed one');
  }
  if (attack.mark === 'x' && multiplied.length === 0)
    return new Unresolved('the printed number has a ×, but nothing is multiplied');
  return attack.mark === 'x' ? null : checkUnmarked(multiplied, top, attack);
}

/** What nobody reads needs no name. */
function forgetUnread(top: Block): void {
  const named = everyStatement(top).filter(({ as }) => as !== undefined);
  if (named.length === 0) return;
  const read = new Set<unknown>();
  visitAll(top, (value, field) => {
    if (field !== 'as' && typeof value === 'string' && value.startsWith('#')) read.add(value);
  });
  for (const statement of named) if (!read.has(statement.as)) delete statement.as;
}

/** Where the × is missing in print, the text alone must say what is done in every case. */
function checkUnmarked(multiplied: readonly Node[], top: Block, attack: OwnAttack): Fault {
  const isSaidWhole = attack.mark === '' && multiplied.length === 1 && top.includes(multiplied[0]);
  return multiplied.length === 0 || isSaidWhole
    ? null
    : new Unresolved('the text multiplies, but the printed number has no ×');
}

/** Where a database has lost the printed number, a text that says it whole still has it: "50 damage minus 10 for each …". */
function keepTold(statement: Node): void {
  if (typeof statement.set === 'number' && isNode(statement.add) && statement.is === undefined) statement.is = 'new';
}

/** The statement that a block belongs to, and the block that that one stands in. */
interface Inside {
  readonly parent: Node | null;
  readonly around: Block;
}
const NOWHERE: Inside = { parent: null, around: [] };

const settleNumbers = (block: Block, inside: Inside, attack: OwnAttack): Fault =>
  firstFault([...block], (statement) => {
    const within = { parent: statement, around: block };
    const fault =
      settleIn(statement, block, inside, attack) ??
      firstFault(bodiesOf(statement), ({ block: inner }) => settleNumbers(inner, within, attack));
    if (fault === null) dropEmpty(statement, block);
    return fault;
  });

function settleIn(statement: Node, block: Block, inside: Inside, attack: OwnAttack): Fault {
  const { op, set, is, aim } = statement;
  if (op === 'base' && typeof set === 'number') return settleNumber(statement, block, inside, attack);
  if (op === 'base' && is === 'doubled') return settleDoubled(statement, attack);
  return op === 'damage' && aim === 'new' ? settleAim(statement, block, attack) : null;
}

/**
 * Damage to whoever comes in is the attack's own, if it has a number: the text says where it goes. Where it is said only
 * for the case that somebody came in, it goes to the Defending Pokémon otherwise. With two Active Pokémon a side whoever
 * comes in may come in for the one that is not attacked.
 */
function settleAim(statement: Node, block: Block, attack: OwnAttack): Fault {
  delete statement.aim;
  if (attack.isHarmless) return null;
  if (statement.n !== attack.damage) return new Unresolved('the text repeats another number than the printed one');
  const { to, step } = statement;
  const aimed: Node = { op: 'base', ...(to === undefined ? {} : { to }), ...(step === undefined ? {} : { step }) };
  block.splice(block.indexOf(statement), 1, aimed);
  return null;
}

/** As much more as is printed. */
function settleDoubled(statement: Node, { damage, mark, isHarmless }: OwnAttack): Fault {
  if (isHarmless || mark === 'x') return new Unresolved('there is no number that could be doubled');
  delete statement.is;
  if (damage !== null) statement.add = damage;
  return null;
}

function settleNumber(statement: Node, block: Block, inside: Inside, attack: OwnAttack): Fault {
  const { is, set, printed } = statement;
  delete statement.is;
  delete statement.printed;
  if (is === undefined) {
    if (set !== attack.damage) return new Unresolved('the text repeats another number than the printed one');
    delete statement.set;
    return null;
  }
  if (attack.mark === 'x') return new Unresolved('the printed number has a ×, but nothing is multiplied');
  if (printed !== undefined && printed !== attack.damage)
    return new Unresolved('the text repeats another number than the printed one');
  if (is === 'instead' && attack.isHarmless) return new Unresolved('there is no damage that this could be instead of');
  return is === 'told' ? settleTold(statement, block, inside, attack) : null;
}

/** "If heads, this attack does 30 damage": the printed number again, or another one where this is so. */
function settleTold(statement: Node, block: Block, { parent, around }: Inside, attack: OwnAttack): Fault {
  if (statement.set !== attack.damage)
    return parent === null && !attack.isHarmless
      ? new Unresolved('the text repeats another number than the printed one')
      : null;
  if (parent !== null && !isSettledElsewhere(block, parent) && !isEveryFallSettled(parent, around))
    return new Unresolved('it is not said what damage is done otherwise');
  block.splice(block.indexOf(statement), 1);
  return null;
}

/** Whether the other branch says what it does with the damage. */
function isSettledElsewhere(block: Block, parent: Node): boolean {
  if (parent.op !== 'if') return false;
  const others = bodiesOf(parent).filter((body) => body.block !== block);
  return others.some((body) => everyStatement(body.block).some(({ op }) => op === 'base' || op === 'stop'));
}

/** A branch in which nothing is left to do. */
function dropEmpty(statement: Node, block: Block): void {
  if (statement.op !== 'if') return;
  const { do: body, else: other } = statement;
  if (other !== undefined && other.length === 0) delete statement.else;
  if (body?.length !== 0) return;
  const test = statement.if;
  if (other === undefined || other.length === 0 || !isNode(test)) {
    block.splice(block.indexOf(statement), 1);
    return;
  }
  statement.if = inverse(test);
  statement.do = other;
  delete statement.else;
}

function inverse(test: Node): Node {
  if (test.test === 'not') return test.of as Node;
  if (test.test === 'compare' && test.rel === '>=' && test.b === 1) return { ...test, rel: '=', b: 0 };
  if (test.test === 'compare' && test.rel === '=' && test.b === 0) return { ...test, rel: '>=', b: 1 };
  return { test: 'not', of: test };
}

function firstFactor(set: unknown): unknown {
  // What it is at most is no factor.
  if (isNode(set) && set.fn === 'min' && Array.isArray(set.args)) return firstFactor(set.args[1]);
  return isNode(set) && set.fn === '×' && Array.isArray(set.args) ? set.args[0] : 1;
}

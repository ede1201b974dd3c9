import { isSame } from '../telling/same.js';
import { type Block, copy, isNode, isUnresolved, type Node, Unresolved } from './tree.js';

/**
 * "Draw 2 cards. If X, draw 4 cards instead": one of two, never both. What was said before is taken out of the block; it
 * is done where X is not so.
 */
export function takeInstead(statement: Node, block: Block): Node | Unresolved {
  delete statement.instead;
  const { do: body = [] } = statement;
  const before = block[block.length - 1];
  if (body[0]?.is === 'restated' && body[0].op === 'amend') {
    const again = restate(before, body[0]);
    if (isUnresolved(again)) return again;
    body[0] = again;
  }
  const last = body[body.length - 1];
  if (before === undefined || before.op !== last?.op || before.as !== undefined || body.length !== 1)
    return new Unresolved('it is not clear what this is done instead of');
  if (before.op === 'move' && !sameTarget(before, last))
    return new Unresolved('it is not clear what this is done instead of');
  block.pop();
  return before;
}

/** The same in another number; what the words repeat of it must be so. */
function restate(before: Node | undefined, { of, n, where, take, top, to, split }: Node): Node | Unresolved {
  const made = before === undefined ? {} : copy(before);
  const { cards } = made;
  const unclear = new Unresolved('it is not clear what this is done instead of');
  if (!Array.isArray(of) || !of.includes(made.op)) return unclear;
  if (n !== undefined) {
    if (typeof made.n !== 'number') return unclear;
    return { ...made, n };
  }
  if (!isNode(cards) || cards.get !== 'cards' || !isNode(cards.in)) return unclear;
  if (top !== undefined) {
    if (cards.in.top !== 1) return unclear;
    cards.in.top = top;
    return made;
  }
  const isOne = isNode(cards.take) && cards.take.n === 1;
  if (!isOne || !isSame(where, cards.where) || take === undefined) return unclear;
  cards.take = take;
  return { ...made, ...(to === undefined ? {} : { to }), ...(split === undefined ? {} : { split }) };
}

/** Cards that go to the same place: another number of them, or others. */
const sameTarget = (a: Node, b: Node): boolean => isNode(a.to) && isNode(b.to) && isSame(a.to, b.to);

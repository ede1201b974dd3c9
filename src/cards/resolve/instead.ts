import { type Block, isNode, type Node, Unresolved } from './tree.js';

/**
 * "Draw 2 cards. If X, draw 4 cards instead": one of two, never both. What was said before is taken out of the block; it
 * is done where X is not so.
 */
export function takeInstead(statement: Node, block: Block): Node {
  delete statement['instead'];
  const body = statement['do'] as Block;
  const before = block[block.length - 1];
  const last = body[body.length - 1];
  if (before === undefined || before['op'] !== last?.['op'] || before['as'] !== undefined || body.length !== 1)
    throw new Unresolved('it is not clear what this is done instead of');
  if (before['op'] === 'move' && !sameTarget(before, last))
    throw new Unresolved('it is not clear what this is done instead of');
  block.pop();
  return before;
}

/** Cards that go to the same place: another number of them, or others. */
const sameTarget = (a: Node, b: Node): boolean =>
  isNode(a['to']) && isNode(b['to']) && JSON.stringify(a['to']) === JSON.stringify(b['to']);

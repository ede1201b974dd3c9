import { isSame } from '../telling/same.js';
import { type Block, isNode, type Node, Unresolved } from './tree.js';

/* What is done where a condition is not so belongs to the statement that asks for it. */

export function isOtherwise(statement: Node): boolean {
  const test = statement.if;
  return isNode(test) && isNode(test.of) && test.of.what === '#?before';
}

/** The branch for what is done otherwise. */
export function elseOf(home: Block): Block | Unresolved {
  const last = home[home.length - 1];
  if (last?.op !== 'if' || last.else !== undefined)
    return new Unresolved('there is no condition that this could be the other side of');
  const made: Block = [];
  last.else = made;
  return made;
}

/** "If heads, A. If tails, B." is one choice of two. The block for B, or null where there was no A. */
export function joinElse(statement: Node, block: Block): Block | null {
  const last = block[block.length - 1];
  if (last === undefined || last.op !== 'if' || last.else !== undefined) return null;
  if (!areOpposite(last.if, statement.if)) return null;
  const made: Block = [];
  last.else = made;
  return made;
}

function areOpposite(one: unknown, other: unknown): boolean {
  if (!isNode(one) || !isNode(other)) return false;
  if (one.test === 'not') return isSame(one.of, other);
  if (other.test === 'not') return isSame(other.of, one);
  if (one.test !== 'compare' || other.test !== 'compare') return false;
  if (!isSame(one.a, other.a)) return false;
  const said = [`${one.rel}${one.b}`, `${other.rel}${other.b}`];
  return said.includes('>=1') && said.includes('=0');
}

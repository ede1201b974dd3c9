import type { CardProgram } from '../language.js';
import { type Block, isNode, type Node } from '../telling/node.js';
import { nodesIn, renamed, retold } from './tell.js';

/** The name that whoever went to the Bench by a switch has in this form. */
export const MOVED_OUT = '#moved';

/** Whoever is named before a switch only because it goes to the Bench is told of by that. */
export function tellMovedApart(program: CardProgram): CardProgram {
  const blocks = nodesIn(program).flatMap((node) => [node.do ?? [], node.else ?? []]);
  const names = new Set(blocks.flatMap(goingIn));
  if (names.size === 0) return program;
  const isTold = ({ op, as }: Node): boolean => op === 'pick' && as !== undefined && names.has(as);
  return renamed(
    retold(program, (made, was) => (isTold(was) ? undefined : made)),
    names,
    MOVED_OUT,
  );
}

const goingIn = (block: Block): readonly string[] =>
  block.flatMap((one, i) => (one.as !== undefined && isGoing(one, block[i + 1]) ? [one.as] : []));

function isGoing({ op, of }: Node, next: Node | undefined): boolean {
  if (op !== 'pick' || next?.op !== 'switch' || !isNode(of) || !isNode(next.in)) return false;
  return of.side === 'you' && of.spot === 'active' && next.in.side === 'you';
}

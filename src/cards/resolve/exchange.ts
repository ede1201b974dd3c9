import { isSame } from '../telling/same.js';
import type { Placed } from './mentions.js';
import { bodiesOf, type Node, Unresolved } from './tree.js';

const isPart = (statement: Node): boolean => statement['op'] === 'exchange' && statement['pokemon'] === undefined;

/**
 * What stays and where the old card goes is told after the exchange, sometimes with "if you do": it joins the exchange.
 * Whether the statement did so.
 */
export function joinsExchange(statement: Node, history: readonly Placed[]): boolean {
  const only = statement['op'] === 'if' ? onlyPart(statement) : statement;
  if (only === null || !isPart(only)) return false;
  const last = history[history.length - 1]?.statement;
  if (last?.['op'] !== 'exchange') throw new Unresolved('no Pokémon was exchanged before');
  for (const field of ['keeps', 'to']) {
    if (only[field] === undefined) continue;
    if (last[field] !== undefined && !isSame(last[field], only[field]))
      throw new Unresolved('it was said otherwise before');
    last[field] = only[field];
  }
  return true;
}

function onlyPart(statement: Node): Node | null {
  const test = statement['if'] as Node;
  const [body, other] = bodiesOf(statement);
  return test['test'] === 'did' && other === undefined && body.block.length === 1 ? body.block[0] : null;
}

/** All three things must have been told. */
export function checkExchange({ keeps, to }: Node): void {
  if (keeps === undefined || to === undefined)
    throw new Unresolved('it is not said what stays, or where the old card goes');
}

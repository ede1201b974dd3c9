import { isSame } from '../telling/same.js';
import type { Placed } from './mentions.js';
import { bodiesOf, type Fault, type Node, Unresolved } from './tree.js';

/** Whether a statement became part of one that was told before, or why it cannot. */
export type Joined = 'joined' | Fault;

const isPart = (statement: Node): boolean => statement.op === 'exchange' && statement.pokemon === undefined;

/**
 * What stays and where the old card goes is told after the exchange, sometimes with "if you do": it joins the exchange.
 * Null where the statement is none such.
 */
export function joinsExchange(statement: Node, history: readonly Placed[]): Joined {
  const only = statement.op === 'if' ? onlyPart(statement) : statement;
  if (only === null || !isPart(only)) return null;
  const last = history[history.length - 1]?.statement;
  if (last?.op !== 'exchange') return new Unresolved('no Pokémon was exchanged before');
  const isOther = (['keeps', 'to'] as const).some(
    (field) => only[field] !== undefined && last[field] !== undefined && !isSame(last[field], only[field]),
  );
  if (isOther) return new Unresolved('it was said otherwise before');
  Object.assign(last, told(only));
  return 'joined';
}

const told = ({ keeps, to }: Node): Node => ({
  ...(keeps === undefined ? {} : { keeps }),
  ...(to === undefined ? {} : { to }),
});

function onlyPart(statement: Node): Node | null {
  const test = statement.if;
  const [body, other] = bodiesOf(statement);
  return test?.test === 'did' && other === undefined && body.block.length === 1 ? body.block[0] : null;
}

/** All three things must have been told. */
export const checkExchange = ({ keeps, to }: Node): Fault =>
  keeps === undefined || to === undefined
    ? new Unresolved('it is not said what stays, or where the old card goes')
    : null;

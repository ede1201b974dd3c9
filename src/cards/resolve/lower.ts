import { type Block, bodiesOf, type Node, rulesOf } from './tree.js';

/** What ends an effect must be said. */
export const OPEN_END = 'open-end';

/** What a later sentence completes stands as the statement that it will be, and marked as open. */
export function lower(block: Block): void {
  for (const statement of block) {
    lowerOne(statement);
    for (const { block: inner } of bodiesOf(statement)) lower(inner);
    for (const rule of rulesOf(statement)) lower(rule.do ?? []);
  }
}

function lowerOne(statement: Node): void {
  if (statement.op === 'find') statement.op = 'move';
  else if (statement.op === 'until-ended') Object.assign(statement, { op: 'lasting', span: 'game', ends: OPEN_END });
}

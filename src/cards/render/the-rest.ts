import type { CardsOf, Statement } from '../language.js';
import { says } from '../telling/walk.js';

type Pool = Extract<CardsOf, { readonly get: 'cards' }>;

/** Whether all cards that are left of those looked at before are one card. */
export function isOneLeft(statement: Statement, before: readonly Statement[]): boolean {
  const rest = ofPool(statement);
  if (rest === null || rest.take !== undefined || rest.where !== undefined) return false;
  let left: number | null = null;
  for (const one of before) {
    if (one.op === 'look' && one.as !== undefined && one.as === poolOf(rest)) left = topOf(one.cards);
    else if (left !== null) left = withoutTaken(left, one, poolOf(rest));
  }
  return left === 1;
}

function ofPool(statement: Statement): Pool | null {
  if (statement.op !== 'move' && statement.op !== 'attach') return null;
  const { cards } = statement;
  return cards.get === 'cards' && 'pool' in cards.in ? cards : null;
}

const poolOf = ({ in: place }: Pool): string | undefined => ('pool' in place ? place.pool : undefined);

const topOf = (of: CardsOf): number | null =>
  of.get === 'cards' && 'zone' in of.in && typeof of.in.top === 'number' ? of.in.top : null;

/** Null: how many are left is not known before. */
function withoutTaken(left: number, statement: Statement, pool: string | undefined): number | null {
  const taken = ofPool(statement);
  if (taken === null || poolOf(taken) !== pool) return pool !== undefined && says(statement, pool) ? null : left;
  const { take, where } = taken;
  if (where !== undefined || take === undefined || !('n' in take) || typeof take.n !== 'number') return null;
  return left - take.n;
}

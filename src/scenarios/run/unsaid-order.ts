import { type Answer, type Game, isOptionalTrigger, reasonsAgainst, type Seat } from '../../engine/index.js';
import type { AnswerClaim } from '../read/word-claims.js';
import { resolveOrder } from './resolve-order.js';
import { give, type Table } from './table.js';

/**
 * Where what must happen and what may wait together, whoever does not say which comes first lets what must happen come
 * first; `said`: what stands there instead. @rule EFF-06 POW-07
 */
export function takeUnsaidOrder(table: Table, said: AnswerClaim | null): boolean {
  const { game } = table;
  const { kind, seat } = game.state.decision;
  if (kind !== 'choose-trigger' || (said !== null && isOrder(game, seat, said))) return false;
  const due = game.state.due.flatMap((one, at) => (isOffered(game, numbered(at)) ? [{ one, at }] : []));
  const [first, ...others] = due.filter(({ one }) => !isOptionalTrigger(game, one));
  if (first === undefined || others.length + 1 === due.length) return false;
  if (others.some(({ one }) => one.script !== first.one.script)) return false;
  give(table, seat, numbered(first.at));
  return true;
}

function isOrder(game: Game, seat: Seat, claim: AnswerClaim): boolean {
  const given = resolveOrder(game, seat, claim);
  return given !== null && isOffered(game, given);
}

const numbered = (number: number): Answer => ({ kind: 'number', number });

const isOffered = (game: Game, given: Answer): boolean => reasonsAgainst(game, given).length === 0;

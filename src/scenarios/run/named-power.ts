import { triggeredNow } from '../../engine/index.js';
import type { AnswerClaim } from '../read/word-claims.js';
import { give, type Table } from './table.js';

/** Writes down which of several triggered effects a player has said comes next. @rule EFF-06 */
export function noteNamed(table: Table, asked: string, claim: AnswerClaim): void {
  table.named = asked === 'choose-trigger' && claim.kind === 'word' ? claim.text : '';
}

/** Whoever has a power come next that may be used uses it, unless they say otherwise behind it. @rule EFF-06 POW-07 */
export function takeNamedPower(table: Table): boolean {
  const { game, named } = table;
  const { kind, seat } = game.state.decision;
  if (named === '' || kind !== 'may' || triggeredNow(game)?.name !== named) return false;
  table.named = '';
  give(table, seat, { kind: 'yes' });
  return true;
}

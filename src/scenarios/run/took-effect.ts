import { eventsFor } from '../../engine/index.js';
import type { AnswerClaim } from '../read/word-claims.js';
import type { Table } from './table.js';

/**
 * The last of several triggered effects, or copies of one, come by themselves: nobody is asked which is next. They may be named
 * all the same, since the action that set them off. @rule EFF-06
 */
export function tookEffect({ game, actionBegan }: Table, claim: AnswerClaim): boolean {
  if (game.log === null || claim.kind !== 'word') return false;
  return eventsFor(game.log, 'all-seeing', actionBegan).some(
    (event) => event.kind === 'triggered' && event.script === claim.text,
  );
}

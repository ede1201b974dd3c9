import { type Answer, type Game, REASONS, type Refusal, type Seat } from '../../engine/index.js';
import type { ActionClaim } from '../read/claims.js';
import { attachedCard } from './board.js';

export type RetreatAction = Extract<ActionClaim, { kind: 'retreat' }>;

const isPaying = ({ state }: Game, seat: Seat): boolean =>
  state.decision.kind === 'pay' && state.decision.seat === seat;

/** A payment is told card by card, so too many and too few show only when all have been given. @rule RET-06 */
function refusedFor(reason: 'pay-enough' | 'pay-more'): Refusal {
  const { rules, say } = REASONS[reason];
  return { reasons: [reason], rules, sentence: `${say} (${rules[0]})`, reveals: false };
}

type Give = (given: Answer) => Refusal | null;

/** Why a retreat cannot be paid like this, or null when it is paid. */
export function payWith(game: Game, seat: Seat, action: RetreatAction, giveTo: Give): Refusal | null {
  for (const name of action.pay ?? []) {
    if (!isPaying(game, seat)) return refusedFor('pay-enough');
    const refusal = giveTo({ kind: 'card', card: attachedCard(game, game.state.decision.pokemon, name) });
    if (refusal !== null) return refusal;
  }
  if (!isPaying(game, seat)) return null;
  return game.state.decision.count > 0 ? refusedFor('pay-more') : giveTo({ kind: 'done' });
}

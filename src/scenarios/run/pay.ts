import { A, answer, type Game, type Refusal, type Seat } from '../../engine/index.js';
import type { ActionClaim } from '../read/claims.js';
import { attachedCard } from './board.js';

export type RetreatAction = Extract<ActionClaim, { kind: 'retreat' }>;

const isPaying = ({ state }: Game, seat: Seat): boolean =>
  state.decision.kind === 'pay' && state.decision.seat === seat;

type Give = (given: number) => Refusal | null;

/** The reason why a retreat cannot be paid like this, or null when it is paid. */
export function payWith(game: Game, seat: Seat, action: RetreatAction, giveTo: Give): string | null {
  for (const name of action.pay ?? []) {
    if (!isPaying(game, seat)) return 'The Retreat Cost is already paid: no further card may be discarded. (RET-06)';
    const refusal = giveTo(answer(A.CARD, attachedCard(game, game.state.decision.pokemon, name)));
    if (refusal !== null) return refusal.sentence;
  }
  return isPaying(game, seat) ? 'The Retreat Cost is not paid with these cards. (RET-01, RET-06)' : null;
}

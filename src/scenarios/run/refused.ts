import { A, answer, type Game, type Refusal, type Seat } from '../../engine/index.js';
import type { StepClaim } from '../read/claims.js';
import type { AnswerClaim } from '../read/word-claims.js';
import { resolveAction } from './action.js';
import { isBoundOpponent } from './answer-step.js';
import { ASKING, giveClaim } from './give.js';
import { payWith } from './pay.js';
import { seatOf } from './seats.js';
import { copyOf, give, type Table } from './table.js';

type RefusedStep = Extract<StepClaim, { kind: 'refused' }>;

/** The rules that refuse an action now; null if it is legal. Nothing is declared and nothing changes. */
export function rulesAgainst(table: Table, step: RefusedStep): Refusal | null {
  const seat = seatOf(table.scenario.format, step.player);
  const game = copyOf(table.game);
  const { action } = step;
  if (action.kind === 'answer') return answerRefusal(game, seat, action.answer);
  const trial: Table = { ...ASKING, game };
  const refusal = give(trial, seat, resolveAction(game, seat, action));
  if (refusal !== null || action.kind !== 'retreat' || action.pay === null) return refusal;
  const reason = payWith(game, seat, action, (given) => give(trial, seat, given));
  if (reason === null) return null;
  const rules = reason.match(/[A-Z]+-\d\d/g) ?? [];
  return { reasons: ['pay-enough'], rules: [...new Set([...rules, 'RET-06'])], sentence: reason, reveals: false };
}

/** A number may be meant as a bonus or as a Prize card: where neither is due, both rules refuse it. */
function answerRefusal(game: Game, seat: Seat, claim: AnswerClaim): Refusal | null {
  if (claim.kind === 'yes-no' && isBoundOpponent(game, seat)) return null;
  const { refusal } = giveClaim(game, seat, claim);
  if (refusal === null || claim.kind !== 'number') return refusal;
  const other = give({ ...ASKING, game }, seat, answer(A.NUMBER, undefined, undefined, Math.min(claim.number, 254)));
  return { ...refusal, rules: [...refusal.rules, ...(other?.rules ?? [])] };
}

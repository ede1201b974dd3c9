import { type Answer, type Game, NOWHERE, type Refusal, refusalOf, type Seat } from '../../engine/index.js';
import type { StepClaim } from '../read/claims.js';
import type { AnswerClaim } from '../read/word-claims.js';
import { firstChoice, resolveAction } from './action.js';
import { refusalOfAim } from './aim.js';
import { isBoundOpponent } from './answer-step.js';
import { giveClaim } from './give.js';
import { momentAnswer } from './moment.js';
import { checkNames } from './names.js';
import { payWith } from './pay.js';
import { isChosen } from './resolve.js';
import { seatOf } from './seats.js';
import { arePrizesEqual } from './settle.js';
import { ASKING, choiceOf, copyOf, give, type Table } from './table.js';

const FIRST_PRIZE: Answer = { kind: 'prize', place: 0 };

type RefusedStep = Extract<StepClaim, { kind: 'refused' }>;

/** Whether the rules refuse what a step says they do, by the rules it names; if not, the refusal that there is. */
export function isRefused(
  table: Table,
  step: RefusedStep,
): { readonly holds: boolean; readonly refusal: Refusal | null } {
  checkNames(table, step.action);
  const refusal = refusalIn(copyOf(table.game), table, step);
  const before = refusal === null ? null : refusedBefore(table, step);
  if (cites(refusal, step) || before !== null) return { holds: true, refusal: before ?? refusal };
  if (!arePrizesEqual(table.game)) return { holds: false, refusal };
  // Equal Prize cards are one answer: the question may be meant before it is given, or after.
  const later = copyOf(table.game);
  while (arePrizesEqual(later)) give({ ...ASKING, game: later }, later.state.decision.seat, FIRST_PRIZE);
  const after = refusalIn(later, table, step);
  return { holds: cites(after, step), refusal: after ?? refusal };
}

/** The question may be meant of a decision that had one legal answer, and was answered by itself before this step. */
function refusedBefore(table: Table, step: RefusedStep): Refusal | null {
  const seat = seatOf(table.scenario.format, step.player);
  if (step.action.kind !== 'answer') return null;
  for (const taken of table.taken) {
    if (taken.seat !== seat) continue;
    const refusal = refusalIn(copyOf({ ...table.game, state: taken.before }), table, step);
    if (cites(refusal, step)) return refusal;
  }
  return null;
}

/** Whether the refusal cites what the step names, and first what the step says leads. */
const cites = (refusal: Refusal | null, { rules, leads }: RefusedStep): boolean =>
  refusal !== null &&
  (rules.length === 0 || rules.some((rule) => refusal.rules.includes(rule))) &&
  (leads.length === 0 || leads.includes(refusal.rules[0] ?? ''));

/** Why a refusal is not the one that the step tells of. */
export function otherRefusal({ rules, leads }: RefusedStep, { rules: cited, sentence }: Refusal): string {
  if (rules.length === 0 || rules.some((rule) => cited.includes(rule)))
    return `The refusal leads with ${cited[0]}, not with ${leads.join(' or ')}: ${sentence}`;
  return `This is refused by ${cited.join(', ')}, not by ${rules.join(' or ')}: ${sentence}`;
}

/** The rules that refuse an action now; null if it is legal. Nothing is declared and nothing changes. */
function refusalIn(game: Game, { scenario }: Table, { player, action }: RefusedStep): Refusal | null {
  const seat = seatOf(scenario.format, player);
  const asking: Table = { ...ASKING, game };
  if (action.kind === 'answer') return answerRefusal(game, seat, action.answer);
  const moment = momentAnswer(game, seat, action);
  if (moment?.kind === 'yes') return null;
  if (moment !== null) give(asking, seat, moment);
  const named = firstChoice(game, seat, action);
  const refusal = give(asking, seat, resolveAction(game, seat, action));
  if (refusal !== null) return refusal;
  const [on] = action.kind === 'play' ? named : [];
  if (on !== undefined) return refusalOfAim(game, on);
  if (action.kind !== 'retreat' || action.pay === null) return null;
  return payWith(game, seat, action, (given) => give(asking, seat, given));
}

/** A number may be meant as a bonus or as a Prize card: where neither is due, both rules refuse it. */
function answerRefusal(game: Game, seat: Seat, claim: AnswerClaim): Refusal | null {
  if (claim.kind === 'yes-no' && isBoundOpponent(game, seat)) return null;
  const choice = isChosen(game.state.decision.kind) ? choiceOf(game) : null;
  const { refusal } = giveClaim(game, seat, claim);
  const isShort = claim.kind === 'list' && choice === choiceOf(game) && game.state.decision.seat === seat;
  if (refusal === null && isShort) return refusalOf(game, seat, { kind: 'done' }); // a list says all that is chosen
  if (refusal === null || claim.kind !== 'number') return refusal;
  const other = give({ ...ASKING, game }, seat, { kind: 'number', number: Math.min(claim.number, NOWHERE) });
  return { ...refusal, rules: [...refusal.rules, ...(other?.rules ?? [])] };
}

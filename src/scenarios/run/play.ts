import type { Answer, Refusal, Seat } from '../../engine/index.js';
import type { ActionClaim, StepClaim } from '../read/claims.js';
import type { AnswerClaim } from '../read/word-claims.js';
import { declarationOf, firstChoice, isAttached, resolveAction } from './action.js';
import { isForNext } from './aim.js';
import { answerStep, isVoid } from './answer-step.js';
import { fail, failAsRefused } from './failure.js';
import { meaningOf } from './in-vain.js';
import { momentAnswer } from './moment.js';
import { takeNamedPower } from './named-power.js';
import { checkHp, checkNames } from './names.js';
import { takeOrderByCoins } from './order-by-coins.js';
import { payWith, type RetreatAction } from './pay.js';
import { seatOf } from './seats.js';
import { isNothing, settle, takeEqualPrizes, waitingFor } from './settle.js';
import { give, happenedIn, type Table } from './table.js';
import { tookEffect } from './took-effect.js';
import { takeUnsaidOrder } from './unsaid-order.js';

type ActStep = Extract<StepClaim, { kind: 'act' }>;

/** Plays one step of a player, and whatever follows of itself. */
export function playStep(table: Table, step: ActStep): void {
  const seat = seatOf(table.scenario.format, step.player);
  table.stepBegan = table.story.length;
  const choose = [...table.waiting.splice(0), ...step.choose];
  if (step.action.kind !== 'answer') table.actionBegan = happenedIn(table.game);
  const action = withPlace(table, seat, step.action, choose);
  choose.unshift(...firstChoice(table.game, seat, action));
  const moment = momentAnswer(table.game, seat, action);
  if (moment !== null) give(table, seat, moment);
  if (moment?.kind === 'no') settle(table, step.line, []);
  if (action.kind === 'answer') answerStep(table, seat, action.answer, answerAfter(table, step));
  else if (moment?.kind !== 'yes') actStep(table, seat, step, action);
  settle(table, step.line, choose);
  const over = choose.find((claim) => !isNothing(claim) && !tookEffect(table, claim));
  if (over !== undefined && !isVoidForAll(table)) keepForNext(table, step, choose, over);
  const said = saidNext(table, step);
  if (said === null && !isUsedNext(table, step) && takeNamedPower(table)) settle(table, step.line, []);
  while (takeUnsaidOrder(table, said)) settle(table, step.line, []);
  if (!stepsAfter(table, step).some(({ kind }) => kind === 'act')) takeOrderByCoins(table, step.line);
}

const stepsAfter = ({ scenario: { steps } }: Table, step: ActStep): readonly StepClaim[] =>
  steps.slice(steps.indexOf(step) + 1);

/** What the player who has to choose an order answers in the next step that is played. */
function saidNext(table: Table, step: ActStep): AnswerClaim | null {
  const next = stepsAfter(table, step).find(({ kind }) => kind === 'act');
  if (next?.kind !== 'act' || next.action.kind !== 'answer') return null;
  return seatOf(table.scenario.format, next.player) === table.game.state.decision.seat ? next.action.answer : null;
}

/** Whether the next step that is played uses a power: one that may be used now is used by that. @rule POW-07 */
function isUsedNext(table: Table, step: ActStep): boolean {
  const next = stepsAfter(table, step).find(({ kind }) => kind === 'act');
  return next?.kind === 'act' && next.action.kind === 'use';
}

/** An answer left over fails the scenario, unless it waits for the choice behind the one that is open. */
function keepForNext(table: Table, { line }: ActStep, choose: readonly AnswerClaim[], over: AnswerClaim): void {
  if (!isForNext(table.game, over)) fail(line, `The answer "${over.text}" is left over: no decision asked for it.`);
  table.waiting.push(...choose);
}

/** What the same player answers in the next step: it may go on with a choice that takes several. */
function answerAfter({ scenario: { steps } }: Table, step: ActStep): AnswerClaim | undefined {
  const after = steps[steps.indexOf(step) + 1];
  if (after?.kind !== 'act' || after.player !== step.player) return undefined;
  return after.action.kind === 'answer' ? after.action.answer : undefined;
}

/** The Pokémon that a card is attached to may stand in `choose` too. */
function withPlace({ game }: Table, seat: Seat, action: ActionClaim, choose: AnswerClaim[]): ActionClaim {
  const first = choose[0];
  if (action.kind !== 'play' || action.on !== null || first?.kind !== 'place') return action;
  if (!isAttached(game, seat, action.card)) return action;
  choose.shift();
  return { ...action, on: first.place };
}

/** The game ended before the rest of the answers was asked for: they are void. */
const isVoidForAll = ({ game, suddenDeath }: Table): boolean =>
  (game.state.phase === 'over' || suddenDeath) && game.state.sides.some((_, seat) => isVoid(game, seat));

function actStep(table: Table, seat: Seat, step: ActStep, action: ActionClaim): void {
  table.taken = [];
  takeEqualPrizes(table, action.line);
  checkNames(table, action);
  checkHp(table, action);
  const given = resolveAction(table.game, seat, action);
  const refusal = give(table, seat, given);
  if (refusal !== null) return announce(table, seat, { step, given, refusal });
  if (step.inVain === true) fail(step.line, 'This attack is said to be in vain, but the rules allow it.');
  if (action.kind === 'retreat' && action.pay !== null) payFor(table, seat, action);
}

interface Refused {
  readonly step: ActStep;
  readonly given: Answer;
  readonly refusal: Refusal;
}

/** An attack that cannot be used is announced, where the era binds a player to that and it may be what the step means. @rule TURN-09 */
function announce(table: Table, seat: Seat, { step, given, refusal }: Refused): void {
  const { game, scenario, remarks } = table;
  const { line } = step.action;
  const declared = game.state.decision.seat === seat ? declarationOf(game, given) : null;
  if (declared === null) failAsRefused(line, refusal, waitingFor(game));
  const meaning = meaningOf(scenario, step);
  if (meaning === 'carried-out') failAsRefused(line, refusal, ` ${WOULD_BE_ANNOUNCED}`);
  if (meaning === 'doubtful') remarks.push({ line, message: `${refusal.sentence} ${IS_ANNOUNCED}` });
  give(table, seat, declared);
}

const IF_MEANT = 'which binds the player (TURN-09): write `in-vain: yes` beside the player if that is meant.';
const WOULD_BE_ANNOUNCED = `It could only be announced, ${IF_MEANT}`;
const IS_ANNOUNCED = `So it is only announced, ${IF_MEANT}`;

/** Pays card by card in the order written. @rule RET-06 */
function payFor(table: Table, seat: Seat, action: RetreatAction): void {
  const refusal = payWith(table.game, seat, action, (given) => give(table, seat, given));
  if (refusal !== null) failAsRefused(action.line, refusal);
}

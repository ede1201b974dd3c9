import { type Answer, type DecisionKind, type Game, gameWith, NONE, type Seat, sideOf } from '../../engine/index.js';
import type { AnswerClaim } from '../read/word-claims.js';
import { isForNext } from './aim.js';
import { isCard } from './board.js';
import { designate } from './designate.js';
import { failAsRefused } from './failure.js';
import { giveClaim } from './give.js';
import { mayEnd } from './picked-order.js';
import { isChosen, resolveAnswer } from './resolve.js';
import { isNothing, settle, takeEqualPrizes, takesSeveral, waitingFor } from './settle.js';
import { choiceOf, copyOf, give, type Table, type Taken } from './table.js';
import { tookEffect } from './took-effect.js';

/** An `answer` step: to the open decision, or the very answer to one that was answered by itself. */
export function answerStep(table: Table, seat: Seat, said: AnswerClaim, next?: AnswerClaim): void {
  if (claimTaken(table, seat, said)) return;
  const claim = withoutTakenActive(table, seat, said);
  const { game } = table;
  while (game.state.decision.seat === seat && designate(table, claim)) settle(table, claim.line, []);
  const forPrizes = claim.kind === 'number' || claim.kind === 'list' || namesPrize(game, seat, claim);
  const isOrder = ORDERS.includes(game.state.decision.kind);
  const other = isOrder ? giveClaim(copyOf(game), seat, claim).refusal !== null : !forPrizes;
  const asksForPrizes = (): boolean => forPrizes && isFor(game, seat, 'prizes');
  if (game.state.decision.seat !== seat || other) takeEqualPrizes(table, claim.line, asksForPrizes);
  if (claimTaken(table, seat, claim)) return; // what followed from those was answered by itself
  const { decision, phase } = game.state;
  if (isOver(table) && isVoid(game, seat)) return;
  if (phase === 'setup' && isToldEarly(game, seat, claim)) {
    table.held.push({ seat, claim });
    return;
  }
  if (claim.kind === 'yes-no' && isBoundOpponent(game, seat)) give(table, decision.seat, { kind: 'go-back' }); // TURN-09
  if (isWillingness(game, seat, claim, next)) return;
  const trial = giveClaim(copyOf(game), seat, claim, next);
  const isAsked = game.state.decision.seat === seat && game.state.decision.kind !== 'turn';
  if (trial.refusal !== null && !isAsked && isNothing(claim)) return; // there was nothing to choose from
  if (trial.refusal !== null && tookEffect(table, claim)) return;
  if (trial.refusal !== null && isAsked && isForNext(game, claim)) {
    table.waiting.push(claim);
    return;
  }
  if (trial.refusal !== null) failAsRefused(claim.line, trial.refusal, waitingFor(game));
  table.taken = table.taken.filter((taken) => taken.seat !== seat);
  for (const given of trial.given) give(table, seat, given);
}

/** A "yes" to a choice that may be declined, behind which it is said what is chosen. @rule PREC-08 */
function isWillingness(game: Game, seat: Seat, claim: AnswerClaim, next: AnswerClaim | undefined): boolean {
  const { decision } = game.state;
  if (claim.kind !== 'yes-no' || !claim.yes || decision.seat !== seat || !isChosen(decision.kind)) return false;
  return mayEnd(game) && next !== undefined && giveClaim(copyOf(game), seat, next).refusal === null;
}

/** A Prize card may be told by its name; any other name is for what comes after the Prize cards. */
const namesPrize = (game: Game, seat: Seat, claim: AnswerClaim): boolean =>
  claim.kind === 'word' && sideOf(game, seat).prizes.some((card) => isCard(game, card, claim.name));

const isFor = ({ state: { decision } }: Game, seat: Seat, kind: DecisionKind): boolean =>
  decision.seat === seat && decision.kind === kind;

const ORDERS: readonly DecisionKind[] = ['choose-trigger', 'choose-checkup', 'choose-checked'];

const isPlacement = ({ state }: Game): boolean => state.decision.kind === 'active' || state.decision.kind === 'bench';

/** Placements may be told before their player is asked, and Basics among bonus cards before the next bonus. @rule SETUP-15 */
const isToldEarly = (game: Game, seat: Seat, { kind }: AnswerClaim): boolean =>
  game.state.decision.seat === seat ? kind === 'list' && isFor(game, seat, 'bonus') : isPlacement(game);

/** The opponent of a player bound to a declared attack may let them go back at any time. @rule TURN-09 */
export const isBoundOpponent = ({ state }: Game, seat: Seat): boolean =>
  state.decision.kind === 'turn' && state.decision.seat !== seat && state.sides[state.decision.seat]!.committed !== 0;

const isOver = ({ game, suddenDeath }: Table): boolean => game.state.phase === 'over' || suddenDeath;

/** When the game is over, decisions that were still due are void. */
export function isVoid(game: Game, seat: Seat): boolean {
  const side = sideOf(game, seat);
  return side.owed > 0 || (side.active.includes(NONE) && side.bench.length > 0);
}

/** Whether the step is the answer to a decision that has already been answered by itself. */
function claimTaken(table: Table, seat: Seat, claim: AnswerClaim): boolean {
  if (claim.kind === 'list' && claim.answers.length > 1 && claimPicks(table, seat, claim.answers)) return true;
  const at = table.taken.findIndex((taken) => taken.seat === seat && isAnswerTo(table.game, taken, claim));
  if (at < 0) return false;
  const { kind } = table.taken[at]!.before.decision;
  table.taken = table.taken.filter(
    (taken, place) => taken.seat !== seat || (place > at && !(goesAsOne(kind) && taken.before.decision.kind === kind)),
  );
  return true;
}

/** Of a list of two Active Pokémon the first may have been placed by itself: the rest is the answer that is left. @rule FMT-05 */
function withoutTakenActive(table: Table, seat: Seat, claim: AnswerClaim): AnswerClaim {
  if (claim.kind !== 'list' || claim.answers.length < 2 || !isFor(table.game, seat, 'active')) return claim;
  const at = table.taken.findIndex((taken) => taken.seat === seat && taken.before.decision.kind === 'active');
  const first = claim.answers.findIndex((each) => at >= 0 && isAnswerTo(table.game, table.taken[at]!, each));
  if (first < 0) return claim;
  table.taken.splice(at, 1);
  return { ...claim, answers: claim.answers.filter((_, i) => i !== first) };
}

/** Whether a list is what one choice took piece by piece, in whatever order. */
function claimPicks(table: Table, seat: Seat, claims: readonly AnswerClaim[]): boolean {
  const first = table.taken.find((taken) => taken.seat === seat && isChosen(taken.before.decision.kind));
  if (first === undefined) return false;
  const choice = choiceOf({ state: first.before, setup: table.game.setup });
  const picks = table.taken.filter(
    (taken) => taken.seat === seat && choiceOf({ state: taken.before, setup: table.game.setup }) === choice,
  );
  const then = gameWith(table.game.setup, first.before);
  const named = claims.map((claim) => kindOfPick(then, resolveAnswer(then, seat, claim)));
  const given = picks.map((pick) => kindOfPick(then, pick.given));
  if (named.sort().join() !== given.sort().join()) return false;
  table.taken = table.taken.filter((taken) => !picks.includes(taken));
  return true;
}

/** Cards of one name are one answer. */
const kindOfPick = ({ setup }: Game, given: Answer): string =>
  given.kind === 'card' ? `card ${setup.cardOf[given.card]}` : JSON.stringify(given);

/** Prize cards and payments of which everything goes are taken one by one, but they are one answer. */
const goesAsOne = (kind: DecisionKind): boolean => kind === 'prizes' || kind === 'pay';

/** Lists are for decisions that take several; a single name is for one. */
function isAnswerTo(game: Game, { seat, before, given }: Taken, claim: AnswerClaim): boolean {
  const { kind } = before.decision;
  if (kind === 'prizes') return claim.kind === 'number' || claim.kind === 'list';
  if (kind === 'pay') return claim.kind === 'word' || claim.kind === 'list';
  const several = kind === 'bench';
  if (claim.kind === 'list' && kind === 'active' && !takesSeveral(before)) return false;
  if (claim.kind === 'word' && several) return false;
  const then = gameWith(game.setup, before);
  return kindOfPick(then, resolveAnswer(then, seat, claim)) === kindOfPick(then, given);
}

import { A, answer, type Game, NONE, type Refusal, type Seat, sideOf } from '../../engine/index.js';
import type { ActionClaim, StepClaim } from '../read/claims.js';
import type { AnswerClaim } from '../read/word-claims.js';
import { declarationOf, resolveAction } from './action.js';
import { attachedCard } from './board.js';
import { fail } from './failure.js';
import { resolveAnswer } from './resolve.js';
import { seatOf } from './seats.js';
import { copyOf, flip, forcedAnswer, give, type Table, takeForced } from './table.js';

type ActStep = Extract<StepClaim, { kind: 'act' }>;
type RefusedStep = Extract<StepClaim, { kind: 'refused' }>;

/** Plays one step of a player, and whatever follows of itself. */
export function playStep(table: Table, step: ActStep): void {
  const seat = seatOf(table.scenario.format, step.player);
  const choose = [...step.choose];
  if (step.action.kind === 'answer') answerStep(table, seat, step.action.answer);
  else actStep(table, seat, step.action);
  settle(table, step.line, choose);
  if (choose.length > 0) fail(step.line, `The answer "${choose[0]!.text}" is left over: no decision asked for it.`);
}

function actStep(table: Table, seat: Seat, action: ActionClaim): void {
  table.taken = [];
  takeEqualPrizes(table, action.line);
  const given = resolveAction(table.game, seat, action);
  let refusal = give(table, seat, given);
  if (refusal !== null && table.game.state.decision.seat === seat) {
    const declared = declarationOf(table.game, given);
    if (declared !== null) refusal = give(table, seat, declared);
  }
  if (refusal !== null) fail(action.line, `This is refused: ${refusal.sentence}${waitingFor(table.game)}`);
  if (action.kind === 'retreat' && action.pay !== null) payFor(table, seat, action);
}

/** Prize cards that all have one name are one answer: which of them is taken need not be said. */
function takeEqualPrizes(table: Table, line: number): void {
  const { game } = table;
  while (game.state.decision.kind === 'prizes') {
    const { seat } = game.state.decision;
    const kinds = new Set(sideOf(game, seat).prizes.map((card) => game.setup.cardOf[card]));
    if (kinds.size > 1) return;
    give(table, seat, answer(A.PRIZE, undefined, undefined, 0));
    settle(table, line, []);
  }
}

export function waitingFor(game: Game): string {
  const { decision, phase } = game.state;
  if (phase === 'over' || decision.kind === 'turn') return '';
  return ` The game waits for "${decision.kind}" of player ${'AB'[decision.seat] ?? decision.seat}.`;
}

type RetreatAction = Extract<ActionClaim, { kind: 'retreat' }>;

/** Pays card by card in the order written. @rule RET-06 */
function payFor(table: Table, seat: Seat, action: RetreatAction): void {
  const refusal = payWith(table.game, seat, action, (given) => give(table, seat, given));
  if (refusal !== null) fail(action.line, `This is refused: ${refusal}`);
}

const isPaying = ({ state }: Game, seat: Seat): boolean =>
  state.decision.kind === 'pay' && state.decision.seat === seat;

type Give = (given: number) => Refusal | null;

/** The reason why a retreat cannot be paid like this, or null when it is paid. */
function payWith(game: Game, seat: Seat, action: RetreatAction, giveTo: Give): string | null {
  for (const name of action.pay ?? []) {
    if (!isPaying(game, seat)) return 'The Retreat Cost is already paid: no further card may be discarded. (RET-06)';
    const refusal = giveTo(answer(A.CARD, attachedCard(game, game.state.decision.pokemon, name)));
    if (refusal !== null) return refusal.sentence;
  }
  return isPaying(game, seat) ? 'The Retreat Cost is not paid with these cards. (RET-01, RET-06)' : null;
}

/**
 * Lets the game go on until a player has to choose: coins come from the script, decisions with one legal answer are
 * answered by themselves, `choose` answers the others in order.
 */
export function settle(table: Table, line: number, choose: AnswerClaim[]): void {
  const { game } = table;
  for (let guard = 0; guard < 10_000; guard++) {
    const { decision, phase } = game.state;
    if (phase === 'over') return;
    if (decision.kind === 'coin') flip(table, line);
    else if (decision.kind === 'sudden-death') {
      if (table.scenario.suddenDeath === null) {
        table.suddenDeath = true;
        return;
      }
      give(table, decision.seat, answer(A.BEGIN));
    } else if (!goOn(table, choose)) return;
  }
  fail(line, 'The game goes on and on without a choice.');
}

/** One decision answered from `choose`, from what was held back, or by itself; false: a player has to choose. */
function goOn(table: Table, choose: AnswerClaim[]): boolean {
  const { game } = table;
  const { decision } = game.state;
  if (decision.kind === 'turn') return false;
  const next = choose[0];
  if (next !== undefined && answers(table, decision.seat, next)) {
    choose.shift();
    return true;
  }
  const held = table.held.findIndex(({ seat }) => seat === decision.seat);
  if (held >= 0 && answers(table, decision.seat, table.held[held]!.claim)) {
    table.held.splice(held, 1);
    return true;
  }
  const forced = forcedAnswer(game);
  if (forced === null) {
    if (next !== undefined) fail(next.line, `"${next.text}" is no answer to "${decision.kind}".`);
    return false;
  }
  takeForced(table, forced);
  return true;
}

/** Tries a claim as the answer to the open decision; several picks at once are given one by one. */
function answers(table: Table, seat: Seat, claim: AnswerClaim): boolean {
  const trial = giveClaim(copyOf(table.game), seat, claim);
  if (trial === null || trial.refusal !== null) return false;
  for (const given of trial.given) give(table, seat, given);
  return true;
}

interface Trial {
  readonly given: number[];
  readonly refusal: Refusal | null;
}

/** What giving a claim would do, on a copy of the game. */
function giveClaim(copy: Game, seat: Seat, claim: AnswerClaim): Trial {
  const table: Table = { ...EMPTY_TABLE, game: copy };
  const { kind } = copy.state.decision;
  const given: number[] = [];
  const tryOne = (each: number): Refusal | null => {
    given.push(each);
    return give(table, seat, each);
  };
  for (const each of picksOf(copy, seat, claim)) {
    const refusal = tryOne(each(copy));
    if (refusal !== null) return { given, refusal };
  }
  const open = copy.state.decision;
  const list = claim.kind === 'list' || claim.kind === 'none';
  if (list && kind === 'bench' && open.kind === 'bench' && open.seat === seat && given.at(-1) !== answer(A.DONE)) {
    tryOne(answer(A.DONE));
  }
  return { given, refusal: null };
}

const EMPTY_TABLE = {
  scenario: null as never,
  choices: [] as number[],
  coinsUsed: 0,
  taken: [],
  held: [],
  suddenDeath: false,
};

type Pick = (game: Game) => number;

/** Each pick is worked out when its turn comes, because places and positions shift. */
function picksOf(game: Game, seat: Seat, claim: AnswerClaim): Pick[] {
  if (claim.kind !== 'list' || claim.answers.length === 0) return [(now) => resolveAnswer(now, seat, claim)];
  if (game.state.decision.kind !== 'prizes')
    return claim.answers.map((each) => (now) => resolveAnswer(now, seat, each));
  const cards = claim.answers.map((each) => sideOf(game, seat).prizes[each.kind === 'number' ? each.number : NONE]);
  return cards.map((card) => (now) => {
    const position = sideOf(now, seat).prizes.indexOf(card ?? NONE);
    return answer(A.PRIZE, undefined, undefined, position < 0 ? 254 : position);
  });
}

/** An `answer` step: to the open decision, or the very answer to one that was answered by itself. */
function answerStep(table: Table, seat: Seat, claim: AnswerClaim): void {
  if (claimTaken(table, seat, claim)) return;
  const { game } = table;
  const { decision, phase } = game.state;
  if (phase === 'over' && isVoid(game, seat)) return;
  if (decision.seat !== seat && isPlacement(game) && phase === 'setup') {
    table.held.push({ seat, claim });
    return;
  }
  if (claim.kind === 'yes-no' && isBoundOpponent(game, seat)) give(table, decision.seat, answer(A.GO_BACK)); // TURN-09
  const trial = giveClaim(copyOf(game), seat, claim);
  if (trial.refusal !== null) fail(claim.line, `This is refused: ${trial.refusal.sentence}${waitingFor(game)}`);
  table.taken = [];
  for (const given of trial.given) give(table, seat, given);
}

const isPlacement = ({ state }: Game): boolean => state.decision.kind === 'active' || state.decision.kind === 'bench';

/** The opponent of a player bound to a declared attack may let them go back at any time. @rule TURN-09 */
const isBoundOpponent = ({ state }: Game, seat: Seat): boolean =>
  state.decision.kind === 'turn' && state.decision.seat !== seat && state.sides[state.decision.seat]!.committed !== 0;

/** When the game is over, decisions that were still due are void. */
function isVoid(game: Game, seat: Seat): boolean {
  const side = sideOf(game, seat);
  return side.owed > 0 || (side.active.includes(NONE) && side.bench.length > 0);
}

/** Whether the step is the answer to a decision that has already been answered by itself. */
function claimTaken(table: Table, seat: Seat, claim: AnswerClaim): boolean {
  const at = table.taken.findIndex((taken) => taken.seat === seat && isAnswerTo(table.game, taken, claim));
  if (at < 0) return false;
  const { kind } = table.taken[at]!.before.decision;
  table.taken = table.taken.filter(
    (taken, place) =>
      place > at && !(kind === 'prizes' && taken.seat === seat && taken.before.decision.kind === 'prizes'),
  );
  return true;
}

/** Lists are for decisions that take several; a single name is for one. */
function isAnswerTo(game: Game, { seat, before, given }: Table['taken'][number], claim: AnswerClaim): boolean {
  const { kind } = before.decision;
  if (kind === 'prizes') return claim.kind === 'number' || claim.kind === 'list';
  const several = kind === 'bench';
  if (claim.kind === 'list' && claim.answers.length > 0 && !several) return false;
  if (claim.kind === 'word' && several) return false;
  const then: Game = { setup: game.setup, state: before, log: null, answer: NONE };
  return resolveAnswer(then, seat, claim) === given;
}

/** The rules that refuse an action now; null if it is legal. Nothing is declared and nothing changes. */
export function rulesAgainst(table: Table, step: RefusedStep): Refusal | null {
  const seat = seatOf(table.scenario.format, step.player);
  const game = copyOf(table.game);
  const { action } = step;
  if (action.kind === 'answer') return answerRefusal(game, seat, action.answer);
  const trial: Table = { ...EMPTY_TABLE, game };
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
  const other = give(
    { ...EMPTY_TABLE, game },
    seat,
    answer(A.NUMBER, undefined, undefined, Math.min(claim.number, 254)),
  );
  return { ...refusal, rules: [...refusal.rules, ...(other?.rules ?? [])] };
}

export { takeEqualPrizes };

import {
  type Answer,
  answersIn,
  forkOf,
  type Imagined,
  opposes,
  playIn,
  type Random,
  type Seat,
} from '../../engine/view.js';
import { evaluate } from '../evaluation.js';
import { someOf } from './thin.js';

/* What comes of an answer: it is played in an imagined game, and on, until a turn has to be decided again. */

/** How many answers may still be tried; a bot that thinks has to come to an end. */
export interface Patience {
  left: number;
}

/** Who thinks, and with what. */
export interface Thought {
  readonly seat: Seat;
  readonly random: Random;
  readonly patience: Patience;
}

/** How many answers are looked at in decisions that come of the one that is asked about. */
const OWN_WIDTH = 5;
const OTHERS_WIDTH = 3;
/** So many decisions may come of one answer. */
const LONGEST = 40;

/** How the game looks when the answer, and a turn that is still one's own, have come to their best end. */
export function foresee(game: Imagined, given: Answer, thought: Thought): number {
  const next = tried(game, given, thought);
  settle(next, thought, 1);
  return isOwnTurn(next, thought.seat) ? bestEnding(next, thought) : evaluate(next, thought.seat);
}

/** The game in which the answer has been given. */
export function tried(game: Imagined, given: Answer, { patience }: Thought): Imagined {
  patience.left--;
  const next = forkOf(game);
  playIn(next, given);
  return next;
}

export const isOwnTurn = ({ state }: Imagined, seat: Seat): boolean =>
  state.phase !== 'over' && state.decision.kind === 'turn' && state.decision.seat === seat;

/** Ends the turn: nothing else can be done after it. */
export function isEnding(given: Answer): boolean {
  const kind = given.kind;
  return kind === 'attack' || kind === 'pass';
}

/** The best of the attacks that can be made now, and of making none. */
export function bestEnding(game: Imagined, thought: Thought): number {
  let best = Number.NEGATIVE_INFINITY;
  for (const given of answersIn(game)) {
    if (isEnding(given)) best = Math.max(best, endingValue(game, given, thought));
  }
  return best;
}

export function endingValue(game: Imagined, given: Answer, thought: Thought): number {
  const next = tried(game, given, thought);
  settle(next, thought, 1);
  return evaluate(next, thought.seat);
}

/** Plays on to the next turn that has to be decided. Each player does what looks best to them, as far as they think. */
function settle(game: Imagined, thought: Thought, depth: number): void {
  const { state } = game;
  for (let steps = 0; steps < LONGEST; steps++) {
    if (state.phase === 'over' || state.decision.kind === 'turn') return;
    playIn(game, depth === 0 || thought.patience.left <= 0 ? anyOf(game, thought) : bestOf(game, thought, depth));
  }
}

/** Without thinking. */
function anyOf(game: Imagined, { random }: Thought): Answer {
  const offered = answersIn(game);
  return offered[random(offered.length)]!;
}

function bestOf(game: Imagined, thought: Thought, depth: number): Answer {
  const offered = answersIn(game);
  if (offered.length === 1) return offered[0]!;
  const { seat } = game.state.decision;
  const sign = opposes(seat, thought.seat) ? -1 : 1;
  const looked = someOf(offered, sign > 0 ? OWN_WIDTH : OTHERS_WIDTH, thought.random);
  let best = looked[0]!;
  let most = Number.NEGATIVE_INFINITY;
  for (const given of looked) {
    const next = tried(game, given, thought);
    settle(next, thought, depth - 1);
    const value = sign * evaluate(next, thought.seat);
    if (value <= most) continue;
    most = value;
    best = given;
  }
  return best;
}

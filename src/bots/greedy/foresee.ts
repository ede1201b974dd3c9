import {
  type Answer,
  answersIn,
  endingsIn,
  forkOf,
  goOnAs,
  type Imagined,
  opposes,
  playIn,
  type Random,
  type Seat,
} from '../../engine/view.js';
import { evaluate } from '../evaluation.js';
import { atAGlance } from '../quick/glance.js';

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
  return outcome(afterwards(game, given, thought), thought, true);
}

/** The game in which the answer, and what it asks for, is over. */
export function afterwards(game: Imagined, given: Answer, thought: Thought, spent = false): Imagined {
  const next = tried(game, given, thought, spent);
  settle(next, thought, 1);
  return next;
}

/** How a game looks when a turn that is still one's own has come to its best end. `spent`: nobody needs the game afterwards. */
export const outcome = (game: Imagined, thought: Thought, spent = false): number =>
  isOwnTurn(game, thought.seat) ? bestEnding(game, thought, spent) : evaluate(game, thought.seat);

/** The game in which the answer has been given; the very same one if it is spent. */
export function tried(game: Imagined, given: Answer, { patience }: Thought, spent = false): Imagined {
  patience.left--;
  const next = spent ? game : forkOf(game);
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

/** The best of the attacks that can be made now, and of making none. `spent`: nobody needs the game afterwards. */
export function bestEnding(game: Imagined, thought: Thought, spent = false): number {
  const endings = endingsIn(game).filter(isEnding);
  let best = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < endings.length; i++) {
    const isLast = spent && i === endings.length - 1;
    best = Math.max(best, endingValue(game, endings[i]!, thought, isLast));
  }
  return best;
}

export const endingValue = (game: Imagined, given: Answer, thought: Thought, spent = false): number =>
  evaluate(afterwards(game, given, thought, spent), thought.seat);

/** Plays on to the next turn that has to be decided. Each player does what looks best to them, as far as they think. */
function settle(game: Imagined, thought: Thought, depth: number): void {
  for (let steps = 0; steps < LONGEST && !isAtRest(game); steps++) {
    if (depth === 0 || thought.patience.left <= 0) playIn(game, anyOf(game, thought));
    else goOnWithBest(game, thought, depth);
  }
}

/** Nothing is to be decided but a turn. */
const isAtRest = ({ state }: Imagined): boolean => state.phase === 'over' || state.decision.kind === 'turn';

/** Without thinking. */
function anyOf(game: Imagined, { random }: Thought): Answer {
  const offered = answersIn(game);
  return offered[random(offered.length)]!;
}

/** Gives the answer that looks best to whoever is asked. */
function goOnWithBest(game: Imagined, thought: Thought, depth: number): void {
  const offered = answersIn(game);
  if (offered.length === 1) return playIn(game, offered[0]!);
  const { seat } = game.state.decision;
  const sign = opposes(seat, thought.seat) ? -1 : 1;
  const looked = atAGlance(game, offered, sign > 0 ? OWN_WIDTH : OTHERS_WIDTH, thought.random);
  let best = looked[0]!;
  let most = Number.NEGATIVE_INFINITY;
  /** The game after the best answer, if that alone brought it to rest: it need not be played once more. */
  let after: Imagined | null = null;
  for (const given of looked) {
    const next = tried(game, given, thought);
    const isOver = isAtRest(next);
    settle(next, thought, depth - 1);
    const value = sign * evaluate(next, thought.seat);
    if (value <= most) continue;
    most = value;
    best = given;
    after = isOver ? next : null;
  }
  if (after === null) playIn(game, best);
  else goOnAs(game, after);
}

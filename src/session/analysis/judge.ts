import { errorOf, mean, type Random } from '../../bots/index.js';
import { type Answer, type DecisionKind, describe, type Option, type Seat } from '../../engine/index.js';
import { reasonsFor } from './reasons.js';
import type { Stand } from './stand.js';
import type { Trial } from './trial.js';
import { stepsOf, usualLine } from './usual-line.js';
import { type Verdict, verdictOn } from './verdict.js';
import { lossOf } from './weigh.js';

/** What has been found out about an answer, for who reads it. */
export interface WeighedAnswer {
  readonly option: Option;
  /** The chance to win of the seat that decides, from 0 to 1. */
  readonly chance: number;
  /** In how many imagined games it was tried. */
  readonly games: number;
  /** What was expected to be done in this turn, itself first, in words; only of cards that the seat knew. */
  readonly line: readonly string[];
  /** The same, step by step, with the cards and Pokémon that each is about. */
  readonly steps: readonly Option[];
}

/** A decision of a game, judged by what its seat could know. */
export interface Judged {
  /** Its place among the choices of the record. */
  readonly choice: number;
  readonly turn: number;
  readonly seat: Seat;
  readonly kind: DecisionKind;
  /** The chance to win before it: that of the best answer; and the standard error of it. */
  readonly chance: number;
  readonly chanceError: number;
  /** Up to three, the best first. */
  readonly best: readonly WeighedAnswer[];
  readonly given: WeighedAnswer;
  /** How much less the given answer is worth than the best, and the standard error of that. */
  readonly loss: number;
  readonly error: number;
  readonly verdict: Verdict;
  /** Why the best is better, in sentences, the weightiest first; of mistakes only, and only what is clear. */
  readonly reasons: readonly string[];
}

/** What was decided, and where in the record. */
export interface Decided {
  readonly stand: Stand;
  readonly given: Answer;
  readonly choice: number;
}

const SHOWN = 3;
/** Enough to be told at once. */
const REASONS = 3;

/** Judges what was given by what came of the trials; why, is found out later (`explain`). */
export function judge({ stand, given, choice }: Decided, trials: readonly Trial[], random: Random): Judged {
  const { seat, kind, game } = stand;
  const [best] = trials as readonly [Trial];
  const played = trials.find(({ answer }) => answer === given)!;
  const { loss, error } = lossOf(best, played);
  const told = (trial: Trial): WeighedAnswer => weighedAnswer(stand, trial, random);
  return {
    choice,
    turn: game.state.turn,
    seat,
    kind,
    chance: mean(best.chances),
    chanceError: errorOf(best.chances),
    best: trials.slice(0, SHOWN).map(told),
    given: told(played),
    loss,
    error,
    verdict: verdictOn(loss, error),
    reasons: [],
  };
}

export function weighedAnswer(stand: Stand, { answer, chances, lines }: Trial, random: Random): WeighedAnswer {
  const steps = stepsOf(stand, usualLine(stand, lines), random);
  return {
    option: describe(stand.game, answer),
    chance: mean(chances),
    games: chances.length,
    line: steps.map(({ text }) => text),
    steps,
  };
}

/** What is known of a decision when the reasons are asked for. */
export interface Weighed extends Decided {
  readonly judged: Judged;
  readonly trials: readonly Trial[];
  readonly random: Random;
}

/** A mistake with the reasons why it is one; a lesser thing, if playing on does not bear it out. */
export function* explain({ stand, given, judged, trials, random }: Weighed): Generator<void, Judged> {
  const other = trials.find(({ answer }) => answer === given)!;
  const compared = { better: usualLine(stand, trials[0]!.lines), other: usualLine(stand, other.lines) };
  const { sentences, isBorneOut } = yield* reasonsFor(stand, compared, 'played', random);
  return isBorneOut ? { ...judged, reasons: sentences.slice(0, REASONS) } : { ...judged, verdict: 'inaccuracy' };
}

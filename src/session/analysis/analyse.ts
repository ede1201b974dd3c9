import { mean } from '../../bots/index.js';
import {
  type Diagnostic,
  err,
  type GameRecord,
  ok,
  type Result,
  replay,
  type Seat,
  type Seed,
} from '../../engine/index.js';
import { type Reckoning, reckoningByEye } from '../reckoning.js';
import type { CurvePoint } from './curve.js';
import { follow, goThrough, type Progress } from './go-through.js';
import { explain, type Judged, type Weighed } from './judge.js';
import { type TurningPoint, turningPointsOf } from './turning-points.js';

/** How a game is analysed. */
export interface AnalysisOptions {
  /** Whose decisions; without it, everybody's. */
  readonly seat?: Seat;
  /** About how many plays are made in imagined games for each decision. */
  readonly plays?: number;
  /** The decks that the players reckon with; without it, cards such as they have seen. */
  readonly reckoning?: Reckoning;
  /** The chance of the analysis: never that of the game. */
  readonly seed?: Seed;
}

/** A game as a coach sees it who knows at each decision only what its player knew. */
export interface Analysis {
  readonly seat: Seat | null;
  readonly plays: number;
  /** Every choice among different answers, in order. */
  readonly decisions: readonly Judged[];
  readonly curve: readonly CurvePoint[];
  /** What decided the game, at most three. */
  readonly turningPoints: readonly TurningPoint[];
  /** The standard error of a chance to win, on average of the decisions. */
  readonly error: number;
}

/** Plays for each decision, where nobody says how many. */
export const USUAL_PLAYS = 8000;
export const USUAL_SEED: Seed = [0x616e616c, 0x79736973, 0, 1];
/** Why something was a mistake is found out for so many, the greatest. */
const EXPLAINED = 12;

/**
 * Analyses a game: it replays the record and thinks about each decision as its seat could, in games that fit what the seat knew.
 * It says how far it has come after each imagined game, and can be stopped there. Same record, same options, same analysis.
 */
export function* analyse(
  record: GameRecord,
  { seat, plays = USUAL_PLAYS, reckoning = reckoningByEye, seed = USUAL_SEED }: AnalysisOptions = {},
): Generator<Progress, Result<Analysis, Diagnostic[]>> {
  const played = replay(record);
  if (!played.ok) return played;
  if (seat !== undefined && played.value.state.sides[seat] === undefined)
    return err([{ rule: null, message: 'There is no such seat in this game.' }]);
  const { weighed, curve, sights } = yield* goThrough(record, { seat: seat ?? null, plays, reckoning, seed });
  const of = record.choices.length;
  const decisions = yield* follow(explained(weighed), { choices: of, of });
  return ok({
    seat: seat ?? null,
    plays,
    decisions,
    curve,
    turningPoints: turningPointsOf(curve, decisions, sights),
    error: mean(decisions.map(({ chanceError }) => chanceError)),
  });
}

/** All decisions, the greatest mistakes with the reasons why they are. */
function* explained(weighed: readonly Weighed[]): Generator<void, readonly Judged[]> {
  const mistakes = weighed.filter(({ judged }) => judged.verdict === 'mistake');
  const greatest = mistakes.sort((one, other) => other.judged.loss - one.judged.loss).slice(0, EXPLAINED);
  const decisions: Judged[] = [];
  for (const each of weighed) decisions.push(greatest.includes(each) ? yield* explain(each) : each.judged);
  return decisions;
}

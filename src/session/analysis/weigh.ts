import { chanceFrom, errorOf, mean, type Random, think, type Weighed } from '../../bots/index.js';
import type { Answer, Seed } from '../../engine/index.js';
import { afterwards } from './afterwards.js';
import type { Stand } from './stand.js';
import type { Trial } from './trial.js';
import { verdictOn } from './verdict.js';

/** What is thought about, and how much. */
export interface Question {
  readonly stand: Stand;
  readonly answers: readonly Answer[];
  /** An answer that must be tried, whatever it looks like. */
  readonly given: Answer | null;
  readonly plays: number;
}

/** So many answers that look best are tried again, each by itself. */
const FINALISTS = 4;
/** Of the plays for finding them. */
const FIRST_LOOK = 1 / 3;
/** About so many plays are made when one answer is tried in one game. */
const PLAYS_A_GAME = 130;
const [FEWEST, MOST] = [6, 40];
const WORD = 0x1_0000_0000;

/**
 * Thinks about a decision twice: which answers look best, and then, in games that were not thought of before, how much better
 * than each other they are. What seemed best only by luck does not gain by it. An answer by itself is given all the thought, so
 * that two orders of doing the same are worth the same. Best first; it can be stopped after each game.
 */
export function* weigh(question: Question, random: Random): Generator<void, readonly Trial[]> {
  const { stand, answers, given, plays } = question;
  const looked = answers.length > 1 ? think(stand.outlook, answers, random, plays * FIRST_LOOK) : [];
  yield;
  const finalists = answers.length > FINALISTS ? looked.slice(0, FINALISTS).map(({ answer }) => answer) : answers;
  const tried = given === null || finalists.includes(given) ? finalists : [...finalists, given];
  const games = Math.round((plays * (1 - FIRST_LOOK)) / (PLAYS_A_GAME * tried.length));
  const seeds = Array.from({ length: Math.min(MOST, Math.max(FEWEST, games)) }, () => seedBy(random));
  const trials: Trial[] = [];
  for (const answer of tried) trials.push(yield* tryOut(stand, answer, seeds));
  const found = trials.sort((one, other) => mean(other.chances) - mean(one.chances));
  const played = found.find(({ answer }) => answer === given);
  if (played === undefined || !isBlamed(found[0]!, played)) return found;
  const again = yield* afterwards(stand, played, seeds);
  return found.with(found.indexOf(played), again).sort((one, other) => mean(other.chances) - mean(one.chances));
}

const seedBy = (random: Random): Seed => [random(WORD), random(WORD), random(WORD), random(WORD)];

function* tryOut(stand: Stand, answer: Answer, seeds: readonly Seed[]): Generator<void, Trial> {
  const chances: number[] = [];
  const lines: (readonly Answer[])[] = [];
  for (const seed of seeds) {
    const [weighed] = think(stand.outlook, [answer], chanceFrom(seed), 1) as readonly [Weighed];
    chances.push(Math.min(1, Math.max(0, weighed.chance)));
    lines.push(weighed.line);
    yield;
  }
  return { answer, chances, lines };
}

function isBlamed(best: Trial, played: Trial): boolean {
  const { loss, error } = lossOf(best, played);
  return verdictOn(loss, error) !== null;
}

/** How much less an answer is worth than the best, and the standard error of that: game by game, so that luck is in neither. */
export function lossOf(best: Trial, other: Trial): { readonly loss: number; readonly error: number } {
  const apart = best.chances.map((chance, game) => chance - other.chances[game]!);
  return { loss: Math.max(0, mean(apart)), error: best === other ? 0 : errorOf(apart) };
}

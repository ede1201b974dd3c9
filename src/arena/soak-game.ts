import { type Random, randomBot } from '../bots/index.js';
import {
  type Answer,
  beginning,
  fingerprint,
  type Game,
  type GameRecord,
  type Known,
  listAnswers,
  outlookOf,
  play,
  recordOf,
  sameAnswer,
} from '../engine/index.js';
import { answersThatSlipIn, offersThatAreRefused } from './checks/answers.js';
import { copiesThatDiffer } from './checks/copies.js';
import { imaginedThatDiffer } from './checks/imagined.js';
import { replayThatDiffers } from './checks/record.js';
import { secretsThatLeak } from './checks/secrets.js';
import { listener } from './checks/telling.js';
import { waysThatDiffer } from './checks/ways.js';
import { unsoundAnswers, unsoundTable } from './invariants.js';
import type { Material } from './material.js';
import { oneIn } from './random-number.js';

/** Texts that put hands and discard piles back into decks make games that need never end: so long is long enough. */
export const LONG_ENOUGH = 4000;

/** No game of plain cards is as long as this; one that is hangs. A usual one takes some hundred choices. */
export const MOST_CHOICES = 20_000;

export interface SoakedGame {
  readonly claim: GameRecord['game'];
  readonly known: Known;
  /** Whether every event is told, and whether the record is replayed. */
  readonly listens: boolean;
  readonly replays: boolean;
  /** The dear checks are made at one in so many decisions. */
  readonly every: number;
  /** Leave off at the first ordinary turn after so many choices. */
  readonly stop?: number;
  readonly material: Material;
  /** Who plays, and who says what is checked: two sources, so that checking more does not change the games. */
  readonly player: Random;
  readonly checker: Random;
}

export interface SoakedOutcome {
  /** The game as it ended, or as it stood when something did not hold; null if it could not begin. */
  readonly game: Game | null;
  readonly record: GameRecord;
  readonly problems: readonly string[];
  /** How many times the dear checks were made. */
  readonly checks: number;
  /** How many times all offers were checked. */
  readonly offers: number;
  /** How often each kind of decision was asked. */
  readonly asked: Readonly<Record<string, number>>;
}

/** Plays one game by chance to its end, or until something does not hold. */
export function soakGame(plan: SoakedGame): SoakedOutcome {
  const run: Run = { game: null, choices: [], fingerprints: [], asked: {}, checks: 0, offers: 0 };
  const problems = withoutCrash(() => {
    const begun = beginning(plan.claim, plan.listens, plan.known);
    if (!begun.ok) return begun.error.map(({ message }) => `the game cannot begin: ${message}`);
    run.game = begun.value;
    plan.material.begun?.(begun.value);
    return playOut(plan, run, begun.value);
  });
  if (run.game !== null) plan.material.left?.(run.game);
  return { ...run, record: recordOf(plan.claim, run.choices), problems };
}

interface Run {
  game: Game | null;
  readonly choices: Answer[];
  readonly fingerprints: number[];
  readonly asked: Record<string, number>;
  checks: number;
  offers: number;
}

/** Whatever the engine throws is a violation like any other: its record replays it. */
function withoutCrash(run: () => string[]): string[] {
  try {
    return run();
  } catch (error) {
    return [error instanceof Error ? `${error.name}: ${error.message}` : String(error)];
  }
}

function playOut(plan: SoakedGame, run: Run, game: Game): string[] {
  const { choices, fingerprints } = run;
  const { stop = Number.POSITIVE_INFINITY } = plan;
  const hear = listener(game);
  for (;;) {
    const problems = unsoundTable(game);
    if (plan.listens) problems.push(...hear());
    if (plan.replays) fingerprints.push(fingerprint(game.state));
    if (problems.length > 0) return problems;
    if (game.state.phase === 'over') break;
    if (choices.length >= stop && game.state.decision.kind === 'turn') return [];
    const offered = listAnswers(game);
    const wrong = [...unsoundAnswers(game, offered), ...checkDecision(plan, run, game, offered)];
    if (wrong.length > 0) return wrong;
    if (game.setup.scripts.length > 0 && choices.length >= LONG_ENOUGH) return [];
    if (choices.length >= MOST_CHOICES) return [`the game has not ended after ${MOST_CHOICES} choices`];
    const given = plan.material.choose(game, plan.player, offered);
    choices.push(given);
    const refusal = play(game, given);
    if (refusal !== null) return [`an offered answer is refused: ${refusal.sentence}`];
  }
  return plan.replays ? replayThatDiffers(recordOf(plan.claim, choices), fingerprints, plan.known) : [];
}

/** Every offer is checked at one in so many decisions for each one with the dear checks. */
const OFFERS_OFTENER = 8;

/** Games are imagined at one in so many of the dear checks: each needs its cards linked anew. */
export const IMAGINED_LESS_OFTEN = 16;

function checkDecision({ checker, every }: SoakedGame, run: Run, game: Game, offered: readonly Answer[]): string[] {
  const { asked } = run;
  const { kind } = game.state.decision;
  asked[kind] = (asked[kind] ?? 0) + 1;
  if (!oneIn(checker, Math.ceil(every / OFFERS_OFTENER))) return [];
  run.offers++;
  const refused = offersThatAreRefused(game, offered);
  if (refused.length > 0 || !oneIn(checker, Math.min(every, OFFERS_OFTENER))) return refused;
  run.checks++;
  return [
    ...answersThatSlipIn(game, checker),
    ...waysThatDiffer(game, offered),
    ...copiesThatDiffer(game, checker),
    ...secretsThatLeak(game, checker),
    ...(oneIn(checker, IMAGINED_LESS_OFTEN) ? imaginedThatDiffer(game, checker) : []),
    ...botThatErrs(game, checker),
  ];
}

/** What a bot answers by its view alone is legal. */
function botThatErrs(game: Game, random: Random): string[] {
  const given = randomBot(outlookOf(game), random);
  const isOffered = listAnswers(game).some((each) => sameAnswer(each, given));
  return isOffered ? [] : [`the random bot answers ${JSON.stringify(given)}, which is not offered`];
}

import { KNOWN, listAnswers, nonceFor, type Seat, seedOfNumber, streamOf } from '../../engine/index.js';
import type { StepClaim } from '../read/claims.js';
import type { PuzzleClaim } from '../read/puzzle-claims.js';
import type { World } from '../run/build.js';
import { fail, ScenarioFailure } from '../run/failure.js';
import { playStep } from '../run/play.js';
import { newTable, type Table } from '../run/table.js';
import { layOut } from './lay-out.js';
import { isMeant, refusalOfRight } from './means.js';
import { playOut } from './play-out.js';
import { factFault } from './solve.js';

/** Something wrong with a puzzle, and where it stands. */
export interface PuzzleFault {
  readonly line: number;
  readonly era: string;
  readonly message: string;
}

/**
 * What speaks against a puzzle: a board that cannot be, an answer that the rules refuse, nothing to choose between, a
 * solution that does not come to the facts, a mistake that does.
 */
export const puzzleFaults = (
  puzzle: PuzzleClaim,
  { known = KNOWN, library = null }: Partial<World> = {},
): PuzzleFault[] =>
  puzzle.scenario.eras.flatMap((era) => {
    const found: PuzzleFault[] = [];
    for (const check of [checkAnswers, checkSolution, checkMistake]) {
      try {
        check(puzzle, () => layOut(puzzle, era, { known, library }));
      } catch (error) {
        if (!(error instanceof ScenarioFailure)) throw error;
        if (!found.some(({ line }) => line === error.line))
          found.push({ line: error.line, era, message: error.message });
      }
    }
    return found;
  });

type LaidOut = () => Table;

/** What is judged can be done, and something else as well that is judged otherwise. */
function checkAnswers({ scenario, best, blunders }: PuzzleClaim, laidOut: LaidOut): void {
  const { game } = laidOut();
  const { seat } = game.state.decision;
  const offered = listAnswers(game);
  if (offered.length < 2) fail(scenario.line, 'There is only one answer: nothing is asked.');
  for (const right of [...best, ...blunders]) {
    const refusal = refusalOfRight(game, seat, right);
    if (refusal !== null) fail(right.action.line, `${right.text} is refused: ${refusal.sentence}`);
  }
  const isBest = offered.map((given) => best.some((right) => isMeant(game, given, right)));
  const isBlunder = offered.map((given) => blunders.some((right) => isMeant(game, given, right)));
  if (isBest.some((is, i) => is && isBlunder[i])) fail(scenario.line, 'One answer is both best and a blunder.');
  if (best.length > 0 && isBest.every((is) => is)) fail(scenario.line, 'Every answer is right.');
  if (blunders.length > 0 && isBlunder.every((is) => is)) fail(scenario.line, 'Every answer is a blunder.');
}

function checkSolution(puzzle: PuzzleClaim, laidOut: LaidOut): void {
  if (puzzle.turn.length === 0) return;
  const fault = comesTo(puzzle, laidOut(), puzzle.solution);
  if (fault !== '') fail(lineOf(puzzle, puzzle.solution), `The solution does not come to the facts: ${fault}`);
}

function checkMistake(puzzle: PuzzleClaim, laidOut: LaidOut): void {
  if (puzzle.turn.length === 0) return;
  const fault = comesTo(puzzle, laidOut(), puzzle.mistake);
  if (fault === '') fail(lineOf(puzzle, puzzle.mistake), 'The mistake comes to the facts too, so it is none.');
}

const lineOf = ({ scenario }: PuzzleClaim, [first]: readonly StepClaim[]): number => first?.line ?? scenario.line;

/** What of the facts is not so after these steps and whatever is left of the turn. */
function comesTo(puzzle: PuzzleClaim, laid: Table, steps: readonly StepClaim[]): string {
  const { game, scenario, library, coinsUsed } = laid;
  const { seat } = game.state.decision;
  const own = { ...game, log: { setup: game.setup, numbers: [] } };
  const table: Table = { ...newTable({ ...scenario, steps }, own, library), coinsUsed };
  for (const step of steps) {
    if (step.kind !== 'act') fail(step.line, 'A turn is what players do: no facts stand between.');
    playStep(table, step);
  }
  endTurn(table, seat);
  return factFault(puzzle, table);
}

/** The turn is ended where it goes on, and what is still asked is answered by chance. */
function endTurn({ game }: Table, seat: Seat): void {
  const random = streamOf(seedOfNumber(1), nonceFor('bot'));
  playOut({ game, seat, random }, () => {
    const offered = listAnswers(game);
    return offered.find(({ kind }) => kind === 'pass') ?? offered[random(offered.length)]!;
  });
}

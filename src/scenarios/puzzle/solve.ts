import { type Answer, describe, type Game, KNOWN } from '../../engine/index.js';
import type { PuzzleClaim } from '../read/puzzle-claims.js';
import type { World } from '../run/build.js';
import { lookAt } from '../run/check.js';
import { factNow } from '../run/facts.js';
import type { Table } from '../run/table.js';
import { layOut } from './lay-out.js';
import { isMeant } from './means.js';
import { playOut } from './play-out.js';
import { type Seated, type Solver, seatDown } from './seat-down.js';

/** What somebody makes of a puzzle in one era. */
export interface Solved {
  readonly name: string;
  readonly era: string;
  readonly right: boolean;
  /** What was wrong the first time that something was; empty: nothing. */
  readonly wrong: string;
}

/** Each puzzle is put so many times, with other luck, and must be solved each time. */
export const TIMES = 3;

/** Puts a puzzle to somebody in each era it names. It throws where the puzzle is none: `puzzleFaults` says why. */
export function solve(
  puzzle: PuzzleClaim,
  solver: Solver,
  { known = KNOWN, library = null }: Partial<World> = {},
): Solved[] {
  const { name, eras } = puzzle.scenario;
  return eras.map((era) => {
    const table = layOut(puzzle, era, { known, library });
    let wrong = '';
    for (let time = 0; time < TIMES && wrong === ''; time++) wrong = faultOf(puzzle, seatDown(table, time), solver);
    return { name, era, right: wrong === '', wrong };
  });
}

/** What is wrong with the first answer, or with what the turn comes to. */
function faultOf(puzzle: PuzzleClaim, seated: Seated, solver: Solver): string {
  const { table, seat, random, outlook } = seated;
  const { best, blunders, turn } = puzzle;
  if (best.length + blunders.length > 0) {
    const given = solver(outlook(), random);
    const isRight = (best.length === 0 || isAmong(table.game, given, best)) && !isAmong(table.game, given, blunders);
    if (!isRight) return `It answers: ${describe(table.game, given).text}.`;
  }
  if (turn.length === 0) return '';
  const playing = { game: table.game, seat, random };
  if (!playOut(playing, () => solver(outlook(), random))) return 'Its turn does not end.';
  return factFault(puzzle, table);
}

const isAmong = (game: Game, given: Answer, rights: PuzzleClaim['best']): boolean =>
  rights.some((right) => isMeant(game, given, right));

/** The first fact that does not hold now, and how it came to that; empty: all hold. */
export function factFault({ turn }: PuzzleClaim, table: Table): string {
  const failed = lookAt(turn, ({ fact }) => factNow(table, fact)).find(({ holds }) => !holds);
  if (failed === undefined) return '';
  const told = table.story.sentences().join(' ');
  return `${failed.text}: expected ${failed.expected}, found ${failed.found}. ${told}`;
}

/** What somebody makes of many puzzles. */
export interface Score {
  readonly right: readonly string[];
  readonly wrong: readonly Solved[];
}

/** Puts every puzzle; one that is put in several eras must be solved in all of them. */
export function scoreOf(puzzles: readonly PuzzleClaim[], solver: Solver, world: Partial<World> = {}): Score {
  const solved = puzzles.map((puzzle) => solve(puzzle, solver, world));
  const isRight = (each: readonly Solved[]): boolean => each.every(({ right }) => right);
  return {
    right: solved.filter(isRight).map(([first]) => first!.name),
    wrong: solved.flatMap((each) => each.find(({ right }) => !right) ?? []),
  };
}

// The puzzles of test/bots/positions, read and put.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { shippedLibrary } from '../../src/cli/library-files.js';
import { KNOWN } from '../../src/engine/index.js';
import {
  type PuzzleClaim,
  puzzleFaults,
  readPuzzles,
  type Score,
  type Solver,
  scoreOf,
} from '../../src/scenarios/index.js';

import { UNSOLVED } from './positions/unsolved.js';

const FOLDER = join('test', 'bots', 'positions');
const known = { eras: KNOWN.eras.map(({ id }) => id), formats: KNOWN.formats.map(({ id }) => id), rules: [] };

export const readText = (text: string, file = 'puzzle.yaml') => readPuzzles(file, text, known);

/** Every puzzle, file by file; a file that does not follow the format is a bug of ours. */
export function allPuzzles(): readonly PuzzleClaim[] {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.yaml'));
  return files.sort().flatMap((name) => {
    const file = join(FOLDER, name);
    const { puzzles, diagnostics } = readText(readFileSync(file, 'utf8'), file);
    if (diagnostics.length > 0)
      throw new Error(diagnostics.map((each) => `${file}:${each.line}: ${each.message}`).join('\n'));
    return puzzles;
  });
}

/** What is wrong with a puzzle, with the cards that ship. */
export const faultsOf = (puzzle: PuzzleClaim) => puzzleFaults(puzzle, { library: shippedLibrary() });

/** How a bot does on some puzzles, or on all. */
export const score = (bot: Solver, puzzles = allPuzzles()): Score =>
  scoreOf(puzzles, bot, { library: shippedLibrary() });

/** What a bot gets wrong that it got right before, and the other way round. */
export function changes(
  bot: Solver,
  name: keyof typeof UNSOLVED,
): { readonly worse: string[]; readonly better: string[] } {
  const told = new Map(score(bot).wrong.map((each) => [each.name, each.wrong]));
  const worse = [...told].filter(([puzzle]) => !UNSOLVED[name].includes(puzzle));
  return {
    worse: worse.map(([puzzle, wrong]) => `${puzzle}: ${wrong}`),
    better: UNSOLVED[name].filter((puzzle) => !told.has(puzzle)),
  };
}

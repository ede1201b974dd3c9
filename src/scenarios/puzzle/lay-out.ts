import { type Game, gameAt } from '../../engine/index.js';
import type { PuzzleClaim } from '../read/puzzle-claims.js';
import { build, type World } from '../run/build.js';
import { fail } from '../run/failure.js';
import { playStep } from '../run/play.js';
import { settle } from '../run/settle.js';
import { started } from '../run/start.js';
import { newTable, type Table } from '../run/table.js';
import { withLikelyCards } from './hidden-cards.js';

/** The place of filler among the cards of a scenario. */
const FILLER = 0;

/** The table at the decision that a puzzle asks about; a failure if it cannot come to that. */
export function layOut({ scenario }: PuzzleClaim, era: string, world: World): Table {
  const { claim } = build(scenario, era, world);
  if (!('position' in claim)) fail(scenario.line, 'A puzzle begins in a position: write `given`.');
  const likely = withLikelyCards(claim, FILLER);
  const { game } = started(gameAt(likely, true, world.known), likely, scenario.line);
  const table = newTable(scenario, game, world.library);
  settle(table, scenario.line, []);
  for (const step of scenario.steps) {
    if (step.kind !== 'act') fail(step.line, 'The steps that lead to a puzzle are what players do.');
    playStep(table, step);
  }
  mustAsk(game, scenario.line);
  return table;
}

function mustAsk({ state }: Game, line: number): void {
  if (state.phase === 'over') fail(line, 'The game is over before anything is asked.');
}

import type { GameRecord } from '../../engine/index.js';
import { KNOWN, recordOf } from '../../engine/index.js';
import type { ScenarioClaim, StepClaim } from '../read/claims.js';
import { accidentOf } from './accident.js';
import { build, type World } from './build.js';
import { type CheckedFact, checkEnd, factsNow, judgeDeck, lastFacts } from './check.js';
import { fail, ScenarioFailure } from './failure.js';
import { playStep } from './play.js';
import { isRefused, otherRefusal } from './refused.js';
import { settle } from './settle.js';
import type { Built } from './start.js';
import { newTable, type Remark, type Table } from './table.js';

/** What came of one scenario in one era. */
export interface ScenarioResult {
  readonly file: string;
  readonly name: string;
  readonly era: string;
  readonly ok: boolean;
  /** It fails because the scenario itself is wrong: an unknown card, a board that cannot be. */
  readonly wrong: boolean;
  /** The step that failed, counted from 1; 0 for the board, one past the last for the final facts; null when all holds. */
  readonly step: number | null;
  readonly line: number;
  readonly message: string;
  /** The game up to the failure, as sentences. */
  readonly log: readonly string[];
  readonly record: GameRecord | null;
  /** What holds, but perhaps not as it is meant. */
  readonly remarks: readonly StepRemark[];
}

/** A remark, and the step it is about. */
export interface StepRemark extends Remark {
  readonly step: number;
}

/** Runs a scenario in every era it names. The cards of a library need no definition in it. */
export const runScenario = (
  scenario: ScenarioClaim,
  { known = KNOWN, library = null }: Partial<World> = {},
): ScenarioResult[] => scenario.eras.map((era) => runInEra(scenario, era, { known, library }));

interface Progress {
  step: number;
  table: Table | null;
  built: Built | null;
  readonly remarks: StepRemark[];
}

function runInEra(scenario: ScenarioClaim, era: string, world: World): ScenarioResult {
  const progress: Progress = { step: 0, table: null, built: null, remarks: [] };
  const { file, name, line } = scenario;
  const about = { file, name, era, remarks: progress.remarks };
  try {
    if (scenario.start.kind === 'deck') mustHold(judgeDeck(scenario, era, world));
    else playAll(scenario, era, world, progress);
    return { ...about, ok: true, wrong: false, step: null, line, message: '', log: [], record: recordIn(progress) };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const at = error instanceof ScenarioFailure ? error.line : line;
    const message =
      error instanceof ScenarioFailure ? error.message : `A bug of the engine or the runner: ${error.message}`;
    return {
      ...about,
      ok: false,
      wrong: error instanceof ScenarioFailure && error.isError,
      step: progress.step,
      line: at,
      message,
      log: logIn(progress),
      record: recordIn(progress),
    };
  }
}

const recordIn = ({ table, built }: Progress): GameRecord | null =>
  table === null || built === null ? null : recordOf(built.claim, table.choices);

const logIn = ({ table }: Progress): string[] => table?.story.sentences() ?? [];

function playAll(scenario: ScenarioClaim, era: string, world: World, progress: Progress): void {
  progress.built = build(scenario, era, world);
  const table = newTable(scenario, progress.built.game, world.library);
  progress.table = table;
  settle(table, scenario.line, []);
  for (const step of scenario.steps) {
    progress.step++;
    doStep(table, step);
    keepRemarks(table, progress);
  }
  progress.step++;
  mustHold(lastFacts(table), table);
  checkEnd(table);
  keepRemarks(table, progress);
}

function keepRemarks({ remarks }: Table, { step, remarks: all }: Progress): void {
  for (const remark of remarks.splice(0)) all.push({ ...remark, step });
}

function doStep(table: Table, step: StepClaim): void {
  switch (step.kind) {
    case 'act':
      return playStep(table, step);
    case 'expect':
      return mustHold(factsNow(table, step), table);
    case 'refused': {
      const { holds: asSaid, refusal } = isRefused(table, step);
      const accident = refusal === null ? null : accidentOf(table.game, step, refusal);
      if (asSaid && accident !== null) table.remarks.push({ line: step.line, message: accident });
      if (asSaid) return;
      if (refusal === null) fail(step.line, `This should be refused, but the rules allow it: ${step.text}`);
      fail(step.line, otherRefusal(step, refusal));
    }
  }
}

function mustHold(facts: readonly CheckedFact[], table?: Table): void {
  const wrong = facts.find((fact) => !fact.holds);
  if (wrong !== undefined) fail(wrong.line, `${wrong.text}: expected ${wrong.expected}, found ${wrong.found}.`);
  for (const { line, text, isOfNobody } of facts)
    if (isOfNobody) table?.remarks.push({ line, message: `${text}: this holds of nobody, there is no Pokémon there.` });
}

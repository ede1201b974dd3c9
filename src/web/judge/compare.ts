import { wordsOf } from '../../session/index.js';
import type { EraRun, ShownStep } from './followed.js';

/** A step of one era beside the same step of the others. */
export interface Cell {
  readonly era: string;
  readonly step: ShownStep;
  /** It went otherwise than in the era that is compared with. */
  readonly differs: boolean;
}

/** A place in the score: an era and a step. */
export interface Chosen {
  readonly era: string;
  readonly step: number;
}

export interface Row {
  /** The number of the step; 0 is the board. */
  readonly number: number;
  readonly step: ShownStep;
  readonly cells: readonly Cell[];
}

/** What a step came to, in one text: steps that went alike have the same. */
export const wentAs = ({ outcome, lines, facts }: ShownStep): string => {
  const came =
    outcome.kind === 'refused'
      ? `refused ${outcome.refusal.sentence}`
      : outcome.kind === 'stuck'
        ? `stuck ${outcome.message}`
        : outcome.kind;
  return [came, ...lines.map(wordsOf), ...facts.map(({ text, found }) => `${text} ${found}`)].join('\n');
};

/** Eras that went the whole way alike and are judged alike, in the order of the first of each. */
export function alike(runs: readonly EraRun[]): readonly (readonly EraRun[])[] {
  const groups = new Map<string, EraRun[]>();
  for (const run of runs) {
    const way = [run.claimed, run.holds, ...run.steps.map(wentAs)].join('\n\n');
    const group = groups.get(way);
    if (group === undefined) groups.set(way, [run]);
    else group.push(run);
  }
  return [...groups.values()];
}

/** The steps as rows, the eras side by side. A board on which nothing happens and nothing differs needs no row. */
export function rowsOf(runs: readonly EraRun[], against: string): readonly Row[] {
  const norm = runs.find(({ era }) => era === against) ?? runs[0];
  if (norm === undefined) return [];
  const length = Math.max(...runs.map(({ steps }) => steps.length));
  const rows = Array.from({ length }, (_, number): Row => {
    const cells = runs.flatMap(({ era, steps }) => {
      const step = steps[number];
      return step === undefined ? [] : [{ era, step, differs: differ(step, norm.steps[number]) }];
    });
    return { number, step: norm.steps[number] ?? cells[0]!.step, cells };
  });
  return rows.filter(
    ({ step, cells }) =>
      step.kind !== 'board' || cells.some((cell) => cell.differs || cell.step.lines.length > 0 || !cell.step.holds),
  );
}

/** A step that was not reached differs in nothing of its own: what kept it from being reached has been shown. */
const differ = (step: ShownStep, norm: ShownStep | undefined): boolean =>
  norm !== undefined &&
  step.outcome.kind !== 'unreached' &&
  norm.outcome.kind !== 'unreached' &&
  wentAs(step) !== wentAs(norm);

/** Where the eras part: the first step that does not go alike in all, and the eras in which it goes otherwise. */
export function parting(rows: readonly Row[]): { readonly row: Row; readonly eras: readonly string[] } | null {
  const row = rows.find(({ cells }) => cells.some(({ differs }) => differs));
  if (row === undefined) return null;
  return { row, eras: row.cells.filter(({ differs }) => differs).map(({ era }) => era) };
}

import { DECISION_KINDS } from '../../engine/index.js';
import { bytesOf, columnsOf } from './columns.js';
import { type Row, type RowPlan, TRAJECTORY_VERSION, trajectory } from './rows.js';

/** How trajectories are written: a JSON text a decision, or a file of numbers a column. */
export const ROW_FORMS = ['lines', 'columns'] as const;
/** How the rows of a trajectory are written. */
export type RowForm = (typeof ROW_FORMS)[number];

/** What is written of some games: how many rows, and what each file gets. Lines have one file, columns one each. */
export interface WrittenRows {
  readonly rows: number;
  readonly files: readonly (string | Uint8Array)[];
}

/** The games from one number up to, and without, another. */
export function writtenRows(plan: RowPlan, form: RowForm, { from, to }: { from: number; to: number }): WrittenRows {
  const rows: Row[] = [];
  for (let number = from; number < to; number++) rows.push(...trajectory(plan, number));
  if (form === 'lines')
    return { rows: rows.length, files: [rows.map((row) => `${JSON.stringify(lineOf(row))}\n`).join('')] };
  const columns = columnsOf(plan.vectors ? plan.env.layout : null);
  return { rows: rows.length, files: columns.map((column) => bytesOf(column, rows)) };
}

const lineOf = ({ kind, observation, action, ...row }: Row): unknown => ({
  version: TRAJECTORY_VERSION,
  ...row,
  kind: DECISION_KINDS[kind],
  ...(observation === null ? {} : { observation: Array.from(observation), action: Array.from(action!) }),
});

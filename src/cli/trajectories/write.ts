// Rows to the disk, as they come: no more than a few games are held at a time.
import { closeSync, mkdirSync, openSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { DECISION_KINDS } from '../../engine/index.js';
import {
  ACTION_LAYOUT,
  columnsOf,
  type Layout,
  namesOf,
  type RowForm,
  type RowPlan,
  TRAJECTORY_VERSION,
  type WrittenRows,
} from '../../env/index.js';

/** The files of trajectories: one of lines, or one for each column with a schema that says what they are. */
export class RowFiles {
  private readonly files: readonly number[];
  private rows = 0;

  constructor(
    private readonly plan: RowPlan,
    private readonly form: RowForm,
    private readonly out: string,
  ) {
    if (form === 'columns') mkdirSync(out, { recursive: true });
    const names = form === 'lines' ? [out] : columnsOf(layoutOf(plan)).map(({ name }) => join(out, `${name}.bin`));
    this.files = names.map((name) => openSync(name, 'w'));
  }

  /** The next games, in their order. */
  add({ rows, files }: WrittenRows): void {
    this.rows += rows;
    for (const [place, file] of files.entries())
      if (typeof file === 'string') writeSync(this.files[place]!, file);
      else writeSync(this.files[place]!, file);
  }

  /** How many rows there were. */
  end(): number {
    this.files.forEach(closeSync);
    if (this.form === 'columns') {
      const schema = schemaOf(this.plan, this.rows);
      writeFileSync(join(this.out, 'schema.json'), `${JSON.stringify(schema, null, 2)}\n`);
    }
    return this.rows;
  }
}

const layoutOf = ({ env, vectors }: RowPlan): Layout | null => (vectors ? env.layout : null);

const versionOf = ({ version, size }: Layout): object => ({ version, size });

function schemaOf(plan: RowPlan, rows: number): unknown {
  const columns = columnsOf(layoutOf(plan));
  return {
    ...{ version: TRAJECTORY_VERSION, rows, decisions: DECISION_KINDS },
    columns: columns.map(({ name, type, width, says }) => ({ name, type, width, says, file: `${name}.bin` })),
    ...(plan.vectors
      ? {
          observation: { ...versionOf(plan.env.layout), names: namesOf(plan.env.layout) },
          action: { ...versionOf(ACTION_LAYOUT), names: namesOf(ACTION_LAYOUT) },
        }
      : {}),
  };
}

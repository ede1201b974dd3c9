// `rulebox bench --log`: what is printed of it.
import { table } from '../terminal.js';
import { type LogCost, measureLog } from './log.js';

export interface LogBench {
  readonly json: boolean;
  /** Where PostgreSQL is measured, too; else where DATABASE_URL says. */
  readonly database?: string;
}

export async function benchLog({ json, database }: LogBench): Promise<void> {
  const costs = await measureLog(database ?? process.env['DATABASE_URL']);
  if (json) return console.log(JSON.stringify(costs, null, 2));
  const { libsql, postgres } = costs;
  const rows = [row('libsql', libsql), ...(typeof postgres === 'string' ? [] : [row('PostgreSQL', postgres)])];
  console.log(table(['', 'single/s', 'µs', 'group/s', 'µs', 'ratio', 'checksum'], rows));
  if (typeof postgres === 'string') console.log(`\nPostgreSQL was not measured. ${postgres}`);
}

const row = (name: string, { single, group, ratio, checksum }: LogCost): (string | number)[] => [
  name,
  single.appends_per_s.toLocaleString('en-US'),
  single.cpu_us,
  group.appends_per_s.toLocaleString('en-US'),
  group.cpu_us,
  `${ratio} ×`,
  checksum,
];

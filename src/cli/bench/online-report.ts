// `rulebox bench --online`: what was measured, as a table.
import { fail, table } from '../terminal.js';
import { wholeNumber } from '../typed.js';
import { measureOnline, type OnlineFigures } from './online.js';

interface Asked {
  readonly json: boolean;
  readonly reference: boolean;
  readonly tables: string;
  readonly seconds: string;
  readonly database?: string;
}

const DECKS = ['DonChamp', 'Ember Spark'];
const MOST_TABLES = 5000;
const MOST_SECONDS = 600;

export async function benchOnline({ json, reference, tables, seconds, database }: Asked): Promise<void> {
  if (process.platform !== 'linux') fail('--online reads what a process costs from /proc, so it is measured on Linux.');
  const wish = {
    tables: tables.split(',').map((each) => wholeNumber('--tables', each, MOST_TABLES)),
    seconds: wholeNumber('--seconds', seconds, MOST_SECONDS),
    database: database ?? null,
    reference,
  };
  const figures = await measureOnline(wish, DECKS);
  if (json) console.log(JSON.stringify(figures, null, 2));
  else print(figures);
}

const HEAD = [
  '',
  'tables',
  'choices / CPU s',
  'p50 ms',
  'p99 ms',
  'paced p50',
  'paced p99',
  'KiB a table',
  'live',
  'frame',
];

function print({ ours, reference }: OnlineFigures): void {
  const rows = ours.map((each) => [
    'ours',
    each.tables,
    Math.round(each.per_cpu_s),
    each.p50_ms.toFixed(1),
    each.p99_ms.toFixed(1),
    each.paced_p50_ms.toFixed(1),
    each.paced_p99_ms.toFixed(1),
    each.kib_per_table.toFixed(1),
    each.live_kib_per_table.toFixed(1),
    Math.round(each.frame_bytes),
  ]);
  const theirs = (reference?.memory ?? []).map((each) => [
    'boardgame.io',
    each.tables,
    Math.round(each.per_cpu_s),
    each.p50_ms.toFixed(1),
    each.p99_ms.toFixed(1),
    '',
    '',
    each.kib_per_table.toFixed(1),
    '',
    '',
  ]);
  console.log(table(HEAD, [...rows, ...theirs]));
  if (reference === null) return;
  const ratios = ours.map(({ per_cpu_s, tables }, i) => {
    const times = (by: number): string => (per_cpu_s / by).toFixed(2);
    return `${tables} tables: ${times(reference.memory[i]!.per_cpu_s)} × in memory, ${times(reference.files.per_cpu_s)} × with files`;
  });
  console.log(`\nDurable choices by boardgame.io's moves: ${ratios.join('; ')}`);
}

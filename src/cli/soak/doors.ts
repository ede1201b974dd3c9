// `rulebox soak --doors`: spoilt records, decks and claims at the doors, and what came of them.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { type DoorsReport, goodInputs, LONGEST_INPUT, soakDoors } from '../../arena/index.js';
import { withBar } from '../cards/soak-corpus.js';
import { shippedLibrary } from '../library-files.js';
import { EXIT, table } from '../terminal.js';
import { furtherDoors } from './further-doors.js';

export interface DoorsOptions {
  readonly inputs: number;
  readonly seed: number;
  readonly json: boolean;
}

/** Brings so many inputs to the doors and tells what became of them; the command ends accordingly. */
export async function tellDoors({ inputs, seed, json }: DoorsOptions): Promise<void> {
  const { decks, pool } = shippedLibrary();
  const good = goodInputs(decks, pool, seed);
  let most = 0;
  const report = await withBar('Knocking', inputs, (tried) =>
    soakDoors(good, {
      inputs,
      seed,
      further: furtherDoors(seed),
      clock: workedFor,
      tried: (count) => {
        if (count % LOOKED_AT === 0) most = Math.max(most, kept());
        tried(count);
      },
    }),
  );
  const memory = Math.round(Math.max(most, kept()) / 2 ** 20);
  process.stdout.write(json ? `${JSON.stringify({ ...report, memory }, null, 2)}\n` : textOf(report, memory));
  process.exitCode = report.faults.length > 0 || memory > MOST_MEMORY ? EXIT.fails : EXIT.holds;
}

/** Mebibytes that are still held when nothing is under way: whatever was brought, the doors keep little of it. */
const MOST_MEMORY = 256;
/** How often that is looked at, in inputs: what is only waiting to be collected does not count. */
const LOOKED_AT = 10_000;

/** The bytes that are held, everything that nobody holds collected before. */
function kept(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  return process.memoryUsage().heapUsed;
}

/** Milliseconds of work: a busy machine is no fault of a door. */
function workedFor(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function textOf({ tallies, kinds, faults }: DoorsReport, memory: number): string {
  const rows = Object.entries(tallies).map(([door, { tried, taken, played, slowest }]) => {
    return [door, tried, taken, played, `${Math.round(slowest)} ms`];
  });
  const figures = table(['door', 'inputs', 'taken', 'played on', 'slowest'], rows);
  const found = Object.entries(kinds).map(([kind, times]) => `${times} × ${kind}`);
  const first = faults.map(({ door, input, what }) => `\n${door}, input ${input}:\n${what}`);
  const verdict =
    found.length === 0 ? [`Nothing was thrown, and nothing took longer than ${LONGEST_INPUT} ms.`] : found;
  return `${[figures, `At most ${memory} MiB of memory are kept${memory > MOST_MEMORY ? `, which is more than ${MOST_MEMORY}` : ''}.`, ...verdict, ...first].join('\n')}\n`;
}

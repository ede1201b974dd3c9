// The yardstick: boardgame.io, installed on demand in its own folder, run by turns with what is measured.
import { execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { packageRoot } from '../here.js';
import { fail } from '../terminal.js';
import { median } from './clock.js';

export const referenceFolder = join(packageRoot, 'bench', 'reference');

export interface Yardstick {
  /** Moves a second of the reference, measured now. */
  readonly measure: () => Promise<number>;
  /** Ends it. Gives the median of what was measured. */
  readonly putAway: () => number;
}

/** The reference, warm and waiting: while it is not asked it does nothing. */
export async function takeYardstick(): Promise<Yardstick> {
  if (!existsSync(referenceFolder))
    fail('bench/reference is not there: the reference can be measured in a clone only.');
  installReference();
  const child = spawn(process.execPath, ['reference.cjs', '--ask'], { cwd: referenceFolder });
  const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const measured: number[] = [];
  const measure = async (): Promise<number> => {
    child.stdin.write('measure\n');
    const answer = await answers.next();
    if (answer.done === true) fail('The reference stopped before it was measured.');
    measured.push(Number(answer.value));
    return measured.at(-1)!;
  };
  const putAway = (): number => {
    child.stdin.end();
    return median(measured);
  };
  return { measure, putAway };
}

export function installReference(): void {
  if (existsSync(join(referenceFolder, 'node_modules', 'node-persist'))) return;
  console.error('Installing the reference, boardgame.io, in bench/reference…');
  try {
    execFileSync('npm', ['install', '--no-fund', '--no-audit', '--loglevel=error'], {
      cwd: referenceFolder,
      stdio: 'ignore',
    });
  } catch (error) {
    fail(`The reference cannot be installed: ${error instanceof Error ? error.message.split('\n')[0] : error}`);
  }
}

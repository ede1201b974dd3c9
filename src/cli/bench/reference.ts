// The yardstick: boardgame.io, installed on demand in its own folder, run on the same machine in the same minute.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../registry-files.js';
import { fail } from '../terminal.js';

const folder = join(packageRoot, 'bench', 'reference');

/** Moves a second of the reference. */
export function measureReference(): number {
  if (!existsSync(folder)) fail('bench/reference is not there: the reference can be measured in a clone only.');
  try {
    if (!existsSync(join(folder, 'node_modules', 'boardgame.io'))) {
      console.error('Installing the reference, boardgame.io, in bench/reference…');
      execFileSync('npm', ['install', '--no-fund', '--no-audit', '--loglevel=error'], { cwd: folder, stdio: 'ignore' });
    }
    return Number(execFileSync(process.execPath, ['reference.cjs'], { cwd: folder, encoding: 'utf8' }).trim());
  } catch (error) {
    return fail(`The reference cannot be measured: ${error instanceof Error ? error.message.split('\n')[0] : error}`);
  }
}

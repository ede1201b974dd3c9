import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { openLog } from '../../../src/server/index.js';

interface Filled {
  readonly acknowledged: Readonly<Record<string, number>>;
  readonly sentences: readonly string[];
  readonly fates: { readonly notWritten: number; readonly unknown: number };
  readonly check: string | null;
  readonly read: number;
}

/** 600 KiB a file: what a disk without room says to who writes, without such a disk. */
function fill(file: string): Filled {
  const filler = fileURLToPath(new URL('./filler.mjs', import.meta.url));
  const script = 'ulimit -f 1200; exec "$0" "$1" "$2"';
  return JSON.parse(execFileSync('sh', ['-c', script, process.execPath, filler, file], { encoding: 'utf8' })) as Filled;
}

// skipped: only a shell of Unix can limit the size of files
it.skipIf(process.platform === 'win32')(
  'A file that cannot grow loses nothing that was acknowledged, says what is wrong, and is written again when it can',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'rulebox-full-'));
    const file = join(folder, 'log.db');
    const { acknowledged, sentences, fates, check, read } = fill(file);
    expect(fates.notWritten + fates.unknown).toBe(50 * 20);
    expect(sentences).toEqual([expect.stringMatching(/^The disk (is full|could not be read or written)\. /)]);
    expect(check).toBe(sentences[0]);
    expect(read).toBe(acknowledged['table-0']); // it is read although it cannot be written
    const log = await openLog({ file });
    expect(Object.keys(acknowledged).length).toBe(50);
    for (const [table, last] of Object.entries(acknowledged)) {
      const numbers = (await log.read(table, 0)).map(({ number }) => number);
      expect(numbers.slice(0, last)).toEqual(Array.from({ length: last }, (_, i) => i + 1));
    }
    expect(await log.check()).toBeNull();
    await log.close();
    rmSync(folder, { recursive: true });
  },
);

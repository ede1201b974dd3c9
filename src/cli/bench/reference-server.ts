// The other yardstick: boardgame.io's server with clients of its own, installed on demand like its engine is.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { cpuOf, memoryOf } from '../online/server-process.js';
import { installReference, referenceFolder } from './reference.js';

/** What the reference did under a load. */
export interface ReferenceLoad {
  readonly per_cpu_s: number;
  readonly p50_ms: number;
  readonly p99_ms: number;
  readonly kib_per_table: number;
}

/** How it keeps its matches: in memory, or in a folder of files. */
export type ReferenceStore = 'memory' | { readonly folder: string };

/** Two clients a match take turns, as fast as they are answered, for so long. */
export async function loadReference(store: ReferenceStore, matches: number, seconds: number): Promise<ReferenceLoad> {
  installReference();
  const cwd = referenceFolder;
  const where = store === 'memory' ? store : store.folder;
  const server = spawn(process.execPath, ['server.cjs', where], { cwd, stdio: ['ignore', 'pipe', 'ignore'] });
  try {
    const port = (await lineLike(server.stdout, /^port (\d+)$/))[1]!;
    const before = memoryOf(server.pid!);
    const load = [port, matches, seconds * 1000, 0].map(String);
    const clients = spawn(process.execPath, ['load.cjs', ...load], { cwd, stdio: ['ignore', 'pipe', 'inherit'] });
    const lines = createInterface({ input: clients.stdout })[Symbol.asyncIterator]();
    await lines.next(); // open
    const begun = cpuOf(server.pid!);
    const { moves, p50, p99 } = JSON.parse((await lines.next()).value as string) as Record<string, number>;
    const cpu = cpuOf(server.pid!) - begun;
    const memory = (memoryOf(server.pid!) - before) / matches;
    return { per_cpu_s: moves! / cpu, p50_ms: p50!, p99_ms: p99!, kib_per_table: memory / 1024 };
  } finally {
    server.kill('SIGKILL');
  }
}

async function lineLike(from: NodeJS.ReadableStream, pattern: RegExp): Promise<RegExpExecArray> {
  for await (const line of createInterface({ input: from })) {
    const found = pattern.exec(line);
    if (found !== null) return found;
  }
  throw new Error('The reference ended before it said where it serves.');
}

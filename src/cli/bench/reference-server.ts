// The other yardstick: boardgame.io's server with clients of its own, installed on demand like its engine is.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { cpuOf } from '../online/server-process.js';
import { WEIGHED, weightOf } from '../online/weighed.js';
import { installReference, referenceFolder } from './reference.js';
import { warm } from './warm.js';

/** What the reference did under a load. */
export interface ReferenceLoad {
  readonly per_cpu_s: number;
  readonly p50_ms: number;
  readonly p99_ms: number;
  readonly kib_per_table: number;
}

/** How it keeps its matches: in memory, or in a folder of files. */
export type ReferenceStore = 'memory' | { readonly folder: string };

/** Two clients a match take turns, as fast as they are answered, for so long; warm, and weighed as our server is. */
export async function loadReference(store: ReferenceStore, matches: number, seconds: number): Promise<ReferenceLoad> {
  installReference();
  const cwd = referenceFolder;
  const where = store === 'memory' ? store : store.folder;
  const server = spawn(process.execPath, [...WEIGHED, 'server.cjs', where], {
    cwd,
    stdio: ['ignore', 'pipe', 'ignore', 'ipc'],
  });
  try {
    const port = (await lineLike(server.stdout!, /^port (\d+)$/))[1]!;
    await warm(async (milliseconds) => (await play({ ...WARM_UP, port, milliseconds })).moves);
    const before = await weightOf(server);
    const load = { port, matches, milliseconds: seconds * 1000, name: 'm' };
    let begun = 0;
    const { moves, p50, p99 } = await play(load, () => {
      begun = cpuOf(server.pid!);
    });
    const cpu = cpuOf(server.pid!) - begun;
    const held = ((await weightOf(server)).process - before.process) / matches;
    return { per_cpu_s: moves / cpu, p50_ms: p50, p99_ms: p99, kib_per_table: held / 1024 };
  } finally {
    server.kill('SIGKILL');
  }
}

/** Matches that are played before anything is measured, and stay. */
const WARM_UP = { matches: 50, name: 'w' } as const;

interface Load {
  readonly port: string;
  readonly matches: number;
  readonly milliseconds: number;
  /** What the names of its matches begin with. */
  readonly name: string;
}

interface Played {
  readonly moves: number;
  readonly p50: number;
  readonly p99: number;
}

/** `opened` is called when all matches are there. */
async function play({ port, matches, milliseconds, name }: Load, opened = (): void => {}): Promise<Played> {
  const load = [port, matches, milliseconds, 0, name].map(String);
  const clients = spawn(process.execPath, ['load.cjs', ...load], {
    cwd: referenceFolder,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: clients.stdout })[Symbol.asyncIterator]();
  await lines.next();
  opened();
  return JSON.parse((await lines.next()).value as string) as Played;
}

async function lineLike(from: NodeJS.ReadableStream, pattern: RegExp): Promise<RegExpExecArray> {
  for await (const line of createInterface({ input: from })) {
    const found = pattern.exec(line);
    if (found !== null) return found;
  }
  throw new Error('The reference ended before it said where it serves.');
}

// A PostgreSQL of its own that can be stopped and started, where its programs are installed.
import { execFile } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const VERSIONS = '/usr/lib/postgresql';

/** The folder of `initdb` and `pg_ctl`, which not every path has. */
function programs(): string | null {
  const folders = existsSync(VERSIONS) ? readdirSync(VERSIONS).map((version) => join(VERSIONS, version, 'bin')) : [];
  const path = (process.env['PATH'] ?? '').split(':');
  return [...path, ...folders.toSorted().toReversed()].find((folder) => existsSync(join(folder, 'initdb'))) ?? null;
}

const isRoot = process.getuid?.() === 0;
const bin = programs();

/** PostgreSQL does not run as root: then its own user does it. Meanwhile others go on. */
function run(program: string, ...args: readonly string[]): Promise<void> {
  const words = [join(bin!, program), ...args];
  const quoted = words.map((word) => `'${word}'`).join(' ');
  const [command, given] = isRoot ? ['su', ['postgres', '-c', quoted]] : [words[0]!, words.slice(1)];
  return new Promise((resolve, reject) => {
    execFile(command, given, { timeout: 60_000, cwd: tmpdir() }, (error, said, complained) => {
      if (error === null) resolve();
      else reject(new Error(`${program} ended with ${error.code ?? error.signal}: ${complained}${said}`));
    });
  });
}

/** `pg_ctl` was seen to fail at what it had done: what counts is whether the server runs. */
async function order(data: string, shallRun: boolean, ...words: readonly string[]): Promise<void> {
  for (let tries = 1; ; tries++) {
    const failed = await run('pg_ctl', '-D', data, '-w', ...words).then(
      () => null,
      (error: Error) => error,
    );
    const runs = await run('pg_ctl', '-D', data, 'status').then(
      () => true,
      () => false,
    );
    if (runs === shallRun) return;
    if (tries === 3) throw failed ?? new Error(`The server ${runs ? 'runs' : 'does not run'}.`);
  }
}

async function reasonAgainst(): Promise<string | null> {
  if (bin === null) return 'initdb of PostgreSQL is not installed';
  return run('initdb', '--version').then(
    () => null,
    () => 'nobody here may run PostgreSQL',
  );
}

/** Why there can be no such cluster; null: there can. */
export const noCluster = await reasonAgainst();

export interface Cluster {
  readonly url: string;
  start(): Promise<void>;
  /** `immediate`: as if it had lost its power; the log is recovered at the next start. */
  stop(how: 'fast' | 'immediate'): Promise<void>;
  remove(): void;
}

export async function newCluster(): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'rulebox-cluster-'));
  chmodSync(folder, 0o777);
  const data = join(folder, 'data');
  const port = await freePort();
  await run('initdb', '-D', data, '-U', 'postgres', '-A', 'trust', '--no-sync');
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder}`;
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    start: () => order(data, true, '-o', options, '-l', join(folder, 'output'), 'start'),
    stop: (how) => order(data, false, '-m', how, 'stop'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/**
 * Below the ports that a system gives to who connects: whoever tries a port of those again and again while nobody listens there
 * may come to be connected to itself, and then the port is taken.
 */
async function freePort(): Promise<number> {
  for (let tries = 0; tries < 50; tries++) {
    const port = 20_000 + Math.floor(Math.random() * 10_000);
    if (await isFree(port)) return port;
  }
  throw new Error('No port is free.');
}

function isFree(port: number): Promise<boolean> {
  const server = createServer();
  return new Promise((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}

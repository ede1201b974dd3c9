// `rulebox serve` as a process of its own: started, measured, killed and started again.
import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { packageRoot } from '../here.js';
import type { Weight } from './weigh.js';
import { weightOf } from './weighed.js';

/** Where a server keeps its tables, and where it serves them. */
export interface Serving {
  readonly port: number;
  /** A file of its own, or the address of a database. */
  readonly data: { readonly file: string } | { readonly url: string };
  readonly env?: Readonly<Record<string, string>>;
  readonly nodeOptions?: readonly string[];
}

/** A server that is running. */
export class ServerProcess {
  private constructor(
    private readonly child: ChildProcess,
    readonly address: string,
  ) {}

  /** Waits until it says where it serves. */
  static async start({ port, data, env = {}, nodeOptions = [] }: Serving): Promise<ServerProcess> {
    const main = join(packageRoot, 'dist', 'rulebox', 'main.js');
    const where = 'file' in data ? ['--data', data.file] : [];
    const child = spawn(process.execPath, [...nodeOptions, main, 'serve', '--port', String(port), ...where], {
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
      env: { ...process.env, ...('url' in data ? { DATABASE_URL: data.url } : { DATABASE_URL: '' }), ...env },
    });
    const lines = createInterface({ input: child.stdout! });
    for await (const line of lines) {
      const found = /http:\/\/[\w.:[\]-]+/.exec(line);
      if (found !== null) {
        child.stdout!.resume();
        return new ServerProcess(child, found[0]);
      }
    }
    throw new Error('The server ended before it said where it serves.');
  }

  /** Seconds of processor time that it has had, all its threads together. */
  get cpu(): number {
    return cpuOf(this.child.pid!);
  }

  /** What it holds; only of one that was started with `WEIGHED`. */
  weigh(): Promise<Weight> {
    return weightOf(this.child);
  }

  /** Ends it as a power cut would, or as an operator does; resolves when it is gone. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    return new Promise((resolve) => {
      this.child.once('exit', () => resolve());
      this.child.kill(signal);
    });
  }
}

/** Ticks of the clock by which Linux counts, a second. */
const TICKS = 100;

/** Seconds of processor time of a process, from the system's own count. */
export function cpuOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}

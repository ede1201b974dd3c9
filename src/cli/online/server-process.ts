// `rulebox serve` as a process of its own: started, measured, killed and started again.
import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
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

  /** Waits until it says where it serves; one that does not is ended. */
  static async start({ port, data, env = {}, nodeOptions = [] }: Serving): Promise<ServerProcess> {
    const main = join(packageRoot, 'dist', 'rulebox', 'main.js');
    const where = 'file' in data ? ['--data', data.file] : [];
    const options = [...nodeOptions, '--import', ENDS_WITH_US];
    const child = spawn(process.execPath, [...options, main, 'serve', '--port', String(port), ...where], {
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
      env: { ...process.env, ...('url' in data ? { DATABASE_URL: data.url } : { DATABASE_URL: '' }), ...env },
    });
    const late = setTimeout(() => child.kill('SIGKILL'), TO_START_MS);
    try {
      return new ServerProcess(child, await addressSaidBy(child));
    } catch (error) {
      child.kill('SIGKILL');
      throw error;
    } finally {
      clearTimeout(late);
    }
  }

  /** Waits until it says that it can be turned to, or for as long as is bearable. */
  async isReady(): Promise<boolean> {
    for (let tries = 0; tries < 300; tries++) {
      const answer = await fetch(`${this.address}/ready`).catch(() => null);
      if (answer?.ok === true) return true;
      await pause(50);
    }
    return false;
  }

  /** Seconds of processor time that it has had, all its threads together. */
  get cpu(): number {
    return cpuOf(this.child.pid!);
  }

  /** What it holds; only of one that was started with `WEIGHED`. */
  weigh(): Promise<Weight> {
    return weightOf(this.child);
  }

  get isGone(): boolean {
    return this.child.exitCode !== null || this.child.signalCode !== null;
  }

  /** Bytes of memory that it holds now. */
  get memory(): number {
    return memoryOf(this.child.pid!);
  }

  /** Ends it as a power cut would, or as an operator does; resolves when it is gone, as it may have been before. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    return new Promise((resolve) => {
      if (this.isGone) return resolve();
      this.child.once('exit', () => resolve());
      this.child.kill(signal);
    });
  }
}

/** Milliseconds after which a server that has not said where it serves never will. */
const TO_START_MS = 60_000;

/** Run first in every server: whatever becomes of the process that started it, it does not outlive that. */
const ENDS_WITH_US = `data:text/javascript,${encodeURIComponent(
  "process.once('disconnect', () => process.exit(1)); process.channel?.unref();",
)}`;

async function addressSaidBy({ stdout }: ChildProcess): Promise<string> {
  for await (const line of createInterface({ input: stdout! })) {
    const found = /http:\/\/[\w.:[\]-]+/.exec(line);
    if (found === null) continue;
    stdout!.resume();
    return found[0];
  }
  throw new Error('The server ended before it said where it serves.');
}

/** Ticks of the clock by which Linux counts, a second. */
const TICKS = 100;

/** Seconds of processor time of a process, from the system's own count. */
export function cpuOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}

/** Bytes of a process that are in memory, from the system's own count. */
function memoryOf(pid: number): number {
  const found = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(found?.[1] ?? 0) * 1024;
}

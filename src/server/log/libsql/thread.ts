import { Worker } from 'node:worker_threads';
import { CannotOpen, NotWritten, Unknown } from '../log.js';
import type { AskedOfThread, Failure, SaidByThread, StoreMethod, ThreadStart } from './asked.js';
import type { Store } from './store.js';

/** The thread's file lies beside this one, where each is built by itself and where all of them are joined. */
const here = new URL('./', import.meta.url);

export const startThread = (start: ThreadStart): Worker =>
  new Worker(new URL('./log-worker.js', here), { workerData: start });

interface Asked {
  readonly resolve: (value: never) => void;
  readonly reject: (error: Error) => void;
}

/** Milliseconds until a thread that could not begin is tried again. */
const PAUSE = 200;

/**
 * The thread that holds the file, as others see it. One that dies is replaced when it is next asked; what it was about to do
 * may be done or not.
 */
export class LogThread {
  private running: Promise<Running> | null = null;
  private triedAt = Number.NEGATIVE_INFINITY;
  private isClosed = false;

  constructor(
    private readonly start: ThreadStart,
    private readonly begin: (start: ThreadStart) => Worker = startThread,
  ) {}

  /** Rejects with the reason if the file cannot be opened. */
  async open(): Promise<void> {
    await this.thread();
  }

  async ask<M extends StoreMethod>(method: M, ...args: Parameters<Store[M]>): Promise<ReturnType<Store[M]>> {
    const running = await this.thread().catch((error: Error) => {
      throw new NotWritten(error.message);
    });
    return (await running.ask(method, args)) as ReturnType<Store[M]>;
  }

  async close(): Promise<void> {
    this.isClosed = true;
    if (this.running === null) return;
    const running = await this.running.catch(() => null);
    await running?.ask('close', []).catch(() => null);
    await running?.gone;
  }

  private thread(): Promise<Running> {
    if (this.running !== null) return this.running;
    if (this.isClosed) return Promise.reject(new NotWritten('The log is closed.'));
    const now = performance.now();
    if (now - this.triedAt < PAUSE) return Promise.reject(new NotWritten('The thread that writes the log has ended.'));
    this.triedAt = now;
    const running = new Running(this.begin(this.start));
    this.running = running.opened.then(() => running);
    this.running.catch(() => null);
    void running.gone.then(() => {
      this.running = null;
    });
    return this.running;
  }
}

/** One thread, and what it has been asked and has not answered. */
class Running {
  readonly opened: Promise<void>;
  readonly gone: Promise<void>;
  private readonly asked = new Map<number, Asked>();
  private count = 0;
  private isGone = false;

  constructor(private readonly worker: Worker) {
    this.opened = new Promise<void>((resolve, reject) => this.asked.set(0, { resolve, reject }));
    worker.on('message', (said: SaidByThread) => this.hear(said));
    this.gone = new Promise((resolve) => {
      const end = (reason: string): void => {
        this.end(reason);
        resolve();
      };
      worker.on('error', (error: Error) => end(`The thread that writes the log failed: ${error.message}`));
      worker.on('exit', () => end('The thread that writes the log has ended.'));
    });
  }

  ask(method: StoreMethod, args: readonly unknown[]): Promise<unknown> {
    if (this.isGone) return Promise.reject(new NotWritten('The thread that writes the log has ended.'));
    return new Promise((resolve, reject) => {
      const id = ++this.count;
      this.asked.set(id, { resolve, reject });
      this.worker.postMessage({ id, method, args } satisfies AskedOfThread);
    });
  }

  private hear(said: SaidByThread): void {
    const asked = this.asked.get(said.id);
    this.asked.delete(said.id);
    if ('failure' in said) asked?.reject(errorOf(said.failure));
    else asked?.resolve(said.value as never);
  }

  private end(reason: string): void {
    this.isGone = true;
    for (const { reject } of this.asked.values()) reject(new Unknown(reason));
    this.asked.clear();
  }
}

function errorOf({ kind, message }: Failure): Error {
  if (kind === 'not-written') return new NotWritten(message);
  if (kind === 'unknown') return new Unknown(message);
  return kind === 'cannot-open' ? new CannotOpen(message) : new Error(message);
}

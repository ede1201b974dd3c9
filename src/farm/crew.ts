// The threads of a worker. Each plays one job at a time; the thread that talks to Redis plays none, so that it always answers.
import { Worker } from 'node:worker_threads';
import type { Task } from './job.js';
import type { FromThread, ToThread } from './play/thread.js';

/** What a thread needs of a run before it can play some of it. */
export interface RunSource {
  kit(): Promise<Uint8Array>;
  /** What was learnt in the rounds from one up to, and without, another; `anew`: it holds all before, too. */
  lessons(from: number, to: number): Promise<{ readonly lessons: readonly Uint8Array[]; readonly anew: boolean }>;
}

/** Megabytes for what a thread has just made: see the arena's threads. */
const YOUNG = 64;

/** A thread keeps the kits of so many runs: one may be a whole card database. */
const MOST_RUNS = 3;

/** A job that takes longer than this hangs, in milliseconds. */
const LONGEST = 60 * 60_000;

export class Crew {
  private readonly free: Hand[];
  private readonly waiting: ((hand: Hand) => void)[] = [];
  private readonly all: Hand[];

  constructor(size: number, file: URL) {
    this.all = Array.from({ length: size }, () => new Hand(file));
    this.free = [...this.all];
  }

  /** Whoever is free plays it. What is thrown in a thread is thrown here. */
  async play(run: string, source: RunSource, task: Task): Promise<Uint8Array> {
    const hand = this.free.pop() ?? (await new Promise<Hand>((resolve) => this.waiting.push(resolve)));
    try {
      return await hand.play(run, source, task);
    } finally {
      const next = this.waiting.shift();
      if (next === undefined) this.free.push(hand);
      else next(hand);
    }
  }

  async close(): Promise<void> {
    await Promise.all(this.all.map((hand) => hand.end()));
  }
}

/** A thread, begun when it is needed and anew when it has died, and how many rounds it knows of each run. */
class Hand {
  private worker: Worker | null = null;
  private readonly known = new Map<string, number>();

  constructor(private readonly file: URL) {}

  async play(run: string, source: RunSource, task: Task): Promise<Uint8Array> {
    const worker = this.worker ?? this.begin();
    if (!this.known.has(run)) {
      const kit = await source.kit();
      this.makeRoom(worker);
      say(worker, { is: 'kit', run, kit });
      this.known.set(run, 0);
    }
    if (task.is === 'stretches') await this.learn(worker, run, source, task.learned);
    const told = await this.asked(worker, { is: 'task', run, task });
    if ('fault' in told) throw new Error(told.fault);
    return told.part;
  }

  async end(): Promise<void> {
    const { worker } = this;
    this.worker = null;
    this.known.clear();
    await worker?.terminate();
  }

  private begin(): Worker {
    const worker = new Worker(this.file, { resourceLimits: { maxYoungGenerationSizeMb: YOUNG } });
    worker.on('error', () => {}); // who waits for it hears it
    worker.on('exit', () => {
      if (this.worker !== worker) return;
      this.worker = null;
      this.known.clear();
    });
    this.worker = worker;
    return worker;
  }

  private makeRoom(worker: Worker): void {
    for (const run of [...this.known.keys()].slice(0, Math.max(0, this.known.size - MOST_RUNS + 1))) {
      this.known.delete(run);
      say(worker, { is: 'forget', run });
    }
  }

  private async learn(worker: Worker, run: string, source: RunSource, learned: number): Promise<void> {
    const known = this.known.get(run) ?? 0;
    if (known === learned) return;
    const { lessons, anew } = await source.lessons(known, learned);
    say(worker, { is: 'lessons', run, lessons, anew });
    this.known.set(run, learned);
  }

  /** A thread that was asked in vain has learnt nothing of what it was told last: it begins anew. */
  private asked(worker: Worker, said: ToThread): Promise<FromThread> {
    return new Promise((resolve, reject) => {
      const over = (): void => {
        clearTimeout(timer);
        worker.off('message', heard).off('error', failed).off('exit', left);
      };
      const heard = (told: FromThread): void => {
        over();
        if ('fault' in told) void this.end();
        resolve(told);
      };
      const failed = (error: Error): void => {
        over();
        reject(error);
      };
      const left = (): void => failed(new Error('The thread has ended in the middle of a job.'));
      const timer = setTimeout(() => {
        void this.end();
        failed(new Error(`The job was not played within ${LONGEST / 60_000} minutes.`));
      }, LONGEST);
      worker.on('message', heard).on('error', failed).on('exit', left);
      say(worker, said);
    });
  }
}

const say = (worker: Worker, said: ToThread): void => worker.postMessage(said);

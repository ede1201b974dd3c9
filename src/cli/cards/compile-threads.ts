// Many cards compiled in several threads, this one among them. What comes of it is the same as in one.
import { availableParallelism } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { type Compilation, compileCards } from '../../cards/index.js';
import type { CardFacts } from '../../engine/index.js';
import type { CompileResult, CompileTask } from '../compile-worker.js';
import { threadFile } from '../here.js';

/** So many cards are given to a thread at once. */
const TOGETHER = 256;

/** A thread takes as long to start as fewer cards take to compile. */
const WORTH_A_THREAD = 4_000;
const MOST_THREADS = 4;

/** How many threads so many cards are worth. */
export const threadsFor = (cards: number): number =>
  Math.max(1, Math.min(MOST_THREADS, availableParallelism(), Math.floor(cards / WORTH_A_THREAD)));

/** What comes of each card, in its place. `reached`: called now and then with how many cards are done. */
export async function compileInThreads(
  facts: readonly CardFacts[],
  threads: number,
  reached: (cards: number) => void = () => undefined,
): Promise<readonly Compilation[]> {
  const work = new SharedWork(facts, reached);
  const others = Math.min(threads, Math.ceil(facts.length / TOGETHER)) - 1;
  const hands = Array.from({ length: Math.max(0, others) }, () => new Hand(work));
  try {
    await Promise.all([compileHere(work), ...hands.map((hand) => hand.done)]);
    return work.compiled;
  } finally {
    await Promise.all(hands.map((hand) => hand.dismiss()));
  }
}

/** The cards, and what came of those that are done; whoever is free takes the next ones. */
class SharedWork {
  readonly compiled: Compilation[] = [];
  private next = 0;
  private done = 0;

  constructor(
    private readonly facts: readonly CardFacts[],
    private readonly reached: (cards: number) => void,
  ) {}

  take(): CompileTask | null {
    if (this.next >= this.facts.length) return null;
    const first = this.next;
    this.next += TOGETHER;
    return { first, facts: this.facts.slice(first, this.next) };
  }

  bring({ first, compiled }: CompileResult): void {
    for (const [place, one] of compiled.entries()) this.compiled[first + place] = one;
    this.done += compiled.length;
    this.reached(this.done);
  }
}

async function compileHere(work: SharedWork): Promise<void> {
  for (let task = work.take(); task !== null; task = work.take()) {
    work.bring({ first: task.first, compiled: compileCards(task.facts) });
    await setImmediate(); // the others bring what they made, and are given more
  }
}

/** Another thread. It always has something waiting: this one is not there to ask while it compiles itself. */
class Hand {
  readonly done: Promise<void>;
  private readonly worker = new Worker(threadFile('compile'));
  private waiting = 0;

  constructor(private readonly work: SharedWork) {
    this.done = new Promise((resolve, reject) => {
      this.worker.on('error', reject);
      this.worker.on('message', (result: CompileResult) => {
        this.waiting--;
        work.bring(result);
        if (!this.give() && this.waiting === 0) resolve();
      });
      this.give();
      this.give();
      if (this.waiting === 0) resolve();
    });
  }

  async dismiss(): Promise<void> {
    await this.worker.terminate();
  }

  private give(): boolean {
    const task = this.work.take();
    if (task === null) return false;
    this.waiting++;
    this.worker.postMessage(task);
    return true;
  }
}

import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import { DelayedError, type Job as QueuedJob, Worker } from 'bullmq';
import { Crew, type RunSource } from './crew.js';
import type { Farm } from './farm.js';
import { JOB_VERSION, type Job } from './job.js';
import { FarmMetrics } from './metrics.js';
import { Pace } from './pace.js';
import { packed, unpacked } from './packed.js';
import { allRuns, type RunAbout } from './redis/about.js';
import { disconnect } from './redis/connect.js';
import { queueOf, type RunNames } from './redis/names.js';
import { keepPart } from './redis/results.js';
import type { WorkerSign } from './status.js';

export interface WorkerOptions {
  readonly threads: number;
  /** What a thread runs. */
  readonly threadFile: URL;
  /** A job whose worker says nothing for so many milliseconds is given to another. */
  readonly lock: number;
  readonly note: (sentence: string) => void;
}

/** So often a worker may die over a job before the job is put aside: the job may be what kills it. */
const MOST_STALLED = 10;

/** How often a worker gives a sign, and for how long one is believed, in milliseconds. */
const SIGN = 2000;
const BELIEVED = 8000;

/** A job that we must not play is left to others for so long before it is looked at again. */
const LEFT_FOR = 30_000;

/** A worker of the farm: takes jobs of its own make, plays them in threads, and keeps what came of them. */
export class FarmWorker {
  readonly metrics = new FarmMetrics();
  readonly id = randomBytes(6).toString('hex');
  private readonly crew: Crew;
  private readonly queue: Worker<Job>;
  private readonly pace = new Pace();
  private readonly left = new Set<string>();
  private readonly timer: NodeJS.Timeout;
  private games = 0;
  private jobs = 0;
  private playing = 0;
  private isLeaving = false;

  private constructor(
    private readonly farm: Farm,
    private readonly options: WorkerOptions,
    private readonly connection: Farm['redis'],
  ) {
    const { threads, threadFile, lock, note } = options;
    this.crew = new Crew(threads, threadFile);
    this.queue = new Worker<Job>(queueOf(farm.place.make), (job, token) => this.played(job, token), {
      connection,
      prefix: farm.names.prefix,
      concurrency: threads,
      lockDuration: lock,
      stalledInterval: Math.max(500, lock / 2),
      maxStalledCount: MOST_STALLED,
      removeOnComplete: { count: 0 },
    });
    this.queue.on('error', (error) => note(`The queue failed: ${error.message}`));
    this.queue.on('stalled', (name) => note(`The job ${name} was left by a worker that died; it is played again.`));
    this.queue.on('failed', (job, error) => this.failed(job, error));
    this.metrics.threads.set(threads);
    this.timer = setInterval(() => void this.sign().catch(() => {}), SIGN);
  }

  static async begin(farm: Farm, options: WorkerOptions): Promise<FarmWorker> {
    const worker = new FarmWorker(farm, options, await farm.another());
    await worker.queue.waitUntilReady();
    await worker.sign();
    return worker;
  }

  /** Lets what is being played be played to its end; `atOnce`: leaves it to others. */
  async end(atOnce = false): Promise<void> {
    if (this.isLeaving && !atOnce) return;
    this.isLeaving = true;
    clearInterval(this.timer);
    if (atOnce) await this.crew.close();
    await this.queue.close(atOnce);
    await this.crew.close();
    disconnect(this.connection);
    await this.farm.redis.del(this.farm.names.worker(this.id)).catch(() => 0);
  }

  private async played(job: QueuedJob<Job>, token: string | undefined): Promise<void> {
    const { run, number, games, task } = job.data;
    const { redis, names } = this.farm;
    const why = this.whyNot(job.data);
    if (why !== null) return this.leave(job, token, why);
    const keys = names.run(run);
    if ((await redis.hexists(keys.parts, String(number))) === 1) return;
    this.playing++;
    const begun = performance.now();
    try {
      const part = await this.crew.play(run, this.source(keys, run), task);
      const kept = await keepPart(redis, keys, { number, games, part });
      this.metrics.played(job.data, kept, (performance.now() - begun) / 1000);
      if (kept === 'kept') {
        this.games += games;
        this.jobs++;
        this.pace.add(games, performance.now());
      }
    } finally {
      this.playing--;
    }
  }

  /** Why this worker must not play a job; null: it may. */
  private whyNot({ version, make, run }: Job): string | null {
    if (version !== JOB_VERSION)
      return `The run ${run} has jobs of version ${version}, and this worker knows version ${JOB_VERSION}: it is left to others.`;
    if (make !== this.farm.place.make) return unlike(run, make, this.farm.place.make);
    return null;
  }

  /** That a job was looked at and left is no attempt of it. */
  private async leave(job: QueuedJob<Job>, token: string | undefined, why: string): Promise<never> {
    this.refuse(job.data.run, why);
    await job.moveToDelayed(Date.now() + LEFT_FOR, token);
    throw new DelayedError();
  }

  private refuse(run: string, why: string): void {
    if (this.left.has(run)) return;
    this.left.add(run);
    this.metrics.refused.inc();
    this.options.note(why);
  }

  private failed(job: QueuedJob<Job> | undefined, error: Error): void {
    if (job === undefined) return;
    const { run, number } = job.data;
    const isDead = job.attemptsMade >= (job.opts.attempts ?? 1);
    this.metrics.failed(job.data, isDead);
    const then = isDead ? 'It is put aside: see `rulebox farm dead`.' : 'It is tried again.';
    this.options.note(`Job ${number} of the run ${run} failed: ${error.message.split('\n')[0]} ${then}`);
  }

  private source({ kit, lessons, state }: RunNames, run: string): RunSource {
    const { redis } = this.farm;
    return {
      async kit() {
        const found = await redis.getBuffer(kit);
        if (found === null) throw new Error(`Nobody knows the run ${run} any more.`);
        return found;
      },
      async lessons(from, to) {
        const rounds = Array.from({ length: Math.max(0, to - from) }, (_, i) => String(from + i));
        const found = rounds.length === 0 ? [] : await redis.hmgetBuffer(lessons, ...rounds);
        if (to > from && found.every((each) => each !== null)) return { lessons: found as Buffer[], anew: false };
        return { lessons: await fromState(redis, { lessons, state, run, to }), anew: true };
      },
    };
  }

  /** Says that we are there, and which runs we leave to others. */
  private async sign(): Promise<void> {
    const { redis, names, place } = this.farm;
    const sign: WorkerSign = {
      ...{ id: this.id, host: hostname(), pid: process.pid, make: place.make, version: place.version },
      ...{ threads: this.options.threads, playing: this.playing, games: this.games, jobs: this.jobs },
      rate: this.pace.rate(performance.now()),
    };
    this.metrics.playing.set(this.playing);
    await redis.set(names.worker(this.id), JSON.stringify(sign), 'PX', BELIEVED);
    await redis.sadd(names.workers, this.id);
    for (const run of await allRuns(redis, names)) this.lookAt(run);
  }

  private lookAt({ run, make, isOver }: RunAbout): void {
    if (!isOver && make !== this.farm.place.make) this.refuse(run, unlike(run, make, this.farm.place.make));
  }
}

const unlike = (run: string, make: string, ours: string): string =>
  `The run ${run} is left to others: it asks for workers of make ${make}, and this one is ${ours}. Games would go otherwise here; install the version that asks for it.`;

/** All that was learnt up to a round, from what is kept of an earlier one. */
async function fromState(
  redis: Farm['redis'],
  { lessons, state, run, to }: { lessons: string; state: string; run: string; to: number },
): Promise<readonly Uint8Array[]> {
  const kept = await redis.getBuffer(state);
  const opened = kept === null ? null : unpacked<{ round: number; lessons: unknown }>(kept);
  const from = opened?.round ?? 0;
  const rounds = Array.from({ length: Math.max(0, to - from) }, (_, i) => String(from + i));
  const found = rounds.length === 0 ? [] : await redis.hmgetBuffer(lessons, ...rounds);
  if (from > to || found.some((each) => each === null))
    throw new Error(`What the run ${run} had learnt by round ${to} is not there any more.`);
  return [...(opened === null ? [] : [packed([opened.lessons])]), ...(found as Buffer[])];
}

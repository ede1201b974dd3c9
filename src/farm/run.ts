import type { Redis } from 'ioredis';
import type { SoakState } from '../arena/index.js';
import type { Cut, Work } from './cut/work.js';
import { deadOf } from './dead.js';
import type { Farm } from './farm.js';
import { JOB_VERSION, type Job, type Part } from './job.js';
import { runOf } from './kit.js';
import { packed, unpacked } from './packed.js';
import { disconnect, FarmFault } from './redis/connect.js';
import { jobName, type RunNames } from './redis/names.js';
import { partsSince } from './redis/results.js';
import { threadsLike, workersOf } from './status.js';

/** How a run is to be asked. */
export interface Asking {
  readonly farm: Farm;
  /** What was typed. */
  readonly typed: readonly string[];
  /** The run that it should come to; null: whichever. */
  readonly expects: string | null;
  /** Told whenever something came, and now and then. */
  readonly goesOn: () => void;
  /** Told in a sentence what a person should know. */
  readonly note: (sentence: string) => void;
}

/** What is known when it is over. */
export interface Ran {
  readonly run: string;
  /** For how long it was waited for, all times together. */
  readonly seconds: number;
}

/** Attempts of a job that fails, and how long the second waits. */
const ATTEMPTS = 3;
const WAITS = 1000;

/** Whoever asks says so at least so often, in milliseconds; who has said nothing for as long as `GONE` is gone. */
const BEAT = 2000;
const GONE = 8000;

/** After so many beats without anything new it is said who is missing. */
const IDLE_BEATS = 3;

/** What is played ahead of what is known to be wanted, for every thread that plays. */
const AHEAD = 2;

/** When it is over, what came of it is kept for so many seconds: who asks again is told at once. */
const KEPT_FOR = 7 * 24 * 3600;

/**
 * Asks the farm for a run, and waits until it is over. The run is found by what is played and by the make: who asks for one that
 * was begun before, takes it up where it is. Jobs lie in the queue only to be played; what counts is what came of them.
 */
export async function askFarm(work: Work, asking: Asking): Promise<Ran> {
  const kit = packed(work.kit);
  const run = runOf(asking.farm.place.make, kit);
  if (asking.expects !== null && asking.expects !== run)
    throw new FarmFault(
      `What was typed for the run ${asking.expects} comes to the run ${run} now: its decks, its cards or this version have changed since.`,
    );
  const waiting = await asking.farm.another();
  const asked = new Asked({ work, asking, kit, run, waiting });
  try {
    await asked.begin();
    while (!work.isOver) await asked.goOn();
    return { run, seconds: await asked.end() };
  } finally {
    await asked.leave();
    disconnect(waiting);
  }
}

interface AskedOf {
  readonly work: Work;
  readonly asking: Asking;
  readonly kit: Buffer;
  readonly run: string;
  /** A connection that stands still until something came. */
  readonly waiting: Redis;
}

class Asked {
  private readonly work: Work;
  private readonly asking: Asking;
  private readonly farm: Farm;
  private readonly run: string;
  private readonly keys: RunNames;
  private readonly me = `${process.pid}-${Math.random()}`;
  /** Jobs in the queue, or being played, as far as we know. */
  private readonly out = new Map<number, Cut>();
  private readonly came = new Set<number>();
  private heard = 0;
  private seconds = 0;
  private beaten = 0;
  private idle = 0;

  constructor(private readonly of: AskedOf) {
    this.work = of.work;
    this.asking = of.asking;
    this.farm = of.asking.farm;
    this.run = of.run;
    this.keys = this.farm.names.run(of.run);
  }

  async begin(): Promise<void> {
    await this.becomeAsker();
    await this.bring();
    const { redis } = this.farm;
    const state = await redis.getBuffer(this.keys.state);
    if (state !== null) this.work.learning?.goOnFrom(unpacked<SoakState>(state));
    this.seconds = Number((await redis.hget(this.keys.about, 'seconds')) ?? 0);
    while (await this.takeIn());
    await this.teach();
    this.beaten = performance.now();
    if (this.work.games.done > 0)
      this.asking.note(`Run ${this.run} is taken up again: ${this.work.games.done} games are there.`);
  }

  async goOn(): Promise<void> {
    await this.fill();
    await this.of.waiting.blpop(this.keys.bell, BEAT / 1000);
    let isNew = false;
    while (await this.takeIn()) isNew = true;
    if (isNew) await this.teach();
    if (performance.now() - this.beaten >= BEAT) await this.beat(isNew);
    this.asking.goesOn();
  }

  async end(): Promise<number> {
    const { redis } = this.farm;
    await this.beat(true);
    await this.removeJobs(this.out.keys());
    await redis.hset(this.keys.about, { over: Date.now() });
    for (const key of Object.values(this.keys)) await redis.expire(key, KEPT_FOR);
    return this.seconds;
  }

  async leave(): Promise<void> {
    const { redis } = this.farm;
    if (redis.status === 'ready' && (await redis.get(this.keys.asker)) === this.me) await redis.del(this.keys.asker);
  }

  /** Two who ask for the same run would take each other's parts away. Who was killed is waited for. */
  private async becomeAsker(): Promise<void> {
    const { redis } = this.farm;
    const until = performance.now() + 2 * GONE;
    while ((await redis.set(this.keys.asker, this.me, 'PX', GONE, 'NX')) === null) {
      if (performance.now() > until)
        throw new FarmFault(
          `Somebody waits for the run ${this.run} already: \`rulebox farm status\` shows how it stands.`,
        );
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  }

  /** Makes the run known. Said again where Redis has lost it. */
  private async bring(): Promise<void> {
    const { redis, names, place } = this.farm;
    await redis.set(this.keys.kit, this.of.kit);
    await redis.hset(this.keys.about, {
      ...{ is: this.work.kit.is, title: this.work.title, make: place.make, version: place.version },
      ...{ expected: this.work.games.expected, over: '' },
    });
    await redis.hsetnx(this.keys.about, 'typed', JSON.stringify(this.asking.typed));
    for (const key of Object.values(this.keys)) await redis.persist(key);
    await redis.zadd(names.runs, 'NX', Date.now(), this.run);
    await redis.sadd(names.makes, place.make);
  }
  /** Puts jobs into the queue: all of them where all are known, else as many as keep the workers busy. */
  private async fill(): Promise<void> {
    const most = this.work.isKnownAhead ? MOST_OUT : Math.max(8, AHEAD * (await threadsLike(this.farm)));
    const jobs: Cut[] = [];
    while (this.out.size < most) {
      const cut = this.work.next();
      if (cut === null) break;
      if (this.came.has(cut.number)) continue;
      this.out.set(cut.number, cut);
      jobs.push(cut);
    }
    await this.queue(jobs);
  }

  /** A job that is in the queue already is not brought a second time. */
  private async queue(cuts: readonly Cut[]): Promise<void> {
    const { make } = this.farm.place;
    for (let from = 0; from < cuts.length; from += BROUGHT_AT_ONCE)
      await this.farm.queue().addBulk(
        cuts.slice(from, from + BROUGHT_AT_ONCE).map(({ number, games, task }) => ({
          name: this.work.kit.is,
          data: { version: JOB_VERSION, make, run: this.run, number, games, task } satisfies Job,
          opts: {
            jobId: jobName(this.run, number),
            attempts: ATTEMPTS,
            backoff: { type: 'exponential', delay: WAITS },
            removeOnComplete: true,
            removeOnFail: false,
          },
        })),
      );
  }

  /** Takes in some of what has come since; whether there was anything. */
  private async takeIn(): Promise<boolean> {
    const parts = await partsSince(this.farm.redis, this.keys, this.heard);
    for (const { number, part } of parts) {
      this.heard++;
      this.out.delete(number);
      if (part === null || this.came.has(number)) continue;
      this.came.add(number);
      if (this.work.isWanted(number)) this.work.take(number, unpacked<Part>(part));
    }
    const unwanted = [...this.out.keys()].filter((number) => !this.work.isWanted(number));
    if (parts.length > 0) await this.removeJobs(unwanted);
    return parts.length > 0;
  }

  private async removeJobs(numbers: Iterable<number>): Promise<void> {
    for (const number of [...numbers]) {
      this.out.delete(number);
      // One that is being played cannot be taken away; nobody will ask what came of it.
      await this.farm
        .queue()
        .remove(jobName(this.run, number))
        .catch(() => 0);
    }
  }

  /** Lets all who play know what was learnt, before they are asked to go on; keeps it short. */
  private async teach(): Promise<void> {
    const { learning } = this.work;
    const { redis } = this.farm;
    for (const { round, lessons } of learning?.newRounds() ?? [])
      await redis.hset(this.keys.lessons, String(round), packed(lessons));
    const kept = learning?.checkpoint() ?? null;
    if (kept === null) return;
    await redis.set(this.keys.state, packed(kept.state));
    const old = [...this.came].filter((number) => number < kept.forgets);
    for (let from = 0; from < old.length; from += BROUGHT_AT_ONCE)
      await redis.hdel(this.keys.parts, ...old.slice(from, from + BROUGHT_AT_ONCE).map(String));
    const rounds = (await redis.hkeys(this.keys.lessons)).filter((round) => Number(round) < kept.state.round);
    if (rounds.length > 0) await redis.hdel(this.keys.lessons, ...rounds);
  }

  /** Says that somebody still waits, and how it stands; looks for jobs that are lost or dead. */
  private async beat(isNew: boolean): Promise<void> {
    const { redis } = this.farm;
    const now = performance.now();
    this.seconds += (now - this.beaten) / 1000;
    this.beaten = now;
    await redis.set(this.keys.asker, this.me, 'PX', GONE);
    if (await this.hasLost()) await this.bringAgain();
    const { done, expected } = this.work.games;
    await redis.hset(this.keys.about, { done, expected, seconds: this.seconds.toFixed(1) });
    if (isNew) this.idle = 0;
    else if (!this.work.isOver) {
      await this.lookForDead();
      if (++this.idle === IDLE_BEATS) await this.sayWhoIsMissing();
    }
  }

  private async sayWhoIsMissing(): Promise<void> {
    const workers = await workersOf(this.farm);
    if (workers.some(({ make }) => make === this.farm.place.make)) return;
    const others =
      workers.length === 0
        ? 'Nobody plays.'
        : `${workers.length} other workers leave it, because they are of another make.`;
    this.asking.note(
      `The run ${this.run} waits for a worker of make ${this.farm.place.make}. ${others} \`rulebox farm work\` begins one.`,
    );
  }

  /** Redis was emptied, or came back with less than we have heard of. */
  private async hasLost(): Promise<boolean> {
    const { redis } = this.farm;
    const [kit, is, done] = await Promise.all([
      redis.exists(this.keys.kit),
      redis.hexists(this.keys.about, 'is'),
      redis.llen(this.keys.done),
    ]);
    return kit === 0 || is === 0 || done < this.heard || (await this.lacksJobs());
  }

  /** Of jobs that should wait or be played, none is known to the queue, and nothing has come of them. */
  private async lacksJobs(): Promise<boolean> {
    const [first] = this.out.keys();
    if (first === undefined) return false;
    if ((await this.farm.queue().getJob(jobName(this.run, first))) !== undefined) return false;
    return (await this.farm.redis.hexists(this.keys.parts, String(first))) === 0;
  }

  /** What we have taken in is ours; what we have not is asked for once more. */
  private async bringAgain(): Promise<void> {
    this.asking.note(`Redis has lost some of the run ${this.run}; what is missing is played again.`);
    this.heard = 0;
    await this.bring();
    const kept = this.work.learning?.everything() ?? null;
    if (kept !== null) await this.farm.redis.set(this.keys.state, packed(kept));
    await this.queue([...this.out.values()]);
  }

  /** When all that is left is dead, waiting is of no use. */
  private async lookForDead(): Promise<void> {
    const dead = await deadOf(this.farm, this.run);
    if (dead.length === 0 || dead.length < this.out.size) return;
    const [first] = dead;
    throw new FarmFault(
      `${dead.length} ${dead.length === 1 ? 'job' : 'jobs'} of the run ${this.run} failed ${ATTEMPTS} times, and the rest is played. The first: ${first!.reason}
` +
        `\`rulebox farm dead\` lists them, \`rulebox farm again ${this.run}\` queues them again; then ask for the run again.`,
    );
  }
}

/** Jobs that are brought to the queue in one go. */
const BROUGHT_AT_ONCE = 500;
/** No more jobs than these lie in the queue: a run of ten million games is brought bit by bit. */
const MOST_OUT = 20_000;

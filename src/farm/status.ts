import type { DeadLetter } from './dead.js';
import { deadLetters } from './dead.js';
import type { Farm } from './farm.js';
import { allRuns, type RunAbout } from './redis/about.js';

/** What a worker says of itself, every other second. */
export interface WorkerSign {
  readonly id: string;
  readonly host: string;
  readonly pid: number;
  readonly make: string;
  readonly version: string;
  readonly threads: number;
  /** Jobs that it plays now. */
  readonly playing: number;
  readonly games: number;
  readonly jobs: number;
  /** Games a second, over the last half minute. */
  readonly rate: number;
}

/** The queue of a make. */
export interface QueueStatus {
  readonly make: string;
  readonly waiting: number;
  readonly playing: number;
  /** Waiting to be tried again. */
  readonly delayed: number;
  readonly dead: number;
}

/** A farm at a glance. */
export interface FarmStatus {
  readonly farm: string;
  /** Our own make. */
  readonly make: string;
  readonly runs: readonly RunAbout[];
  readonly workers: readonly WorkerSign[];
  readonly queues: readonly QueueStatus[];
  readonly dead: readonly DeadLetter[];
  readonly gamesPerSecond: number;
}

export async function statusOf(farm: Farm): Promise<FarmStatus> {
  const { redis, names, place } = farm;
  const makes = [...(await redis.smembers(names.makes))].sort();
  const [runs, workers, queues, dead] = await Promise.all([
    allRuns(redis, names),
    workersOf(farm),
    Promise.all(makes.map((make) => queueStatus(farm, make))),
    deadLetters(farm),
  ]);
  const gamesPerSecond = workers.reduce((sum, { rate }) => sum + rate, 0);
  return { farm: place.name, make: place.make, runs, workers, queues, dead, gamesPerSecond };
}

/** Those who have given a sign of late. */
export async function workersOf({ redis, names }: Farm): Promise<readonly WorkerSign[]> {
  const ids = await redis.smembers(names.workers);
  if (ids.length === 0) return [];
  const signs = await redis.mget(ids.map((id) => names.worker(id)));
  const gone = ids.filter((_, i) => signs[i] === null);
  if (gone.length > 0) await redis.srem(names.workers, ...gone);
  const there = signs.flatMap((sign) => (sign === null ? [] : [JSON.parse(sign) as WorkerSign]));
  return there.sort((one, other) => one.host.localeCompare(other.host, 'en') || one.pid - other.pid);
}

/** How many threads there are that may play what we ask for. */
export async function threadsLike(farm: Farm): Promise<number> {
  const like = (await workersOf(farm)).filter(({ make }) => make === farm.place.make);
  return like.reduce((sum, { threads }) => sum + threads, 0);
}

async function queueStatus(farm: Farm, make: string): Promise<QueueStatus> {
  const counts = await farm.queue(make).getJobCounts('waiting', 'active', 'delayed', 'failed');
  const { waiting = 0, active = 0, delayed = 0, failed = 0 } = counts;
  return { make, waiting, playing: active, delayed, dead: failed };
}

// Jobs that failed as often as they may: they lie aside until somebody looks at them.
import type { Job as QueuedJob } from 'bullmq';
import type { Farm } from './farm.js';
import type { Job } from './job.js';

export interface DeadLetter {
  readonly make: string;
  readonly run: string;
  readonly number: number;
  readonly games: number;
  readonly attempts: number;
  /** What was said when it failed for the last time: the first line. */
  readonly reason: string;
  /** All of it. */
  readonly full: string;
}

/** At most so many are looked at: a run in which all fails needs no more to be understood. */
const MOST = 10_000;

export async function deadLetters(farm: Farm): Promise<readonly DeadLetter[]> {
  const makes = await farm.redis.smembers(farm.names.makes);
  const all = await Promise.all([...makes].sort().map((make) => deadOfMake(farm, make)));
  return all.flat().map((job) => letterOf(job));
}

/** Those of a run of our own make. */
export async function deadOf(farm: Farm, run: string): Promise<readonly DeadLetter[]> {
  return (await deadOfMake(farm, farm.place.make)).filter(({ data }) => data.run === run).map(letterOf);
}

/** Queues the dead jobs of a run again, or all; the number of them. */
export async function queueAgain(farm: Farm, run: string | null): Promise<number> {
  let again = 0;
  for (const make of await farm.redis.smembers(farm.names.makes))
    for (const job of await deadOfMake(farm, make)) {
      if (run !== null && job.data.run !== run) continue;
      await job.retry('failed', { resetAttemptsMade: true, resetAttemptsStarted: true });
      again++;
    }
  return again;
}

async function deadOfMake(farm: Farm, make: string): Promise<readonly QueuedJob<Job>[]> {
  const found = await farm.queue(make).getJobs(['failed'], 0, MOST - 1);
  return found.filter((job) => job?.data !== undefined);
}

function letterOf({ data, failedReason = '', attemptsMade }: QueuedJob<Job>): DeadLetter {
  const { make, run, number, games } = data;
  return { make, run, number, games, attempts: attemptsMade, reason: firstLine(failedReason), full: failedReason };
}

const firstLine = (text: string): string => text.split('\n')[0]!.replace(/^Error: /, '');

/** Forgets a run: what came of it, and its jobs. Whether there was one. */
export async function forgetRun(farm: Farm, run: string): Promise<boolean> {
  const { redis, names } = farm;
  const keys = names.run(run);
  const make = await redis.hget(keys.about, 'make');
  if (make === null) return false;
  await redis.del(...Object.values(keys));
  await redis.zrem(names.runs, run);
  const queue = farm.queue(make);
  const jobs = await queue.getJobs(['waiting', 'delayed', 'failed', 'prioritized'], 0, MOST_FORGOTTEN - 1);
  for (const job of jobs) if (job?.data?.run === run) await job.remove().catch(() => {});
  return true;
}

const MOST_FORGOTTEN = 100_000;

import type { Redis } from 'ioredis';
import type { Names } from './names.js';

/** What is known of a run without opening it. */
export interface RunAbout {
  readonly run: string;
  readonly is: string;
  readonly title: string;
  readonly make: string;
  /** The version of the package that asks. */
  readonly version: string;
  /** What was typed, to be asked again. */
  readonly typed: readonly string[];
  /** Games that count so far, and how many it will be. */
  readonly done: number;
  readonly expected: number;
  /** Games that came from workers, and jobs; jobs that came twice. */
  readonly games: number;
  readonly jobs: number;
  readonly doubles: number;
  /** For how long somebody has waited for it, in seconds. */
  readonly seconds: number;
  readonly isOver: boolean;
  /** Whether somebody waits for it now. */
  readonly isAsked: boolean;
}

export type Begun = Pick<RunAbout, 'is' | 'title' | 'make' | 'version' | 'typed'>;

export async function aboutOf(redis: Redis, names: Names, run: string): Promise<RunAbout | null> {
  const keys = names.run(run);
  const [kept, asker] = await Promise.all([redis.hgetall(keys.about), redis.exists(keys.asker)]);
  if (kept['is'] === undefined) return null;
  const { is, title = '', make = '', version = '', typed = '[]', over = '' } = kept;
  const number = (name: string): number => Number(kept[name] ?? 0);
  return {
    ...{ run, is, title, make, version, typed: JSON.parse(typed) as string[] },
    ...{ done: number('done'), expected: number('expected'), games: number('games'), jobs: number('jobs') },
    ...{ doubles: number('doubles'), seconds: number('seconds'), isOver: over !== '', isAsked: asker === 1 },
  };
}

/** All runs that are kept, the latest first. */
export async function allRuns(redis: Redis, names: Names): Promise<readonly RunAbout[]> {
  const ids = await redis.zrevrange(names.runs, 0, MOST_RUNS - 1);
  const found = await Promise.all(ids.map((id) => aboutOf(redis, names, id)));
  const gone = ids.filter((_, i) => found[i] === null);
  if (gone.length > 0) await redis.zrem(names.runs, ...gone);
  return found.filter((each) => each !== null);
}

const MOST_RUNS = 200;

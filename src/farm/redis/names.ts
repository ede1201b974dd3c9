// What the farm's keys are called. The braces keep all of them at one place of a cluster.

export interface Names {
  readonly prefix: string;
  /** Runs by when they began. */
  readonly runs: string;
  /** Which makes have a queue. */
  readonly makes: string;
  readonly workers: string;
  worker(id: string): string;
  run(id: string): RunNames;
}

export interface RunNames {
  /** What it is, how it stands. */
  readonly about: string;
  readonly kit: string;
  /** What came of each job, by its number. */
  readonly parts: string;
  /** The numbers of jobs that were done, in the order in which they came. */
  readonly done: string;
  /** Rings when one was. */
  readonly bell: string;
  /** What was learnt, round by round, and all of it at one round. */
  readonly lessons: string;
  readonly state: string;
  /** Who waits for what comes of it. */
  readonly asker: string;
}

export function namesOf(farm: string): Names {
  const prefix = `{${farm}}`;
  return {
    prefix,
    runs: `${prefix}:runs`,
    makes: `${prefix}:makes`,
    workers: `${prefix}:workers`,
    worker: (id) => `${prefix}:worker:${id}`,
    run(id) {
      const of = (what: string): string => `${prefix}:run:${id}:${what}`;
      return {
        about: of('about'),
        kit: of('kit'),
        parts: of('parts'),
        done: of('done'),
        bell: of('bell'),
        lessons: of('lessons'),
        state: of('state'),
        asker: of('asker'),
      };
    },
  };
}

/** The queue of a make: a worker never sees the jobs of another. */
export const queueOf = (make: string): string => `jobs-${make}`;

/** Jobs are called by their run and their number: one that is brought twice is in the queue once. */
export const jobName = (run: string, number: number): string => `${run}-${number}`;

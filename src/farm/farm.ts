import { Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import type { Job } from './job.js';
import { connected, disconnect } from './redis/connect.js';
import { type Names, namesOf, queueOf } from './redis/names.js';

/** Where a farm is, and what we are in it. */
export interface FarmPlace {
  readonly url: string;
  /** Several farms can share a Redis. */
  readonly name: string;
  /** A hash over all code that decides what comes of a game. */
  readonly make: string;
  /** The version of the package, to be told. */
  readonly version: string;
}

/** A farm that answers: its keys, and the queue of each make. */
export class Farm {
  readonly names: Names;
  private readonly queues = new Map<string, Queue<Job>>();

  private constructor(
    readonly place: FarmPlace,
    readonly redis: Redis,
    private readonly heard: (sentence: string) => void,
  ) {
    this.names = namesOf(place.name);
  }

  /** Throws a `FarmFault` where nothing answers. `heard`: told in a sentence when Redis goes away, and comes back. */
  static async open(place: FarmPlace, heard: (sentence: string) => void = () => {}): Promise<Farm> {
    return new Farm(place, await connected(place.url, heard), heard);
  }

  /** Another connection to the same Redis, for who waits at it. */
  another(): Promise<Redis> {
    return connected(this.place.url);
  }

  queue(make: string = this.place.make): Queue<Job> {
    const known = this.queues.get(make);
    if (known !== undefined) return known;
    const queue = new Queue<Job>(queueOf(make), { connection: this.redis, prefix: this.names.prefix });
    queue.on('error', (error) => this.heard(`The queue of ${make} failed: ${error.message}`));
    this.queues.set(make, queue);
    return queue;
  }

  async close(): Promise<void> {
    await Promise.all([...this.queues.values()].map((queue) => queue.close().catch(() => {})));
    disconnect(this.redis);
  }
}

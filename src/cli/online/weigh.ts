// Loaded into a server that is measured, before anything else: tells its parent what it holds once everything is collected.
import { isMainThread } from 'node:worker_threads';

/** Bytes: of the whole process, as the system counts them, and of what lives in it. */
export interface Weight {
  readonly process: number;
  readonly live: number;
}

/** What is freed in one collection lets go of more in the next. */
const COLLECTIONS = 4;

function weigh(): void {
  for (let i = 0; i < COLLECTIONS; i++) globalThis.gc?.();
  const { rss, heapUsed, external } = process.memoryUsage();
  process.send?.({ process: rss, live: heapUsed + external } satisfies Weight);
}

if (isMainThread && process.send !== undefined) {
  process.on('message', weigh);
  process.channel?.unref(); // a server that has nothing left to do still ends
}

import { Redis } from 'ioredis';

/** The farm cannot do what it was asked; the sentence says why, and what can be done. */
export class FarmFault extends Error {
  override readonly name = 'FarmFault';
}

/** How long a Redis may take to answer for the first time, in milliseconds. */
const HELLO = 5000;

/**
 * A connection that has answered. One that breaks off later is taken up again, for ever: what was asked meanwhile waits, because a Redis
 * that is started anew is no reason to lose a run.
 */
export async function connected(url: string, heard: (sentence: string) => void = () => {}): Promise<Redis> {
  const redis = new Redis(url, {
    lazyConnect: true,
    maxRetriesPerRequest: null,
    retryStrategy: (times) => Math.min(2000, 100 * times),
  });
  let [why, isAway, isOpen] = ['no answer', false, false];
  redis.on('error', (error: NodeJS.ErrnoException) => {
    why = error.code ?? error.message;
  });
  redis.on('close', () => {
    if (isOpen && !isAway && !left.has(redis)) heard(`Redis at ${shown(url)} is away (${why}); it is waited for.`);
    isAway = true;
  });
  redis.on('ready', () => {
    if (isOpen && isAway) heard(`Redis at ${shown(url)} is there again.`);
    isAway = false;
  });
  redis.on('end', () => {
    isOpen = false;
  });
  const answered = await Promise.race([
    redis.connect().then(
      () => true,
      () => false,
    ),
    new Promise<false>((resolve) => setTimeout(resolve, HELLO, false).unref()),
  ]);
  if (!answered) {
    redis.disconnect();
    throw new FarmFault(`No Redis or Valkey answers at ${shown(url)} (${why}).`);
  }
  isOpen = true;
  return redis;
}

/** An address without its password. */
export function shown(url: string): string {
  try {
    const { protocol, host, pathname } = new URL(url);
    return `${protocol}//${host}${pathname}`;
  } catch {
    return 'an address that is none';
  }
}

/** Connections that we have ended ourselves. */
const left = new WeakSet<Redis>();

/** Ends connections, whether or not anybody is at the other end. */
export function disconnect(...all: readonly Redis[]): void {
  for (const redis of all) {
    left.add(redis);
    redis.disconnect();
  }
}

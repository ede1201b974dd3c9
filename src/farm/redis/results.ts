// What came of jobs, under their numbers.
import type { Redis } from 'ioredis';
import type { RunNames } from './names.js';

/**
 * Keeps a part under its number, if there is none yet, and tells that it came. All at once, so that a worker that is killed has
 * either brought it or not. 1: kept; 0: it was there; −1: nobody knows the run any more.
 */
const KEEP = `
if redis.call('EXISTS', KEYS[1]) == 0 then return -1 end
if redis.call('HSETNX', KEYS[2], ARGV[1], ARGV[2]) == 0 then
  redis.call('HINCRBY', KEYS[1], 'doubles', 1)
  return 0
end
redis.call('RPUSH', KEYS[3], ARGV[1])
redis.call('HINCRBY', KEYS[1], 'jobs', 1)
redis.call('HINCRBY', KEYS[1], 'games', ARGV[3])
redis.call('DEL', KEYS[4])
redis.call('RPUSH', KEYS[4], 1)
return 1`;

export type Kept = 'kept' | 'double' | 'forgotten';

export async function keepPart(
  redis: Redis,
  { about, parts, done, bell }: RunNames,
  { number, games, part }: { readonly number: number; readonly games: number; readonly part: Uint8Array },
): Promise<Kept> {
  const said = await redis.eval(KEEP, 4, about, parts, done, bell, number, Buffer.from(part), games);
  return said === 1 ? 'kept' : said === 0 ? 'double' : 'forgotten';
}

/** At most so many parts are fetched at once. */
const AT_ONCE = 100;

/** What has come since so many were heard of, in the order in which it came. */
export async function partsSince(
  redis: Redis,
  { parts, done }: RunNames,
  heard: number,
): Promise<readonly { readonly number: number; readonly part: Buffer | null }[]> {
  const numbers = await redis.lrange(done, heard, heard + AT_ONCE - 1);
  if (numbers.length === 0) return [];
  const found = await redis.hmgetBuffer(parts, ...numbers);
  return numbers.map((number, i) => ({ number: Number(number), part: found[i] ?? null }));
}

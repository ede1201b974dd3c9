// A farm of its own in whatever Redis or Valkey can be reached, or started, for one run of the tests.
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { Redis } from 'ioredis';

const asked = process.env['REDIS_URL'] ?? 'redis://127.0.0.1:6379';

async function answers(url: string): Promise<boolean> {
  const redis = new Redis(url, { lazyConnect: true, retryStrategy: () => null, connectTimeout: 2000 });
  redis.on('error', () => null);
  try {
    await redis.connect();
    return (await redis.ping()) === 'PONG';
  } catch {
    return false;
  } finally {
    redis.disconnect();
  }
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Starts one that keeps nothing and ends with us; null: there is none to be started. */
async function started(): Promise<string | null> {
  const port = await freePort();
  const server = spawn(
    'redis-server',
    ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
    {
      stdio: 'ignore',
    },
  );
  const failed = new Promise<true>((resolve) => server.once('error', () => resolve(true)));
  process.once('exit', () => server.kill('SIGKILL'));
  server.unref();
  const url = `redis://127.0.0.1:${port}`;
  for (let i = 0; i < 40; i++) {
    if (await Promise.race([failed, new Promise<false>((resolve) => setTimeout(resolve, 50, false))])) return null;
    if (await answers(url)) return url;
  }
  server.kill('SIGKILL');
  return null;
}

const found = (await answers(asked)) ? asked : process.env['REDIS_URL'] === undefined ? await started() : null;

/** Why there is no Redis to test on; null: there is one. */
export const noRedis = found === null ? 'no Redis at REDIS_URL or 127.0.0.1:6379, and none can be started' : null;

export const redisUrl = found ?? asked;

export const newFarm = (): string => `test-${randomBytes(6).toString('hex')}`;

/** Takes away all that a farm has left. */
export async function dropFarm(name: string): Promise<void> {
  const redis = new Redis(redisUrl);
  let cursor = '0';
  do {
    const [next, keys] = await redis.scan(cursor, 'MATCH', `{${name}}*`, 'COUNT', 1000);
    if (keys.length > 0) await redis.del(...keys);
    cursor = next;
  } while (cursor !== '0');
  redis.disconnect();
}

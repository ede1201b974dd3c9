// Workers of their own processes, killed in the middle of jobs.
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { makeOf } from '../../src/cli/farm/make.js';
import { aboutOf, Farm } from '../../src/farm/index.js';
import { aloneReport, arenaWork, farmReport, TestFarm } from './farms.js';
import { noRedis, redisUrl } from './redis-store.js';

const main = join(import.meta.dirname, '..', '..', 'dist', 'cli', 'main.js');

// skipped: it needs a Redis or Valkey, at REDIS_URL, at 127.0.0.1:6379, or one that can be started
describe.skipIf(noRedis !== null)(`workers that are killed${noRedis === null ? '' : `: ${noRedis}`}`, () => {
  const here = new TestFarm();
  const workers = new Set<ChildProcess>();
  afterAll(async () => {
    for (const worker of workers) worker.kill('SIGKILL');
    await here.end();
  });

  const begin = (): ChildProcess => {
    const words = ['farm', 'work', '--redis', redisUrl, '--farm', here.name, '--threads', '1', '--lock', '1'];
    const worker = spawn(process.execPath, [main, ...words], { stdio: 'ignore' });
    workers.add(worker);
    return worker;
  };

  it('lose nothing and double nothing: killed three times, the checksum is that of one process', async () => {
    const work = arenaWork({ games: 600 });
    const farm = await Farm.open({ url: redisUrl, name: here.name, make: makeOf(), version: '0.0.0' });
    const crew = [begin(), begin()];
    let killed = 0;
    let playing = 0;
    /** Only one that has taken a job is killed, and each time after something has come. */
    const goesOn = (): void => {
      if (killed === 3 || work.games.done <= playing) return;
      playing = work.games.done;
      const victim = crew[killed % 2]!;
      workers.delete(victim);
      victim.kill('SIGKILL');
      crew[killed % 2] = begin();
      killed++;
    };
    const { run } = await here.asks(work, { farm, goesOn });
    expect(killed).toBe(3);
    expect(farmReport(work).checksum).toBe((await aloneReport(work.kit.contest)).checksum);
    const { games, doubles } = (await aboutOf(farm.redis, farm.names, run))!;
    expect([games, farmReport(work).games, doubles]).toEqual([1800, 1800, 0]);
    await farm.close();
  });
});

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { soak } from '../../src/arena/index.js';
import {
  aboutOf,
  deadLetters,
  forgetRun,
  JOB_VERSION,
  type Job,
  jobName,
  keepPart,
  packed,
  queueAgain,
  SoakWork,
  statusOf,
} from '../../src/farm/index.js';
import { aloneReport, arenaWork, farmReport, quickContest, TestFarm } from './farms.js';
import { noRedis } from './redis-store.js';

// skipped: these need a Redis or Valkey, at REDIS_URL, at 127.0.0.1:6379, or one that can be started
describe.skipIf(noRedis !== null)(`a farm${noRedis === null ? '' : `: ${noRedis}`}`, () => {
  const PATIENCE = { timeout: 15_000 };
  let here: TestFarm;
  beforeEach(() => {
    here = new TestFarm();
  });
  afterEach(() => here.end());

  /** Times are no results. */
  const results = ({ answers: _, ...rest }: ReturnType<typeof farmReport>) => rest;

  it('tells of a contest what one process tells, down to the checksum', async () => {
    const work = arenaWork();
    await here.worker({ threads: 2 });
    await here.worker();
    await here.asks(work);
    expect(results(farmReport(work))).toEqual(results(await aloneReport(work.kit.contest)));
  });

  it('leaves pairings off after the same games as one process', async () => {
    const contest = quickContest({ games: 400, until: { within: 0.1 } });
    const work = arenaWork({ games: 400, until: { within: 0.1 } });
    await here.worker({ threads: 2 });
    await here.asks(work);
    const report = farmReport(work);
    expect(results(report)).toEqual(results(await aloneReport(contest)));
    expect(report.games).toBeLessThan(3 * 400);
  });

  it('soaks what one process soaks', async () => {
    const plan = { games: 110, seed: 5, eras: ['e-card-2002'], formats: ['limited'], every: 2000 };
    const work = new SoakWork({ is: 'soak', plan, stock: null });
    await here.worker({ threads: 2 });
    await here.asks(work);
    expect(work.report).toEqual(soak(plan));
  });

  it('refuses the jobs of another make with a sentence, and leaves them to others', async () => {
    const unlike = await here.worker({ make: 'made-otherwise' });
    const work = arenaWork({ games: 40 });
    const asking = here.asks(work);
    await vi.waitFor(
      () =>
        expect(here.said.join()).toContain(
          'is left to others: it asks for workers of make made-alike, and this one is made-otherwise.',
        ),
      PATIENCE,
    );
    expect(await unlike.metrics.text()).toContain('rulebox_farm_refused_runs_total 1');
    await here.worker();
    await asking;
    expect(farmReport(work).games).toBe(120);
    expect(await unlike.metrics.text()).not.toContain('rulebox_farm_jobs_total{');
  });

  it('gives back a job that it must not play, without an attempt of it', async () => {
    const farm = await here.farm();
    const job: Job = {
      version: JOB_VERSION + 1,
      make: 'made-alike',
      run: 'r',
      number: 0,
      games: 4,
      task: { is: 'bouts', bouts: [] },
    };
    await farm.queue().add('arena', job, { jobId: jobName('r', 0), attempts: 3 });
    await here.worker();
    await vi.waitFor(async () => expect(await farm.queue().getDelayedCount()).toBe(1), PATIENCE);
    expect((await farm.queue().getJob(jobName('r', 0)))?.attemptsMade).toBe(0);
    expect(here.said.join()).toContain(
      `has jobs of version ${JOB_VERSION + 1}, and this worker knows version ${JOB_VERSION}`,
    );
  });

  it('counts a job that was done twice once', async () => {
    const farm = await here.farm();
    const keys = farm.names.run('r');
    await farm.redis.hset(keys.about, { is: 'arena' });
    const keep = (part: string) => keepPart(farm.redis, keys, { number: 3, games: 100, part: packed(part) });
    expect([await keep('one'), await keep('other')]).toEqual(['kept', 'double']);
    expect(await aboutOf(farm.redis, farm.names, 'r')).toMatchObject({ games: 100, jobs: 1, doubles: 1 });
    await forgetRun(farm, 'r');
    await farm.redis.del(keys.about);
    expect(await keep('one')).toBe('forgotten');
  });

  it('takes an interrupted run up again, and plays nothing a second time', async () => {
    const stopped = arenaWork();
    const farm = await here.farm();
    const first = await here.worker();
    const stop = here.asks(stopped, {
      goesOn: () => {
        if (stopped.games.done > 0) throw new Error('stopped');
      },
    });
    await expect(stop).rejects.toThrow('stopped');
    await first.end();
    const work = arenaWork();
    await here.worker();
    const { run } = await here.asks(work);
    expect(here.said.join()).toContain(`Run ${run} is taken up again`);
    expect(farmReport(work).checksum).toBe((await aloneReport(work.kit.contest)).checksum);
    expect(await aboutOf(farm.redis, farm.names, run)).toMatchObject({ games: 360, doubles: 0, isOver: true });
    const again = arenaWork();
    await here.asks(again);
    expect(farmReport(again).checksum).toBe(farmReport(work).checksum);
  });

  it('goes on when Redis has lost everything in the middle', async () => {
    const work = arenaWork({ games: 200 });
    let isLost = false;
    const farm = await here.farm();
    await here.worker({ threads: 2 });
    await here.asks(work, {
      goesOn: () => {
        if (isLost || work.games.done === 0) return;
        isLost = true;
        void farm.redis.keys(`{${here.name}}*`).then((keys) => farm.redis.del(...keys));
      },
    });
    expect(isLost).toBe(true);
    expect(farmReport(work).checksum).toBe((await aloneReport(work.kit.contest)).checksum);
  });

  it('puts a job that always fails aside, tells why, and plays it when it is queued again', async () => {
    const broken = join('dist', `.broken-${here.name}.mjs`);
    writeFileSync(
      broken,
      "import { parentPort } from 'node:worker_threads'; parentPort.on('message', ({ is }) => is === 'task' && parentPort.postMessage({ fault: 'Error: out of order' }));",
    );
    const farm = await here.farm();
    const worker = await here.worker({ file: pathToFileURL(broken) });
    const work = arenaWork({ games: 4, tried: 1, names: ['One', 'Two'] });
    await expect(here.asks(work)).rejects.toThrow(
      /1 job of the run \w+ failed 3 times, and the rest is played. The first: out of order/,
    );
    expect(await deadLetters(farm)).toMatchObject([{ number: 0, games: 4, attempts: 3, reason: 'out of order' }]);
    expect(await worker.metrics.text()).toContain('rulebox_farm_jobs_total{kind="bouts",outcome="dead"} 1');
    await worker.end();
    expect(await queueAgain(farm, null)).toBe(1);
    await here.worker();
    const again = arenaWork({ games: 4, tried: 1, names: ['One', 'Two'] });
    await here.asks(again);
    expect([farmReport(again).games, await deadLetters(farm)]).toEqual([4, []]);
  });

  it('says who works, what waits and what was asked for', async () => {
    const farm = await here.farm();
    await here.worker();
    await here.asks(arenaWork({ games: 4 }));
    const status = await statusOf(farm);
    expect(status).toMatchObject({ farm: here.name, workers: [{ make: 'made-alike', threads: 1 }], dead: [] });
    expect(status.queues).toEqual([{ make: 'made-alike', waiting: 0, playing: 0, delayed: 0, dead: 0 }]);
    expect(status.runs).toMatchObject([
      { title: '3 decks of hgss-2010, random, 4 games a pairing', done: 12, isOver: true },
    ]);
  });
});

// `rulebox farm` as it is typed: what it prints is what the command prints without a farm.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { register as arena } from '../../src/cli/arena.js';
import { makeOf, sourcesMake } from '../../src/cli/farm/make.js';
import { pageServer } from '../../src/cli/farm/page.js';
import { register as farm } from '../../src/cli/farm.js';
import { register as trajectories } from '../../src/cli/trajectories.js';
import { type Outcome, putBackAfterEach, runSlowCommand } from '../cli/run-command.js';
import { root } from '../house/sources.js';
import { TestFarm } from './farms.js';
import { noRedis, redisUrl } from './redis-store.js';

putBackAfterEach();

const DECKS = ['Hearth and Thunder', 'Tide and Thorn', '--era', 'hgss-2010', '--bot', 'random'];

// skipped: these need a Redis or Valkey, at REDIS_URL, at 127.0.0.1:6379, or one that can be started
describe.skipIf(noRedis !== null)(`rulebox farm${noRedis === null ? '' : `: ${noRedis}`}`, () => {
  const here = new TestFarm();
  const folder = mkdtempSync(join(tmpdir(), 'rulebox-farm-'));
  beforeAll(async () => void (await here.worker({ make: makeOf() })));
  afterAll(async () => {
    await here.end();
    rmSync(folder, { recursive: true });
  });

  const rulebox = async (...args: string[]): Promise<Outcome> => {
    vi.restoreAllMocks();
    return runSlowCommand(farm, 'farm', ...args, '--redis', redisUrl, '--farm', here.name);
  };
  /** Times are no results. */
  const timeless = (text: string): string => text.replaceAll(/ in [\d.]+ s: .*|answers in .*/g, '');
  const aRun = async (): Promise<string> =>
    (JSON.parse((await rulebox('status', '--json')).out) as { runs: { run: string }[] }).runs[0]!.run;

  it('prints of a contest what the arena prints, and again for who asks again or takes the run up by its name', async () => {
    const alone = await runSlowCommand(arena, 'arena', ...DECKS, '--games', '20', '--threads', '1');
    const { out, code } = await rulebox('run', 'arena', ...DECKS, '--games', '20');
    expect([timeless(out), code]).toEqual([timeless(alone.out), 0]);
    expect(timeless((await rulebox('run', '--resume', await aRun())).out)).toBe(timeless(alone.out));
    expect((await rulebox('status')).out).toMatch(/2 decks of hgss-2010, random, 20 games a pairing +20 +20 +over/);
  });

  it('writes trajectories byte for byte as they are written without it', async () => {
    const [one, other] = [join(folder, 'one'), join(folder, 'other')];
    const asked = ['Hearth and Thunder', 'Tide and Thorn', '--era', 'hgss-2010', '--games', '25', '--bot', 'random'];
    await rulebox('run', 'trajectories', ...asked, '--vectors', '--out', one);
    vi.restoreAllMocks();
    await runSlowCommand(trajectories, 'trajectories', ...asked, '--vectors', '--out', other);
    expect(readFileSync(one).equals(readFileSync(other))).toBe(true);
    expect(readFileSync(one).length).toBeGreaterThan(10_000);
  });

  it('forgets a run, and has no dead letters', async () => {
    const run = await aRun();
    expect((await rulebox('forget', run)).out).toBe(`The run ${run} is forgotten.\n`);
    expect(await rulebox('forget', run)).toMatchObject({ code: 2, error: expect.stringContaining('There is no run') });
    process.exitCode = 0;
    expect(await rulebox('dead')).toMatchObject({ code: 0, out: 'There are no dead letters.\n' });
    expect((await rulebox('again')).out).toBe('0 jobs are queued again.\n');
  });

  it('refuses bots of one’s own, runs that are not there, and places where nothing answers', async () => {
    const bot = join(folder, 'bot.mjs');
    writeFileSync(bot, 'export default ({ answers }) => answers[0];');
    const own = await rulebox('run', 'arena', ...DECKS.slice(0, 4), '--bot', `${bot},random`);
    expect([own.code, own.error]).toEqual([2, expect.stringContaining('cannot play over the farm')]);
    expect((await rulebox('run', '--resume', 'none')).error).toContain('There is no run none');
    vi.restoreAllMocks();
    const nobody = await runSlowCommand(farm, 'farm', 'status', '--redis', 'redis://me:secret@127.0.0.1:1');
    expect(nobody.error).toContain('No Redis or Valkey answers at redis://127.0.0.1:1 (ECONNREFUSED).');
    vi.restoreAllMocks();
    expect((await runSlowCommand(farm, 'farm', 'status', '--redis', 'http://a')).error).toContain(
      'begins with redis://',
    );
  });

  it('shows its page to this machine alone', async () => {
    const server = await pageServer(await here.farm(), 0);
    const { port } = server.address() as AddressInfo;
    const status = (host: string): Promise<number | undefined> =>
      new Promise((resolve, reject) => {
        request({ port, host: '127.0.0.1', headers: { host } }, (answer) => {
          answer.resume();
          resolve(answer.statusCode);
        })
          .on('error', reject)
          .end();
      });
    expect([await status(`127.0.0.1:${port}`), await status('evil.example')]).toEqual([200, 403]);
    expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toContain('<h2>Workers</h2>');
    server.closeAllConnections();
    server.close();
  });
});

describe('the make', () => {
  it('follows from the sources that decide games, and from nothing else', () => {
    expect(sourcesMake(root)).toMatch(/^[0-9a-f]{12}$/);
    expect(makeOf()).toBe(sourcesMake(root));
    expect(() => sourcesMake(folderWithout())).toThrow('ENOENT');
  });
});

const folderWithout = (): string => join(tmpdir(), 'no-such-clone');

// Soaks that learn from their texts: over a farm, and stopped and gone on with, they are what they are in one go.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SoakReport, Stock } from '../../src/arena/index.js';
import { effectDecks } from '../../src/cli/library-files.js';
import { KeptSoak } from '../../src/cli/soak/kept.js';
import { soakInThreads } from '../../src/cli/soak/threads.js';
import { CommandFailed } from '../../src/cli/terminal.js';
import { SoakWork } from '../../src/farm/index.js';
import { TestFarm } from './farms.js';
import { noRedis } from './redis-store.js';

/** Two rounds; the dear checks are made by other tests. */
const plan = { games: 230, seed: 11, eras: ['swsh-2022'], formats: ['limited'], every: 5000 };

/** Copies: as with cards that were read from a file, none of them is one of our own plain Energy cards. */
function textStock(): Stock {
  const { facts, programs } = structuredClone(effectDecks());
  const cards = facts.map((card, place) => ({
    ...{ identity: card.name, id: `${place}`, facts: card, program: programs[place]! },
  }));
  return { cards, decks: null };
}

/** What it comes to in one go; played when it is asked for first. */
const whole = (): Promise<SoakReport> => {
  played ??= soakInThreads({ ...plan, threads: 2 }, textStock()).then(({ report }) => report);
  return played;
};
let played: Promise<SoakReport> | null = null;

describe('a soak that is stopped', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rulebox-soak-'));
  const file = join(folder, 'state');
  beforeEach(() => void vi.spyOn(process.stderr, 'write').mockReturnValue(true));
  afterEach(() => {
    vi.restoreAllMocks();
    process.exitCode = 0;
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('goes on from its file as if it had never been stopped, with as many threads as one likes', async () => {
    const stop = (games: number): void => {
      if (games > 210) throw new Error('stopped');
    };
    const first = soakInThreads({ ...plan, threads: 1, played: stop, kept: new KeptSoak(file, 0) }, textStock());
    await expect(first).rejects.toThrow('stopped');
    const { report } = await soakInThreads({ ...plan, threads: 2, kept: new KeptSoak(file) }, textStock());
    expect(report).toEqual(await whole());
    const told = await soakInThreads({ ...plan, threads: 1, kept: new KeptSoak(file) }, textStock());
    expect(told.report).toEqual(await whole());
  });

  it('goes on with no other soak, and with no other file', async () => {
    const other = soakInThreads({ ...plan, seed: 12, threads: 1, kept: new KeptSoak(file) }, textStock());
    await expect(other).rejects.toThrow(CommandFailed);
    await expect(other).rejects.toThrow('is of another soak');
    writeFileSync(file, 'something');
    const none = soakInThreads({ ...plan, threads: 1, kept: new KeptSoak(file) }, textStock());
    await expect(none).rejects.toThrow('is no soak that can be gone on with');
  });
});

// skipped: it needs a Redis or Valkey, at REDIS_URL, at 127.0.0.1:6379, or one that can be started
describe.skipIf(noRedis !== null)(`a soak of texts over a farm${noRedis === null ? '' : `: ${noRedis}`}`, () => {
  const here = new TestFarm();
  afterAll(() => here.end());

  it('learns round by round what one process learns, also when both who asks and who plays come late', async () => {
    const stopped = new SoakWork({ is: 'soak', plan, stock: textStock() }, 1);
    const first = await here.worker({ threads: 2 });
    const goesOn = (): void => {
      if (stopped.report.games >= 200) throw new Error('stopped');
    };
    await expect(here.asks(stopped, { goesOn })).rejects.toThrow('stopped');
    await first.end();
    await here.worker({ threads: 2 });
    const work = new SoakWork({ is: 'soak', plan, stock: textStock() }, 1);
    await here.asks(work);
    expect(here.said.join()).toMatch(/is taken up again: 2\d\d games are there/);
    expect(work.report).toEqual(await whole());
  });
});

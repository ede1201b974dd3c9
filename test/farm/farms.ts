// Farms in this process: somebody who asks, and workers with threads of their own.
import { playInThreads } from '../../src/cli/arena/threads.js';
import { threadFile } from '../../src/cli/here.js';
import { plainDecks } from '../../src/cli/library-files.js';
import { type Contest, type ContestReport, reportOf } from '../../src/contest/index.js';
import { ArenaWork, type Asking, askFarm, Farm, FarmWorker, type Ran, type Work } from '../../src/farm/index.js';
import { dropFarm, newFarm, redisUrl } from './redis-store.js';

export const MAKE = 'made-alike';

/** What a test has opened, to be closed after it. */
export class TestFarm {
  readonly name = newFarm();
  readonly said: string[] = [];
  private readonly open: { close(): Promise<void> }[] = [];

  async farm(make = MAKE): Promise<Farm> {
    const farm = await Farm.open({ url: redisUrl, name: this.name, make, version: '0.0.0' });
    this.open.unshift(farm);
    return farm;
  }

  async worker({ make = MAKE, threads = 1, file = threadFile('farm') } = {}): Promise<FarmWorker> {
    const note = (sentence: string): void => void this.said.push(sentence);
    const worker = await FarmWorker.begin(await this.farm(make), { threads, threadFile: file, lock: 2000, note });
    this.open.unshift({ close: () => worker.end(true) });
    return worker;
  }

  async asks(work: Work, more: Partial<Asking> = {}): Promise<Ran> {
    const farm = more.farm ?? (await this.farm());
    return askFarm(work, {
      farm,
      typed: ['arena'],
      expects: null,
      goesOn: () => {},
      note: (told) => this.said.push(told),
      ...more,
    });
  }

  async end(): Promise<void> {
    for (const each of this.open.splice(0)) await each.close();
    await dropFarm(this.name);
  }
}

/** Decks without text, and bots that take any answer: games of milliseconds. */
export function quickContest(more: Partial<Contest> = {}): Contest {
  const { names, facts, decks } = plainDecks();
  return {
    ...{ era: 'hgss-2010', format: 'constructed', names: [...names, 'The first again'] },
    ...{ pool: { facts, decks: [...decks, decks[0]!] }, bots: ['random', 'random'], games: 120, seed: 7, ...more },
  };
}

export const arenaWork = (more: Partial<Contest> = {}): ArenaWork => new ArenaWork(quickContest(more));

/** What the same contest comes to in this thread. */
export async function aloneReport(contest: Contest): Promise<ContestReport> {
  return reportOf(contest, await playInThreads(contest, 1, () => {}));
}

export const farmReport = (work: ArenaWork): ContestReport => reportOf(work.kit.contest, work.played);

import { describe, expect, it } from 'vitest';
import { type Log, type Note, NotWritten, openLog, Unknown } from '../../../src/server/index.js';
import { newCluster, noCluster } from './cluster.js';
import { entry } from './contract.js';

const TABLES = Array.from({ length: 100 }, (_, i) => `table-${i}`);
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Players who go on whatever happens: a number whose fate is unknown is read before it is tried again, as a server does. */
class Players {
  readonly acknowledged = new Map<string, number>();
  readonly fates = { written: 0, taken: 0, notWritten: 0, unknown: 0, stood: 0 };
  private isOver = false;
  private readonly playing: Promise<unknown>;

  constructor(private readonly log: Log) {
    this.playing = Promise.all(TABLES.map((table) => this.play(table)));
  }

  async stop(): Promise<void> {
    this.isOver = true;
    await this.playing;
  }

  private async play(table: string): Promise<void> {
    for (let number = 1; !this.isOver && number < 1_000_000; ) {
      if (await this.isWritten(table, number)) this.acknowledged.set(table, number++);
      else await pause(20);
    }
  }

  private async isWritten(table: string, number: number): Promise<boolean> {
    try {
      const verdict = await this.log.append(entry(table, number));
      this.fates[verdict]++;
      return true; // taken: it stood there after all, although reading did not tell yet
    } catch (error) {
      if (error instanceof NotWritten) this.fates.notWritten++;
      else if (error instanceof Unknown) return this.doesStand(table, number);
      else throw error;
      return false;
    }
  }

  private async doesStand(table: string, number: number): Promise<boolean> {
    this.fates.unknown++;
    while (!this.isOver) {
      const read = await this.log.read(table, number - 1).catch(() => null);
      if (read === null) await pause(50);
      else {
        if (read.length > 0) this.fates.stood++;
        return read.length > 0;
      }
    }
    return false;
  }
}

// skipped: it needs the programs of PostgreSQL, and a user who may run them
describe.skipIf(noCluster !== null)(
  `A database that goes and comes back${noCluster === null ? '' : `: ${noCluster}`}`,
  () => {
    it('loses nothing that was acknowledged, says what is wrong, and is written and heard again', async () => {
      const cluster = await newCluster();
      await cluster.start();
      const [log, other] = await Promise.all([openLog({ url: cluster.url }), openLog({ url: cluster.url })]);
      const heard: Note[] = [];
      other.listen((note) => heard.push(note));
      try {
        const players = new Players(log);
        for (const how of ['fast', 'immediate', 'fast', 'immediate'] as const) {
          await pause(500);
          await cluster.stop(how);
          expect(await log.check()).toMatch(/^The database/);
          await pause(300);
          await cluster.start();
          for (let i = 0; i < 500 && (await log.check()) !== null; i++) await pause(20);
          expect(await log.check()).toBeNull();
        }
        const before = players.fates.written;
        for (let i = 0; i < 500 && players.fates.written === before; i++) await pause(20);
        expect(players.fates.written).toBeGreaterThan(before);
        await players.stop();
        expect(players.fates).toMatchObject({ notWritten: expect.any(Number), unknown: expect.any(Number) });
        console.log(players.fates);
        for (const table of TABLES) {
          const numbers = (await other.read(table, 0)).map(({ number }) => number);
          expect(numbers).toEqual(numbers.map((_, i) => i + 1)); // no gap, nothing twice
          expect(numbers.length).toBeGreaterThanOrEqual(players.acknowledged.get(table) ?? 0);
        }
        for (let i = 0; i < 500 && heard.length === 0; i++) {
          log.tell({ node: 'a', table: 'table-0', number: i });
          await pause(50);
        }
        expect(heard.length).toBeGreaterThan(0);
      } finally {
        await Promise.all([log.close(), other.close()]);
        await cluster.stop('immediate');
        cluster.remove();
      }
    });
  },
);

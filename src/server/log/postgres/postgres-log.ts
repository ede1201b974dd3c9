import type { Entry } from '../entry.js';
import { GroupCommit, type Verdict } from '../group-commit.js';
import { CannotOpen, type Log, type Note, NotWritten, type SharedGame, type Unknown } from '../log.js';
import { GRAIN, Recency, type Stir } from '../recency.js';
import { type Cells, entryOf, type Row } from '../row.js';
import { type Address, connecting } from './address.js';
import { inWords, stateOf } from './in-words.js';
import { migrate } from './migrate.js';
import { Notices } from './notices.js';
import * as Q from './questions.js';
import { Reach } from './reach.js';

export interface PostgresOptions extends Address {
  /** Entries in a transaction; 1 is one for each. */
  readonly most?: number;
  /** Transactions at a time. */
  readonly lanes?: number;
}

const MOST = 1000;
const LANES = 3;
const READERS = 3;
/** Batches after a lost race that are written ready for another. */
const WARY = 20;

/** Whatever the server is set to: a commit is on its disk before anybody hears of it. */
const DURABLE = `select set_config('synchronous_commit', 'on', false) where current_setting('synchronous_commit') = 'off'`;

/** A log in a database of PostgreSQL, for as many nodes as like. */
export class PostgresLog implements Log {
  private readonly writers: Reach;
  private readonly readers: Reach;
  private readonly notices: Notices;
  private readonly group: GroupCommit;
  private readonly recency = new Recency();
  private wary = 0;
  private checking: Promise<string | null> | null = null;

  private constructor({ most = MOST, lanes = LANES, ...address }: PostgresOptions, channel: string) {
    const config = connecting(address);
    this.writers = new Reach({ ...config, max: lanes + 1 }, DURABLE); // one more for whatever else is written
    this.readers = new Reach({ ...config, max: READERS });
    this.notices = new Notices(config, channel);
    this.group = new GroupCommit((rows) => this.write(rows), { lanes, most });
  }

  /** Rejects with `CannotOpen`. */
  static async open(options: PostgresOptions): Promise<PostgresLog> {
    const log = new PostgresLog(options, await channelOf(options));
    await log.notices.connect();
    return log;
  }

  append(entry: Entry): Promise<'written' | 'taken'> {
    return this.group.append(entry);
  }

  /** What the server will not take of one row must not be the others' fault. */
  private async write(rows: readonly Row[]): Promise<readonly Verdict[]> {
    try {
      return await this.writeAll(rows);
    } catch (error) {
      if (rows.length === 1 || !isAboutARow(error)) throw error;
      const verdicts: Verdict[] = [];
      for (const row of rows) verdicts.push(await this.writeOne(row));
      return verdicts;
    }
  }

  /** Races are rare: a batch is first written as if there were none, but for a while after each. */
  private async writeAll(rows: readonly Row[]): Promise<readonly Verdict[]> {
    const stirs = this.recency.due(rows);
    if (stirs.length > 0 || this.wary > 0) return this.writeEach(rows, stirs);
    try {
      await this.writers.ask(Q.APPEND_ALL, Q.batchValues(rows));
      return rows.map(() => 'written');
    } catch (error) {
      if (!isTaken(error)) throw error;
      this.wary = WARY;
      return this.writeEach(rows, stirs);
    }
  }

  private async writeEach(rows: readonly Row[], stirs: readonly Stir[]): Promise<readonly Verdict[]> {
    this.wary = Math.max(0, this.wary - 1);
    const [cells] = await this.writers.ask(Q.APPEND_EACH, [...Q.batchValues(rows), ...Q.stirValues(stirs)]);
    this.recency.done(stirs);
    const written = cells![0] as readonly (readonly [string, number])[] | null;
    if (written === null) return rows.map(() => 'written');
    this.wary = WARY;
    const keys = new Set(written.map(([table, number]) => `${number} ${table}`));
    return rows.map(({ table, number }) => (keys.has(`${number} ${table}`) ? 'written' : 'taken'));
  }

  private async writeOne(row: Row): Promise<Verdict> {
    try {
      return (await this.writeAll([row]))[0]!;
    } catch (error) {
      return error as NotWritten | Unknown;
    }
  }

  async read(table: string, after: number, limit?: number): Promise<readonly Entry[]> {
    const rows = await this.readers.askAgain(Q.READ, [table, after, limit ?? null]);
    return rows.map((cells) => entryOf(table, cells as unknown as Cells));
  }

  async recentTables(since: number, limit: number): Promise<readonly string[]> {
    return (await this.readers.askAgain(Q.RECENT, [since - GRAIN, since, limit])).map(([table]) => table as string);
  }

  async keep(hash: string, content: string): Promise<void> {
    await this.writers.askAgain(Q.KEEP, [hash, content]);
  }

  async kept(hash: string): Promise<string | null> {
    const [row] = await this.readers.askAgain(Q.KEPT, [hash]);
    return (row?.[0] as string | undefined) ?? null;
  }

  async share({ id, hash, at, content }: SharedGame, most: number): Promise<string | null> {
    await this.writers.askAgain(Q.SHARE, [id, hash, at, content, most]);
    const [row] = await this.writers.askAgain(Q.SHARED_HASH, [id]);
    return (row?.[0] as string | undefined) ?? null;
  }

  async shared(id: string): Promise<string | null> {
    const [row] = await this.readers.askAgain(Q.SHARED, [id]);
    return (row?.[0] as string | undefined) ?? null;
  }

  async settle(name: string, proposed: string): Promise<string> {
    const settled = async (): Promise<unknown> => (await this.readers.askAgain(Q.SETTLED, [name]))[0]?.[0];
    const before = await settled();
    if (before !== undefined) return before as string;
    await this.writers.askAgain(Q.SETTLE, [name, proposed]);
    return (await settled()) as string;
  }

  async beat(node: string, at: number): Promise<void> {
    await this.writers.askAgain(Q.BEAT, [node, at]);
  }

  async lastBeat(exceptNode: string | null): Promise<number | null> {
    const [row] = await this.readers.askAgain(Q.LAST_BEAT, [exceptNode]);
    return row![0] as number | null;
  }

  async isAlone(): Promise<boolean> {
    const [row] = await this.readers.askAgain(Q.OTHERS, this.notices.present);
    return row![0] === 0;
  }

  tell(note: Note): void {
    this.notices.tell(note);
  }

  listen(hear: (note: Note) => void): void {
    this.notices.hear = hear;
  }

  /** Whoever asks while it is being tried gets the same answer. */
  check(): Promise<string | null> {
    this.checking ??= this.tryIt().finally(() => {
      this.checking = null;
    });
    return this.checking;
  }

  private async tryIt(): Promise<string | null> {
    try {
      await this.writers.askAgain(Q.PROBE, [Date.now()]);
      return null;
    } catch (error) {
      return (error as Error).message;
    }
  }

  async close(): Promise<void> {
    await this.group.close();
    await Promise.all([this.notices.close(), this.writers.close(), this.readers.close()]);
  }
}

const saidNo = (error: unknown): string => (error instanceof NotWritten ? (stateOf(error.cause) ?? '') : '');

/** Errors of class 22 are about what was given. */
const isAboutARow = (error: unknown): boolean => saidNo(error).startsWith('22');

const isTaken = (error: unknown): boolean => saidNo(error) === '23505';

/** Makes the schema what it must be. The channel is named after it: two logs in one database do not hear each other. */
async function channelOf(address: Address): Promise<string> {
  const reach = new Reach({ ...connecting(address), max: 1 });
  try {
    const client = await reach.connect();
    try {
      await migrate(client, address.schema ?? null);
      const { rows } = await client.query<{ schema: string }>('select current_schema() as schema');
      return `rulebox ${rows[0]!.schema}`;
    } finally {
      client.release();
    }
  } catch (error) {
    if (error instanceof CannotOpen) throw error;
    throw new CannotOpen(`The log cannot be opened. ${error instanceof NotWritten ? error.message : inWords(error)}`);
  } finally {
    await reach.close();
  }
}

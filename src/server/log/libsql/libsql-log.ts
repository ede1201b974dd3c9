import type { Worker } from 'node:worker_threads';
import type { Entry } from '../entry.js';
import { GroupCommit, type Verdict } from '../group-commit.js';
import { type Log, NotWritten, type SharedGame } from '../log.js';
import { Recency } from '../recency.js';
import { entryOf, type Row } from '../row.js';
import type { ThreadStart } from './asked.js';
import type { RowVerdict } from './store.js';
import { LogThread } from './thread.js';

export interface LibsqlOptions {
  readonly path: string;
  /** Entries in a transaction; 1 is one for each. */
  readonly most?: number;
  /** Milliseconds that it waits for another process that is writing. */
  readonly patience?: number;
  readonly begin?: (start: ThreadStart) => Worker;
}

const MOST = 1000;

/** A log in one file. Two processes on the same file are safe: each writes a batch at a time, and the key decides. */
export class LibsqlLog implements Log {
  private readonly thread: LogThread;
  private readonly group: GroupCommit;
  private readonly recency = new Recency();
  private checking: Promise<string | null> | null = null;

  private constructor({ path, most = MOST, patience, begin }: LibsqlOptions) {
    this.thread = new LogThread({ path, ...(patience === undefined ? {} : { patience }) }, begin);
    this.group = new GroupCommit((rows) => this.write(rows), { lanes: 1, most });
  }

  /** Rejects with `CannotOpen`. */
  static async open(options: LibsqlOptions): Promise<LibsqlLog> {
    const log = new LibsqlLog(options);
    await log.thread.open();
    return log;
  }

  append(entry: Entry): Promise<'written' | 'taken'> {
    return this.group.append(entry);
  }

  private async write(batch: readonly Row[]): Promise<readonly Verdict[]> {
    const stirred = this.recency.due(batch);
    const rows: (string | number)[] = [];
    for (const { table, number, at, body } of batch) rows.push(table, number, at, body);
    const stirs = stirred.flatMap(({ table, at }) => [table, at]);
    const verdicts = await this.thread.ask('append', { rows, stirs });
    this.recency.done(stirred);
    return verdicts === null ? batch.map(() => 'written') : verdicts.map(verdictOf);
  }

  async read(table: string, after: number, limit = -1): Promise<readonly Entry[]> {
    return (await this.thread.ask('read', table, after, limit)).map((cells) => entryOf(table, cells));
  }

  recentTables(since: number, limit: number): Promise<readonly string[]> {
    return this.thread.ask('recentTables', since, limit);
  }

  keep(hash: string, content: string): Promise<void> {
    return this.thread.ask('keep', hash, content);
  }

  kept(hash: string): Promise<string | null> {
    return this.thread.ask('kept', hash);
  }

  share(game: SharedGame, most: number): Promise<string | null> {
    return this.thread.ask('share', game, most);
  }

  shared(id: string): Promise<string | null> {
    return this.thread.ask('shared', id);
  }

  settle(name: string, proposed: string): Promise<string> {
    return this.thread.ask('settle', name, proposed);
  }

  beat(node: string, at: number): Promise<void> {
    return this.thread.ask('beat', node, at);
  }

  lastBeat(exceptNode: string | null): Promise<number | null> {
    return this.thread.ask('lastBeat', exceptNode);
  }

  async isAlone(): Promise<boolean> {
    return true;
  }

  tell(): void {}

  listen(): void {}

  /** Whoever asks while it is being tried gets the same answer. */
  check(): Promise<string | null> {
    this.checking ??= this.tryIt().finally(() => {
      this.checking = null;
    });
    return this.checking;
  }

  private async tryIt(): Promise<string | null> {
    try {
      await this.thread.ask('check', Date.now());
      return null;
    } catch (error) {
      return (error as Error).message;
    }
  }

  async close(): Promise<void> {
    await this.group.close();
    await this.thread.close();
  }
}

const verdictOf = (verdict: RowVerdict): Verdict =>
  typeof verdict === 'string' ? verdict : new NotWritten(verdict.notWritten);

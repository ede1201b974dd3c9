import type Database from 'libsql';
import { NotWritten, type SharedGame, Unknown } from '../log.js';
import { GRAIN } from '../recency.js';
import type { Cells } from '../row.js';
import { FailedCommit, inWords, LogFile } from './file.js';

/** What became of one row of a batch; a sentence: it was not written, and why. */
export type RowVerdict = 'written' | 'taken' | { readonly notWritten: string };

/** A batch as it goes from thread to thread: table, number, time and body of each row, one behind the other. */
export interface FlatBatch {
  readonly rows: readonly (string | number)[];
  /** Table and time of each stir. */
  readonly stirs: readonly (string | number)[];
}

/** What the thread does on its file, a call at a time. */
export class Store {
  private readonly file: LogFile;
  private readonly statements = new Map<string, Database.Statement>();

  constructor(path: string, patience?: number) {
    this.file = new LogFile(path, patience);
  }

  /** Null: all of them were written. */
  append({ rows, stirs }: FlatBatch): readonly RowVerdict[] | null {
    return this.write(() => {
      const verdicts: RowVerdict[] = [];
      for (let i = 0; i < rows.length; i += 4) verdicts.push(this.insert(rows.slice(i, i + 4)));
      for (let i = 0; i < stirs.length; i += 2) this.run(NOTE, [stirs[i]!, stirs[i + 1]!, stirs[i + 1]!]);
      return verdicts.every((verdict) => verdict === 'written') ? null : verdicts;
    });
  }

  /** An error that ended the transaction concerns all; any other only this row. */
  private insert(row: readonly (string | number)[]): RowVerdict {
    try {
      return this.run(INSERT, row) === 1 ? 'written' : 'taken';
    } catch (error) {
      if (!this.file.database.inTransaction) throw error;
      return { notWritten: inWords(error) };
    }
  }

  read(table: string, after: number, limit: number): readonly Cells[] {
    return this.all(READ, [table, after, limit]) as unknown as readonly Cells[];
  }

  recentTables(since: number, limit: number): readonly string[] {
    return this.firstCells(RECENT, [since - GRAIN, since, limit]) as string[];
  }

  keep(hash: string, content: string): void {
    this.write(() => this.run(KEEP, [hash, content]));
  }

  kept(hash: string): string | null {
    return (this.firstCells(KEPT, [hash])[0] as string | undefined) ?? null;
  }

  share({ id, hash, at, content }: SharedGame, most: number): string | null {
    return this.write(() => {
      this.run(SHARE, [id, hash, at, content, most]);
      return (this.firstCells(SHARED_HASH, [id])[0] as string | undefined) ?? null;
    });
  }

  shared(id: string): string | null {
    return (this.firstCells(SHARED, [id])[0] as string | undefined) ?? null;
  }

  settle(name: string, proposed: string): string {
    const settled = (): string | undefined => this.firstCells(SETTLED, [name])[0] as string | undefined;
    const before = settled();
    if (before !== undefined) return before;
    this.write(() => this.run(SETTLE, [name, proposed]));
    return settled()!;
  }

  beat(node: string, at: number): void {
    this.write(() => this.run(BEAT, [node, at]));
  }

  lastBeat(exceptNode: string | null): number | null {
    return this.firstCells(LAST_BEAT, [exceptNode])[0] as number | null;
  }

  check(at: number): void {
    this.write(() => this.run(PROBE, [at]));
  }

  close(): void {
    this.file.close();
  }

  private write<T>(work: () => T): T {
    const trouble = this.file.trouble();
    if (trouble !== null) throw new NotWritten(trouble);
    try {
      return this.file.transaction(work);
    } catch (error) {
      const isSure = !(error instanceof FailedCommit) || error.isUndone;
      throw isSure ? new NotWritten(inWords(error)) : new Unknown(inWords(error));
    }
  }

  private run(sql: string, values: readonly unknown[]): number {
    return this.statement(sql).run(values).changes;
  }

  /** Always read to the end: a statement that is not holds on to the past, and keeps writers from it. */
  private all(sql: string, values: readonly unknown[]): readonly unknown[][] {
    return this.statement(sql).raw().all(values) as unknown[][];
  }

  private firstCells(sql: string, values: readonly unknown[]): readonly unknown[] {
    return this.all(sql, values).map(([cell]) => cell);
  }

  private statement(sql: string): Database.Statement {
    const known = this.statements.get(sql) ?? this.file.database.prepare(sql);
    this.statements.set(sql, known);
    return known;
  }
}

const INSERT = 'insert into entries (table_id, number, at, body) values (?, ?, ?, ?) on conflict do nothing';
const NOTE = `insert into recent (table_id, opened, last) values (?, ?, ?)
  on conflict (table_id) do update set last = max(last, excluded.last)`;
const READ = 'select number, at, body from entries where table_id = ? and number > ? order by number limit ?';
const RECENT = `select table_id from recent where last >= ?
  and (select at from entries where entries.table_id = recent.table_id order by number desc limit 1) >= ?
  order by opened desc, table_id desc limit ?`;
const KEEP = 'insert into kept (hash, content) values (?, ?) on conflict do nothing';
const KEPT = 'select content from kept where hash = ?';
const SHARE = `insert into games (id, hash, at, content) select ?, ?, ?, ? where (select count(*) from games) < ?
  on conflict do nothing`;
const SHARED_HASH = 'select hash from games where id = ?';
const SHARED = 'select content from games where id = ?';
const SETTLE = 'insert into settled (name, value) values (?, ?) on conflict do nothing';
const SETTLED = 'select value from settled where name = ?';
const BEAT = 'insert into nodes (node, at) values (?, ?) on conflict (node) do update set at = max(at, excluded.at)';
const LAST_BEAT = 'select max(at) from nodes where node is not ?';
const PROBE = 'insert into probe (id, at) values (1, ?) on conflict (id) do update set at = excluded.at';

import type { Entry } from './entry.js';
import { type Log, type Note, NotWritten, type SharedGame, Unknown } from './log.js';
import { entryOf, type Row, rowOf } from './row.js';

/** What an append can come to that a test wants to see: refused for sure, or with a fate that nobody can say. */
export type Mishap = 'not-written' | 'unknown-written' | 'unknown-lost';

/** What several logs in one process share, as nodes share a database. */
export class MemoryStore {
  readonly tables = new Map<string, Map<number, Row>>();
  readonly kept = new Map<string, string>();
  readonly games = new Map<string, SharedGame>();
  readonly settled = new Map<string, string>();
  readonly beats = new Map<string, number>();
  readonly logs = new Set<MemoryLog>();
  /** What the next appends come to, in order. */
  readonly mishaps: Mishap[] = [];
  /** Why nothing can be written now. */
  trouble: string | null = null;
}

/** A log that is gone with the process, for tests. */
export class MemoryLog implements Log {
  private hear: ((note: Note) => void) | null = null;
  private isClosed = false;

  constructor(private readonly store: MemoryStore = new MemoryStore()) {
    store.logs.add(this);
  }

  async append(entry: Entry): Promise<'written' | 'taken'> {
    if (this.isClosed) throw new NotWritten('The log is closed.');
    const row = rowOf(entry);
    await Promise.resolve(); // nobody may count on an answer in the same breath
    if (this.store.trouble !== null) throw new NotWritten(this.store.trouble);
    const mishap = this.store.mishaps.shift();
    if (mishap === 'not-written') throw new NotWritten('It was not written.');
    if (mishap === 'unknown-lost') throw new Unknown('It is unknown whether it was written.');
    const verdict = this.write(row);
    if (mishap === 'unknown-written') throw new Unknown('It is unknown whether it was written.');
    return verdict;
  }

  private write(row: Row): 'written' | 'taken' {
    const rows = this.store.tables.get(row.table) ?? new Map<number, Row>();
    if (rows.has(row.number)) return 'taken';
    this.store.tables.set(row.table, rows.set(row.number, row));
    return 'written';
  }

  async read(table: string, after: number, limit = Number.POSITIVE_INFINITY): Promise<readonly Entry[]> {
    return this.rows(table)
      .filter(({ number }) => number > after)
      .slice(0, limit)
      .map(({ number, at, body }) => entryOf(table, [number, at, body]));
  }

  private rows(table: string): Row[] {
    return [...(this.store.tables.get(table)?.values() ?? [])].sort((a, b) => a.number - b.number);
  }

  async recentTables(since: number, limit: number): Promise<readonly string[]> {
    return [...this.store.tables.keys()]
      .map((table) => ({ table, opened: this.rows(table)[0]!.at, last: this.rows(table).at(-1)!.at }))
      .filter(({ last }) => last >= since)
      .sort((a, b) => b.opened - a.opened || (a.table < b.table ? 1 : -1))
      .slice(0, limit)
      .map(({ table }) => table);
  }

  async keep(hash: string, content: string): Promise<void> {
    if (!this.store.kept.has(hash)) this.store.kept.set(hash, content);
  }

  async kept(hash: string): Promise<string | null> {
    return this.store.kept.get(hash) ?? null;
  }

  async share(game: SharedGame, most: number): Promise<string | null> {
    if (this.store.trouble !== null) throw new NotWritten(this.store.trouble);
    const { games } = this.store;
    if (!games.has(game.id) && games.size < most) games.set(game.id, game);
    return games.get(game.id)?.hash ?? null;
  }

  async shared(id: string): Promise<string | null> {
    return this.store.games.get(id)?.content ?? null;
  }

  async settle(name: string, proposed: string): Promise<string> {
    const settled = this.store.settled.get(name) ?? proposed;
    this.store.settled.set(name, settled);
    return settled;
  }

  async beat(node: string, at: number): Promise<void> {
    this.store.beats.set(node, Math.max(at, this.store.beats.get(node) ?? at));
  }

  async lastBeat(exceptNode: string | null): Promise<number | null> {
    const beats = [...this.store.beats].filter(([node]) => node !== exceptNode).map(([, at]) => at);
    return beats.length === 0 ? null : Math.max(...beats);
  }

  async isAlone(): Promise<boolean> {
    return [...this.store.logs].every((log) => log === this);
  }

  tell(note: Note): void {
    const text = JSON.stringify(note);
    for (const log of this.store.logs) if (log !== this) setImmediate(() => log.hear?.(JSON.parse(text) as Note));
  }

  listen(hear: (note: Note) => void): void {
    this.hear = hear;
  }

  async check(): Promise<string | null> {
    return this.isClosed ? 'The log is closed.' : this.store.trouble;
  }

  async close(): Promise<void> {
    this.isClosed = true;
    this.hear = null;
    this.store.logs.delete(this);
  }
}

import type { Row } from './row.js';

/** How far behind a table's last entry the note of it may be, in milliseconds. */
export const GRAIN = 10 * 60_000;
/** Tables that are remembered; then memory begins anew, and each is noted once more. */
const MOST = 100_000;

/** That something happened at a table, and when. */
export interface Stir {
  readonly table: string;
  readonly at: number;
}

/**
 * When something last happened at a table is noted beside the entries, but only where the last note is too old: so the
 * tables of late are found by an index, and most entries cost nothing more than themselves.
 */
export class Recency {
  private readonly noted = new Map<string, number>();

  /** What has to be noted in the same transaction as these rows, in their order. */
  due(rows: readonly Row[]): readonly Stir[] {
    const stirs = new Map<string, number>();
    for (const { table, at } of rows) {
      const before = this.noted.get(table);
      if (before === undefined || at - before >= GRAIN) stirs.set(table, Math.max(at, stirs.get(table) ?? at));
    }
    return Array.from(stirs, ([table, at]) => ({ table, at }));
  }

  /** They stand in the store now. */
  done(stirs: readonly Stir[]): void {
    if (this.noted.size + stirs.length > MOST) this.noted.clear();
    for (const { table, at } of stirs) this.noted.set(table, at);
  }
}

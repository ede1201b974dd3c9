import type { Body, Entry } from './entry.js';

/** An entry as a store keeps it: its body is text from the moment it is handed over. */
export interface Row {
  readonly table: string;
  readonly number: number;
  readonly at: number;
  readonly body: string;
}

/** What a store gives back of a row, in the order of its columns. */
export type Cells = readonly [number: number, at: number, body: string];

export const rowOf = ({ table, number, at, body }: Entry): Row => ({ table, number, at, body: JSON.stringify(body) });

export const entryOf = (table: string, [number, at, body]: Cells): Entry => ({
  table,
  number,
  at,
  body: JSON.parse(body) as Body,
});

/** The order in which every node writes: two batches that share tables must not wait for each other crosswise. */
export function inOrder(a: Row, b: Row): number {
  if (a.table !== b.table) return a.table < b.table ? -1 : 1;
  return a.number - b.number;
}

import { ACTION_LAYOUT } from '../vector/action.js';
import type { Layout } from '../vector/layout.js';
import type { Row } from './rows.js';

/** How the numbers of a column lie in its file, the least byte first: names that Parquet, Arrow and numpy have, too. */
export type ColumnType = 'int8' | 'int16' | 'int32' | 'float32';

/** A column: as many numbers a row as its width. */
export interface Column {
  readonly name: string;
  readonly type: ColumnType;
  readonly width: number;
  readonly says: string;
  /** What it holds of a row. */
  readonly of: (row: Row) => ArrayLike<number>;
}

const BYTES: Readonly<Record<ColumnType, number>> = { int8: 1, int16: 2, int32: 4, float32: 4 };

const one = (name: keyof Row, type: ColumnType, says: string): Column => ({
  ...{ name, type, width: 1, says },
  of: (row) => [row[name] as number],
});

const SCALARS: readonly Column[] = [
  one('game', 'int32', 'the number of the game, from 0 on'),
  one('decision', 'int32', 'the number of the decision in its game, from 0 on'),
  one('turn', 'int16', 'the number of the turn'),
  one('seat', 'int8', 'who decided'),
  one('kind', 'int8', 'the kind of decision, as a place among the decisions of the schema'),
  one('count', 'int16', 'how many answers were legal'),
  one('index', 'int16', 'which of them was given'),
  one('reward', 'float32', 'what the seat was given until its next decision, or until the end'),
  one('result', 'float32', '1: its team won in the end, -1: it lost, 0: nobody won'),
  one('last', 'int8', '1: the last decision of this seat in this game'),
];

/** The columns of trajectories, with the vectors of a layout or without. */
export const columnsOf = (layout: Layout | null): readonly Column[] =>
  layout === null
    ? SCALARS
    : [
        ...SCALARS,
        {
          ...{ name: 'observation', type: 'float32', width: layout.size, says: 'what the seat knew' },
          of: ({ observation }) => observation!,
        },
        {
          ...{ name: 'action', type: 'float32', width: ACTION_LAYOUT.size, says: 'the vector of its answer' },
          of: ({ action }) => action!,
        },
      ];

/** The numbers of a column for some rows, as they lie in its file. */
export function bytesOf({ type, width, of }: Column, rows: readonly Row[]): Uint8Array {
  const bytes = new Uint8Array(rows.length * width * BYTES[type]);
  const view = new DataView(bytes.buffer);
  let at = 0;
  for (const row of rows) {
    const numbers = of(row);
    for (let i = 0; i < width; i++, at += BYTES[type]) put(view, type, at, numbers[i]!);
  }
  return bytes;
}

function put(view: DataView, type: ColumnType, at: number, number: number): void {
  switch (type) {
    case 'int8':
      return view.setInt8(at, number);
    case 'int16':
      return view.setInt16(at, number, true);
    case 'int32':
      return view.setInt32(at, number, true);
    case 'float32':
      return view.setFloat32(at, number, true);
  }
}

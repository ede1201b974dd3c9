import type { Known } from './diagnostic.js';
import type { Table } from './table.js';

/** What the readers of steps and facts must know of the scenario as a whole. */
export interface Context {
  readonly table: Table;
  readonly known: Known;
  /** The scenario judges a deck list; there is no game to ask about. */
  readonly judgesDeck: boolean;
}

import type { Seat } from '../../engine/index.js';
import type { KeptGame, Table, TableSetup } from '../../session/index.js';
import type { Since } from '../session/stored-game.js';

export const keptOf = (table: Table, setup: TableSetup, you: Seat | null): KeptGame => ({
  setup,
  record: table.record(),
  summary: table.summary(you),
});

/** Hands a running game over to be kept: whole at first, then what has come to it. */
export class Keeping {
  /** So many choices were handed over and stand as they were. */
  private handed: number | null = null;

  constructor(
    private readonly table: Table,
    private readonly setup: TableSetup,
    private readonly you: Seat | null,
  ) {}

  /** To be called whenever choices were taken back. */
  wentBack(): void {
    if (this.handed !== null) this.handed = Math.min(this.handed, this.table.summary(this.you).choices);
  }

  next(): KeptGame | Since {
    const { table, handed: from } = this;
    const summary = table.summary(this.you);
    this.handed = summary.choices;
    return from === null ? keptOf(table, this.setup, this.you) : { from, choices: table.chosenSince(from), summary };
  }
}

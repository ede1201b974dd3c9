import type { Entry } from './entry.js';
import { NotWritten, Unknown } from './log.js';
import { inOrder, type Row, rowOf } from './row.js';

/** What became of one row of a batch. */
export type Verdict = 'written' | 'taken' | NotWritten | Unknown;

/**
 * Writes rows in the order given, no two of them with the same number at the same table, in one transaction: a verdict for each.
 * Rejects where the same is true of all of them.
 */
export type WriteBatch = (rows: readonly Row[]) => Promise<readonly Verdict[]>;

export interface Grouping {
  /** Batches under way at once. */
  readonly lanes: number;
  /** Rows in a batch; 1 is a transaction for each. */
  readonly most: number;
}

interface Waiting {
  readonly row: Row;
  readonly resolve: (verdict: 'written' | 'taken') => void;
  readonly reject: (error: Error) => void;
}

/**
 * Group commit without a timer: whatever has arrived while the last write was under way goes into the next one. Where
 * nothing is under way, what arrives in the same turn of the event loop goes together.
 */
export class GroupCommit {
  private waiting: Waiting[] = [];
  private underWay = 0;
  private isDue = false;
  private isClosed = false;
  private whenIdle: (() => void) | null = null;

  constructor(
    private readonly write: WriteBatch,
    private readonly grouping: Grouping,
  ) {}

  append(entry: Entry): Promise<'written' | 'taken'> {
    if (this.isClosed) return Promise.reject(new NotWritten('The log is closed.'));
    const row = rowOf(entry);
    return new Promise((resolve, reject) => {
      this.waiting.push({ row, resolve, reject });
      if (this.isDue || this.underWay === this.grouping.lanes) return;
      this.isDue = true;
      setImmediate(() => {
        this.isDue = false;
        this.goOn();
      });
    });
  }

  /** Takes nothing more, and waits until everything is written. */
  async close(): Promise<void> {
    this.isClosed = true;
    if (this.underWay === 0 && this.waiting.length === 0) return;
    await new Promise<void>((resolve) => {
      this.whenIdle = resolve;
    });
  }

  private goOn(): void {
    while (this.underWay < this.grouping.lanes && this.waiting.length > 0) void this.carryOut(this.nextBatch());
    if (this.underWay === 0) this.whenIdle?.();
  }

  /** Of two with the same number at the same table, the later one waits for the next batch. */
  private nextBatch(): readonly Waiting[] {
    const taken = this.waiting.splice(0, this.grouping.most).sort((a, b) => inOrder(a.row, b.row));
    const batch = taken.filter(({ row }, i) => i === 0 || inOrder(taken[i - 1]!.row, row) !== 0);
    if (batch.length < taken.length) {
      const chosen = new Set(batch);
      this.waiting.unshift(...taken.filter((each) => !chosen.has(each)));
    }
    return batch;
  }

  private async carryOut(batch: readonly Waiting[]): Promise<void> {
    this.underWay++;
    const verdicts = await this.verdictsOn(batch.map(({ row }) => row));
    this.underWay--;
    this.goOn();
    for (const [i, { resolve, reject }] of batch.entries()) {
      const verdict = verdicts[i]!;
      if (verdict === 'written' || verdict === 'taken') resolve(verdict);
      else reject(verdict);
    }
  }

  private async verdictsOn(rows: readonly Row[]): Promise<readonly Verdict[]> {
    try {
      return await this.write(rows);
    } catch (error) {
      return rows.map(() => fateBy(error));
    }
  }
}

/** Whatever else went wrong, it may have done so after the commit. */
function fateBy(error: unknown): NotWritten | Unknown {
  if (error instanceof NotWritten || error instanceof Unknown) return error;
  return new Unknown((error as Error).message, { cause: error });
}

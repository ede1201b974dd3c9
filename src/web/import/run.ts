import type { ImportedCard } from '../../cards/index.js';
import type { Sums } from '../desk/sums.js';
import type { CardShelf } from './keep-cards.js';
import {
  type Brought,
  type Ending,
  NOTHING_BROUGHT,
  NOTHING_LEFT_OUT,
  type Outcome,
  type Progress,
  plus,
} from './progress.js';

/** Milliseconds between two words about it. */
const A_WHILE = 80;

/** Cards being brought in once: how far it is, and whether somebody wants it to stop. */
export class Run {
  faults: readonly string[] = [];
  private brought: Brought = NOTHING_BROUGHT;
  private leftOut = NOTHING_LEFT_OUT;
  private readonly stopping = new AbortController();
  private told = 0;
  private set = '';
  private sums: Sums | null = null;

  constructor(private readonly tell: (progress: Progress) => void) {
    this.say({ stage: 'opening', done: 0, total: 0 });
  }

  get signal(): AbortSignal {
    return this.stopping.signal;
  }

  get isStopped(): boolean {
    return this.stopping.signal.aborted;
  }

  stop(): void {
    this.stopping.abort();
  }

  fault(faults: readonly string[]): void {
    this.faults = [...this.faults, ...faults];
  }

  leaveOut(more: Outcome['leftOut']): void {
    const { otherGame, otherLanguage, otherThings } = this.leftOut;
    this.leftOut = {
      otherGame: otherGame + more.otherGame,
      otherLanguage: otherLanguage + more.otherLanguage,
      otherThings: otherThings + more.otherThings,
    };
  }

  /** Says how far it is, not more often than anybody can read. */
  at(where: Pick<Progress, 'stage' | 'done' | 'total'> & { readonly set?: string }): void {
    const isNews = where.done === where.total || (where.set ?? '') !== this.set;
    if (isNews || performance.now() - this.told >= A_WHILE) this.say(where);
  }

  private say(where: Pick<Progress, 'stage' | 'done' | 'total'> & { readonly set?: string }): void {
    this.told = performance.now();
    this.set = where.set ?? '';
    const { faults, brought, sums, set } = this;
    this.tell({ ...where, set, faults, brought, sums });
  }

  /** Puts cards to those that are here; the thread hears between two of them whether it shall stop. */
  async put(shelf: CardShelf, cards: readonly ImportedCard[], source: string): Promise<Ending> {
    let heard = performance.now();
    const counts = await shelf.put(cards, source, async (done, total) => {
      if (performance.now() - heard < A_WHILE) return 'go';
      this.sums = shelf.sums();
      this.say({ stage: 'judging', set: this.set, done, total });
      await breath();
      heard = performance.now();
      return this.isStopped ? 'stop' : 'go';
    });
    if (counts === null) return 'stopped';
    this.sums = shelf.sums();
    this.brought = plus(this.brought, counts);
    return 'done';
  }

  ended(ending: Ending, faults: readonly string[] = []): Outcome {
    this.fault(faults);
    return { ending, faults: this.faults, brought: this.brought, leftOut: this.leftOut };
  }
}

const breath = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

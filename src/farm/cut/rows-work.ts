import { GAMES_IN_JOB, type Part, piecesInJob } from '../job.js';
import type { RowsKit } from '../kit.js';
import type { Cut, Work } from './work.js';

/** With vectors a game is a hundred times as long. */
const GAMES_WITH_VECTORS = 10;

/** What is written of some games: how many rows, and what each file gets. */
export type Written = Extract<Part, { readonly is: 'rows' }>;

/** Trajectories over the farm: what comes is handed on in the order of the games, as soon as it can be. */
export class RowsWork implements Work {
  readonly title: string;
  readonly isKnownAhead = true;
  private readonly came = new Map<number, Written>();
  private readonly each: number;
  private cuts = 0;
  private written = 0;

  constructor(
    readonly kit: RowsKit,
    private readonly write: (written: Written) => void,
  ) {
    const { bots, claim, games } = kit;
    this.each = piecesInJob(games, kit.vectors ? GAMES_WITH_VECTORS : GAMES_IN_JOB);
    this.title = `trajectories of ${games} games of ${claim.era}, ${[...new Set(bots)].join(' against ')}`;
  }

  get isOver(): boolean {
    return this.written * this.each >= this.kit.games;
  }

  get games(): Work['games'] {
    const { games } = this.kit;
    return { done: Math.min(games, (this.written + this.came.size) * this.each), expected: games };
  }

  next(): Cut | null {
    const from = this.cuts * this.each;
    const to = Math.min(this.kit.games, from + this.each);
    return from >= to ? null : { number: this.cuts++, games: to - from, task: { is: 'rows', from, to } };
  }

  isWanted(number: number): boolean {
    return number >= this.written;
  }

  take(number: number, part: Part): void {
    if (part.is !== 'rows') throw new Error(`What came of trajectories is of ${part.is}.`);
    this.came.set(number, part);
    for (let next = this.came.get(this.written); next !== undefined; next = this.came.get(this.written)) {
      this.came.delete(this.written++);
      this.write(next);
    }
  }
}

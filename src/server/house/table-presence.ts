import type { Seat } from '../../engine/index.js';
import type { Presence } from '../table/wish.js';

/** What another node says of who is connected there holds for so long; it is said again in time. */
export const SAID_AGAIN = 10_000;
const HOLDS = 3 * SAID_AGAIN;

interface Elsewhere {
  readonly here: readonly Seat[];
  readonly until: number;
}

/** Who is connected to a table: through this node, and through others as far as they told. */
export class TablePresence implements Presence {
  private readonly own: number[];
  private readonly elsewhere = new Map<string, Elsewhere>();
  private readonly gone: (number | null)[];
  private seated: ReadonlySet<Seat> = new Set();

  constructor(seats: number, now: number) {
    this.own = new Array<number>(seats).fill(0);
    this.gone = new Array<number>(seats).fill(now);
  }

  get here(): ReadonlySet<Seat> {
    return this.seated;
  }

  goneSince(seat: Seat): number | null {
    return this.gone[seat] ?? null;
  }

  /** Seats to which somebody is connected through this node. */
  get ownSeats(): readonly Seat[] {
    return this.own.flatMap((count, seat) => (count > 0 ? [seat] : []));
  }

  /** Whether somebody is connected to this table through another node. */
  get isShared(): boolean {
    return this.elsewhere.size > 0;
  }

  come(seat: Seat, now: number): void {
    this.own[seat]!++;
    this.settle(now);
  }

  go(seat: Seat, now: number): void {
    this.own[seat]!--;
    this.settle(now);
  }

  /** Takes in what another node says. True: it was not heard of at this table before, and has to be told in turn. */
  hear(node: string, here: readonly Seat[], now: number): boolean {
    const isNew = !this.elsewhere.has(node);
    if (here.length === 0) this.elsewhere.delete(node);
    else this.elsewhere.set(node, { here, until: now + HOLDS });
    this.settle(now);
    return isNew;
  }

  /** Who is gone with a node that nobody has heard of for a while. */
  settle(now: number): void {
    for (const [node, { until }] of this.elsewhere) if (until < now) this.elsewhere.delete(node);
    const others = [...this.elsewhere.values()].flatMap(({ here }) => here);
    this.seated = new Set([...this.ownSeats, ...others].filter((seat) => seat < this.own.length));
    this.gone.forEach((since, seat) => {
      this.gone[seat] = this.seated.has(seat) ? null : (since ?? now);
    });
  }
}

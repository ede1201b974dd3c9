import type { Seat } from '../../engine/index.js';
import type { ClockRule, SeatClock } from '../../protocol/index.js';

/**
 * The players' clocks, from the times of the entries alone. At most one runs: that of the seat that is asked. What a bot
 * decides, or nobody, is nobody's time. @rule ERD-11
 */
export class Clocks {
  private readonly left: number[];
  private running: { readonly seat: Seat; readonly since: number } | null = null;
  private spared = Number.NEGATIVE_INFINITY;
  /** The turn for which time was added last. */
  private turn = 0;

  constructor(
    private readonly rule: ClockRule,
    seats: number,
  ) {
    this.left = Array.from({ length: seats }, () => rule.seconds * 1000);
  }

  /** From now on this seat is asked; null: nobody, or the clocks stand. */
  run(seat: Seat | null, at: number): void {
    if ((this.running?.seat ?? null) === seat) return;
    if (this.running !== null) this.left[this.running.seat]! -= Math.max(0, at - this.running.since);
    this.running = seat === null ? null : { seat, since: at };
  }

  /** Each turn gives its player some more time. */
  begin(turn: number, seat: Seat): void {
    if (turn === this.turn) return;
    this.turn = turn;
    if (turn > 0) this.left[seat]! += this.rule.more * 1000;
  }

  /** Nobody is charged for so long before now: no server was there. */
  spare(away: number, at: number): void {
    this.spared = at;
    if (this.running === null) return;
    const { seat, since } = this.running;
    this.running = { seat, since: Math.min(at, since + away) };
  }

  /** From when on the time of the seat that is asked is charged and nobody has been spared yet; null: all clocks stand. */
  get chargedFrom(): number | null {
    return this.running === null ? null : Math.max(this.running.since, this.spared);
  }

  /** Whose time will be over, and when, if nothing is written before; null: all clocks stand. */
  get falls(): { readonly seat: Seat; readonly at: number } | null {
    if (this.running === null) return null;
    const { seat, since } = this.running;
    return { seat, at: since + this.left[seat]! };
  }

  about(seat: Seat): SeatClock {
    const since = this.running?.seat === seat ? this.running.since : null;
    return { left: Math.max(0, this.left[seat]!), since };
  }
}

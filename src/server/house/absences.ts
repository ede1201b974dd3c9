import type { Log } from '../log/log.js';

/** Every node says so often that it is there. */
export const BEAT = 1_000;
/** Who was not heard of for so long was not there. */
export const MISSED = 3_000;

/** What is asked of the log. */
type Beats = Pick<Log, 'beat' | 'lastBeat' | 'settle' | 'isAlone'>;

/** A time in which no node was there, or none could write anything. */
interface Gap {
  readonly from: number;
  readonly to: number;
}

/**
 * When nobody served any table: what is nobody's fault is nobody's time. Each start of a node writes down whether there was
 * such a time before it, so that the next one knows of all.
 */
export class Absences {
  private readonly gaps: Gap[] = [];
  private known = 0;
  /** Whether the last beat could not be written. */
  private hasFailed = false;

  private constructor(
    private readonly log: Beats,
    private readonly node: string,
    private heard: number,
  ) {}

  static async open(log: Beats, node: string, clock: { now(): number }): Promise<Absences> {
    const [last, isAlone] = [await log.lastBeat(null), await log.isAlone()];
    const absences = new Absences(log, node, clock.now());
    const wasAway = last !== null && absences.heard - last > (isAlone ? 0 : MISSED);
    await absences.note(() => {
      absences.heard = clock.now();
      return { from: wasAway ? last : absences.heard, to: absences.heard };
    });
    await log.beat(node, absences.heard);
    return absences;
  }

  /** Says that this node is there. True: there was a time without any, which ends now. Rejects where nothing can be written. */
  async beat(now: number): Promise<boolean> {
    const before = this.heard;
    try {
      const patience = this.hasFailed && (await this.log.isAlone()) ? 0 : MISSED;
      const others = now - before > patience ? await this.log.lastBeat(this.node) : now;
      await this.log.beat(this.node, now);
      const last = Math.max(before, others ?? before);
      const wasAway = now - last > patience;
      if (wasAway) await this.note(() => ({ from: last, to: now }));
      this.heard = now;
      this.hasFailed = false;
      return wasAway;
    } catch (error) {
      this.hasFailed = true;
      throw error;
    }
  }

  /**
   * For how long nobody was there between two times, at a table whose last entry is of the time given: when it was written somebody
   * was there, whether or not they lived to say so once more.
   */
  between(from: number, to: number, lastEntry = Number.NEGATIVE_INFINITY): number {
    return this.gaps.reduce((sum, gap) => {
      const begun = Math.max(from, gap.from, lastEntry < gap.to ? lastEntry : gap.from);
      return sum + Math.max(0, Math.min(to, gap.to) - begun);
    }, 0);
  }

  /**
   * Puts it behind all that any node has written down, and takes those in. That takes the longer the more there are, so the gap is
   * asked for anew each time: from when it ends somebody is there.
   */
  private async note(gap: () => Gap): Promise<void> {
    for (;;) {
      const own = gap();
      const written = `${own.from} ${own.to} ${this.node}`;
      const settled = await this.log.settle(`away/${this.known + 1}`, written);
      this.known++;
      const [from, to] = settled.split(' ').map(Number) as [number, number];
      if (to > from) this.gaps.push({ from, to });
      if (settled === written) return;
    }
  }
}

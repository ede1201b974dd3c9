import type { Log } from '../log/log.js';

/** Every node says so often that it is there. */
export const BEAT = 1_000;
/** Who was not heard of for so long was not there. */
export const MISSED = 3_000;

/** What is asked of the log. */
type Beats = Pick<Log, 'beat' | 'lastBeat' | 'settle' | 'isShared'>;

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
  private heard: number;
  private known = 0;

  private constructor(
    private readonly log: Beats,
    private readonly node: string,
    now: number,
  ) {
    this.heard = now;
  }

  static async open(log: Beats, node: string, now: number): Promise<Absences> {
    const absences = new Absences(log, node, now);
    const last = await log.lastBeat(null);
    const wasAway = last !== null && now - last > (log.isShared ? MISSED : 0);
    await absences.note(wasAway ? { from: last, to: now } : { from: now, to: now });
    await log.beat(node, now);
    return absences;
  }

  /** Says that this node is there. True: there was a time without any, which ends now. Rejects where nothing can be written. */
  async beat(now: number): Promise<boolean> {
    const before = this.heard;
    const others = now - before > MISSED ? await this.log.lastBeat(this.node) : now;
    await this.log.beat(this.node, now);
    const last = Math.max(before, others ?? before);
    const wasAway = now - last > MISSED;
    if (wasAway) await this.note({ from: last, to: now });
    this.heard = now;
    return wasAway;
  }

  /** For how long nobody was there between two times. */
  between(from: number, to: number): number {
    return this.gaps.reduce((sum, gap) => sum + Math.max(0, Math.min(to, gap.to) - Math.max(from, gap.from)), 0);
  }

  /** Puts it behind all that any node has written down, and takes those in. */
  private async note(own: Gap): Promise<void> {
    const written = `${own.from} ${own.to} ${this.node}`;
    for (;;) {
      const settled = await this.log.settle(`away/${this.known + 1}`, written);
      this.known++;
      const [from, to] = settled.split(' ').map(Number) as [number, number];
      if (to > from) this.gaps.push({ from, to });
      if (settled === written) return;
    }
  }
}

/** Steps of an eighth of a doubling, from a microsecond up. */
const STEPS = 8;

/** Times in milliseconds, counted by size: they can be added up, and asked what share of them is shorter. */
export class Times {
  readonly counts: number[];

  constructor(counts: readonly number[] = []) {
    this.counts = [...counts];
  }

  add(milliseconds: number): void {
    const step = Math.max(0, Math.round(Math.log2(Math.max(milliseconds, 0.001) * 1000) * STEPS));
    this.counts[step] = (this.counts[step] ?? 0) + 1;
  }

  addAll(counts: readonly number[]): void {
    counts.forEach((count, step) => {
      if (count > 0) this.counts[step] = (this.counts[step] ?? 0) + count;
    });
  }

  /** The time that this share of all does not exceed; 0 if there are none. */
  quantile(share: number): number {
    const total = this.counts.reduce((sum, count = 0) => sum + count, 0);
    let seen = 0;
    for (const [step, count = 0] of this.counts.entries()) {
      seen += count;
      if (count > 0 && seen >= share * total) return 2 ** (step / STEPS) / 1000;
    }
    return 0;
  }
}

/** A share with the bounds between which the true one lies, in 95 of 100 such cases. */
export interface Share {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** The standard normal deviate of 95 %. */
const Z = 1.959963984540054;

/** Wilson's interval: honest for few games, and for shares near none and all. */
export function wilson(successes: number, trials: number): Share {
  if (trials === 0) return { share: 0, low: 0, high: 1 };
  const share = successes / trials;
  const z2 = Z * Z;
  const centre = share + z2 / (2 * trials);
  const spread = Z * Math.sqrt((share * (1 - share) + z2 / (4 * trials)) / trials);
  const scale = 1 + z2 / trials;
  return { share, low: Math.max(0, (centre - spread) / scale), high: Math.min(1, (centre + spread) / scale) };
}

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

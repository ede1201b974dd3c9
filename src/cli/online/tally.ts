/** Times and sizes by the hundred thousand, in a few kilobytes: counts in steps of a hundredth of their size. */
export class Tally {
  private readonly counts = new Map<number, number>();
  count = 0;

  add(value: number): void {
    const step = stepOf(value);
    this.counts.set(step, (this.counts.get(step) ?? 0) + 1);
    this.count++;
  }

  /** The value that this share of all is not above. */
  at(share: number): number {
    let left = Math.ceil(this.count * share);
    for (const [step, count] of [...this.counts].sort(([one], [other]) => one - other)) {
      left -= count;
      if (left <= 0) return middleOf(step);
    }
    return 0;
  }
}

const GROWTH = Math.log(1.01);
const stepOf = (value: number): number => (value <= 0.01 ? 0 : 1 + Math.floor(Math.log(value / 0.01) / GROWTH));
const middleOf = (step: number): number => (step === 0 ? 0 : 0.01 * Math.exp((step - 0.5) * GROWTH));

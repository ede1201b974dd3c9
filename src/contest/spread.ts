/** How numbers are spread: how many there are of each, their mean, and what share of them is no larger. */
export interface Spread {
  /** For each number from 0 on, how often it came. */
  readonly counts: readonly number[];
  readonly mean: number;
  readonly median: number;
  readonly p10: number;
  readonly p90: number;
}

export function spreadOf(numbers: readonly number[]): Spread {
  const counts: number[] = [];
  for (const number of numbers) {
    while (counts.length <= number) counts.push(0);
    counts[number]!++;
  }
  const quantile = (share: number): number => {
    let seen = 0;
    const found = counts.findIndex((count) => {
      seen += count;
      return count > 0 && seen >= share * numbers.length;
    });
    return Math.max(0, found);
  };
  const mean = numbers.length === 0 ? 0 : numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
  return { counts, mean, median: quantile(0.5), p10: quantile(0.1), p90: quantile(0.9) };
}

// Time, as benchmarks take it.

export const median = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[numbers.length >> 1]!;

export function seconds(work: () => void): number {
  const before = performance.now();
  work();
  return (performance.now() - before) / 1000;
}

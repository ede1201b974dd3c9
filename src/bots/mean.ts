/** Nought of none. */
export const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length);

/** How far the mean of these may be from what it is measured for: its standard error. */
export function errorOf(numbers: readonly number[]): number {
  const middle = mean(numbers);
  const squares = numbers.reduce((sum, number) => sum + (number - middle) ** 2, 0);
  return numbers.length < 2 ? 1 : Math.sqrt(squares / (numbers.length - 1) / numbers.length);
}

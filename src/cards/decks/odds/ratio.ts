/** An exact fraction of whole numbers that are not negative; not necessarily in lowest terms. */
export interface Ratio {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

export const ratio = (numerator: bigint, denominator: bigint): Ratio => ({ numerator, denominator });

/** How finely a fraction is cut before it becomes a floating-point number: finer than such a number can tell. */
const FINE = 10n ** 18n;

/** The nearest floating-point number. */
export const toNumber = ({ numerator, denominator }: Ratio): number =>
  Number((numerator * FINE) / denominator) / Number(FINE);

/** The fraction in lowest terms, such as 3/7. */
export function toText({ numerator, denominator }: Ratio): string {
  const divisor = greatestCommonDivisor(numerator, denominator);
  return `${numerator / divisor}/${denominator / divisor}`;
}

function greatestCommonDivisor(one: bigint, other: bigint): bigint {
  while (other > 0n) [one, other] = [other, one % other];
  return one;
}

const triangle: bigint[][] = [[1n]];

/** In how many ways `count` of `from` things can be chosen. */
export function choose(from: number, count: number): bigint {
  if (count < 0 || count > from) return 0n;
  for (let row = triangle.length; row <= from; row++) {
    const above = triangle[row - 1]!;
    triangle.push(Array.from({ length: row + 1 }, (_, place) => (above[place - 1] ?? 0n) + (above[place] ?? 0n)));
  }
  return triangle[from]![count]!;
}

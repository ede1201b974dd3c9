/** Solves A·x = b for a symmetric A that is positive definite, by Cholesky's way. A is given row by row. */
export function solve(a: ArrayLike<number>, b: ArrayLike<number>): Float64Array {
  const size = b.length;
  const lower = lowerOf(a, size);
  const x = Float64Array.from(b);
  for (let i = 0; i < size; i++) {
    for (let j = 0; j < i; j++) x[i]! -= lower[i * size + j]! * x[j]!;
    x[i]! /= lower[i * size + i]!;
  }
  for (let i = size - 1; i >= 0; i--) {
    for (let j = i + 1; j < size; j++) x[i]! -= lower[j * size + i]! * x[j]!;
    x[i]! /= lower[i * size + i]!;
  }
  return x;
}

/** The lower triangle L with L·Lᵀ = A. */
function lowerOf(a: ArrayLike<number>, size: number): Float64Array {
  const lower = new Float64Array(size * size);
  for (let i = 0; i < size; i++)
    for (let j = 0; j <= i; j++) {
      let sum = a[i * size + j]!;
      for (let k = 0; k < j; k++) sum -= lower[i * size + k]! * lower[j * size + k]!;
      if (i === j && sum <= 0) throw new Error('A matrix that is not positive definite cannot be solved.');
      lower[i * size + j] = i === j ? Math.sqrt(sum) : sum / lower[j * size + j]!;
    }
  return lower;
}

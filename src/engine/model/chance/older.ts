import type { State } from '../state.js';

/*
 * The chance of the first records (`options.chance: 'first'`): 32 bits of seed through a mixing function. Whoever sees a
 * hand can find the seed, so no game begins with it; it is here so that games that were played with it stay the same.
 */

function scramble(h: number): number {
  h ^= h >>> 16;
  h = Math.imul(h, 0x85ebca6b);
  h ^= h >>> 13;
  h = Math.imul(h, 0xc2b2ae35);
  return h ^ (h >>> 16);
}

/** The next number: 32 bits. */
export function olderNumber(state: State): number {
  const n = ++state.drawn;
  return scramble(scramble((state.seed[0] | 0) ^ Math.imul(n, 0x9e3779b9)) + Math.imul(n, 0x7f4a7c15));
}

export const olderBelow = (state: State, limit: number): number => (olderNumber(state) >>> 0) % limit;

/** Fisher–Yates over a generator (sfc32) stretched from three numbers. */
export function olderShuffle(state: State, list: number[]): void {
  let a = olderNumber(state);
  let b = olderNumber(state);
  let c = olderNumber(state);
  let counter = 1;
  for (let i = list.length - 1; i > 0; i--) {
    const sum = (a + b + counter++) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    const j = Math.floor(((sum >>> 0) / 4294967296) * (i + 1));
    const held = list[i]!;
    list[i] = list[j]!;
    list[j] = held;
  }
}

import type { Random } from './bot.js';

/** Chance for whoever chooses, apart from the game's own, so that the same seed goes the same way: mulberry32. */
export function chanceFrom(seed: number): Random {
  let state = seed | 0;
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), state | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    return Math.floor((((bits ^ (bits >>> 14)) >>> 0) / 4294967296) * limit);
  };
}

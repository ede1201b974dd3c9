import type { Random } from '../bots/index.js';

/*
 * Chance for whoever chooses: decks, answers, what is checked. The chance of a game is in its state and is another one,
 * so that a record needs no word about how its choices were made.
 */

/** A small fast generator (sfc32); each pair of seed and stream is a sequence of its own. */
export function randomNumbers(seed: number, stream = 0): Random {
  let a = seed | 0;
  let b = stream | 0;
  let c = 0x5f3759df;
  let counter = 1;
  const next = (): number => {
    const sum = (a + b + counter++) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return sum >>> 0;
  };
  for (let i = 0; i < WARM_UP; i++) next();
  return (limit) => Math.floor((next() / 4294967296) * limit);
}

/** Seeds that differ little begin with numbers that differ little; they drift apart in a few steps. */
const WARM_UP = 15;

export const between = (random: Random, least: number, most: number): number => least + random(most - least + 1);

export const pick = <T>(random: Random, list: readonly T[]): T => list[random(list.length)]!;

export const oneIn = (random: Random, number: number): boolean => random(number) === 0;

/** A new list in another order. */
export function shuffled<T>(random: Random, list: readonly T[]): T[] {
  const copy = [...list];
  for (let i = copy.length - 1; i > 0; i--) {
    const j = random(i + 1);
    [copy[i], copy[j]] = [copy[j]!, copy[i]!];
  }
  return copy;
}

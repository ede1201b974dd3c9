import type { Random } from '../bots/index.js';
import { nonceFor, type Seed, seedOfNumber, streamOf } from '../engine/index.js';

/*
 * Chance for whoever chooses: decks, answers, what is checked. The chance of a game is in its state and is another one,
 * so that a record needs no word about how its choices were made.
 */

/** Each pair of seed and stream is a sequence of its own. */
export const randomNumbers = (seed: Seed | number, stream = 0): Random =>
  streamOf(wholeSeed(seed), nonceFor('soak', 0, stream));

/** A small number is a seed too. */
export const wholeSeed = (seed: Seed | number): Seed => (typeof seed === 'number' ? seedOfNumber(seed) : seed);

/** Any seed at all. */
export const anySeed = (random: Random): Seed => [random(WORD), random(WORD), random(WORD), random(WORD)];

const WORD = 0x1_0000_0000;

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

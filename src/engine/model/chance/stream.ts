import { EngineBug } from '../../bug.js';
import { BLOCK, fillBlock, type Nonce } from './chacha8.js';
import type { Seed } from './seed.js';

/** Chance as it comes from outside: a whole number from 0 up to, and not including, the limit. */
export type Random = (limit: number) => number;

/*
 * One seed is the key of many rows of numbers, so that none of them coincide: whose they are stands in the nonce, the
 * use and who uses it in its first word, a number among those in its second.
 */
export const USES = ['game', 'ids', 'bot', 'hand', 'coins', 'soak', 'contest', 'blind'] as const;
/** What a row of numbers is for. */
export type Use = (typeof USES)[number];

/** The row of numbers for a use: of somebody, at some time. */
export const nonceFor = (use: Use, who = 0, when = 0): Nonce => [USES.indexOf(use) | (who << 8), when];

/** A row of numbers apart from those of the game with this seed. */
export function streamOf(seed: Seed, nonce: Nonce): Random {
  const stream = newStream(seed, nonce);
  return (limit) => below(nextOf, stream, limit);
}

interface Stream {
  readonly seed: Seed;
  readonly nonce: Nonce;
  readonly words: Int32Array;
  drawn: number;
}

/** `words`: room for a block, of which nobody else makes use meanwhile. */
export const newStream = (seed: Seed, nonce: Nonce, words = new Int32Array(BLOCK)): Stream => ({
  seed,
  nonce,
  words,
  drawn: 0,
});

/** The next number of a stream: 32 bits. */
export function nextOf(stream: Stream): number {
  const n = stream.drawn++;
  const place = n & (BLOCK - 1);
  if (place === 0) fillBlock(stream.words, stream.seed, n >>> 4, stream.nonce);
  return stream.words[place]!;
}

/** A seed of its own for one of many games that follow from one seed. */
export function seedFrom(seed: Seed, nonce: Nonce): Seed {
  const words = new Int32Array(BLOCK);
  fillBlock(words, seed, 0, nonce);
  return [words[0]! >>> 0, words[1]! >>> 0, words[2]! >>> 0, words[3]! >>> 0];
}

/** The chance that this is reached is 1 in 2¹²⁸: numbers that are refused so long are not by chance. */
const MOST_TRIES = 128;

/**
 * A number below a limit, each as likely as the other: as many bits as the limit needs, drawn anew while they are too
 * large. Less than half of the draws are, so that two are enough on the average.
 */
export function below<T>(next: (from: T) => number, from: T, limit: number): number {
  if (limit <= 1) return 0;
  const mask = 0xffffffff >>> Math.clz32(limit - 1);
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const number = (next(from) & mask) >>> 0;
    if (number < limit) return number;
  }
  throw new EngineBug(`chance gives no number below ${limit}`);
}

/** The largest list that can be shuffled: one byte names a place. */
const LONGEST = 256;

/**
 * Fisher–Yates, every order as likely as the other. A number of 32 bits makes four tries, each of as many bits of a byte
 * as the place needs; less than half of the tries are in vain. Nothing branches on whether one is, since no processor
 * foresees that: then a card changes places with itself, and its place is tried again.
 */
export function shuffleBy<T>(next: (from: T) => number, from: T, list: number[]): void {
  if (list.length > LONGEST) throw new EngineBug(`a list of ${list.length} is too long to be shuffled`);
  let word = 0;
  let tries = 0;
  let i = list.length - 1;
  while (i > 0) {
    if ((tries & 3) === 0) word = next(from);
    if (++tries > MOST_TRIES * LONGEST) throw new EngineBug('chance gives no order');
    const beyond = (word & (0xffffffff >>> Math.clz32(i))) - i;
    const isPlace = (beyond - 1) >>> 31;
    const j = i + (beyond & -isPlace);
    word >>>= 8;
    const held = list[i]!;
    list[i] = list[j]!;
    list[j] = held;
    i -= isPlace;
  }
}

/*
 * Inside the engine an answer is one small integer: kind × 2²⁴ + x × 2¹⁶ + y × 2⁸ + z. Listing, giving and comparing
 * answers allocates nothing then. What the places of a kind hold is told by the table of answers.
 */

declare const PACKED: unique symbol;

/** An answer as the engine handles it. Outside it is a token: listed, handed back, never taken apart. */
export type Packed = number & { readonly [PACKED]: true };

/** What stands in a place that a kind of answer does not use, so that one answer is one number. */
export const NOTHING = 255;

/** A card, Pokémon, attack or number that no game has: who means what is not there says this, and the rules refuse it. */
export const NOWHERE = 254;

/** What was given is no answer at all. */
export const NO_ANSWER = -1 as Packed;

/* The numbers of the kinds. Records of the first version hold them: they stay as they are. */
export const PASS = 0;
export const BENCH = 1;
export const EVOLVE = 2;
export const ATTACH = 3;
export const PLAY = 4;
export const RETREAT = 5;
export const ATTACK = 6;
export const DECLARE = 7;
export const GO_BACK = 8;
export const GO = 9;
export const CARD = 10;
export const POKEMON = 11;
export const PRIZE = 12;
export const NUMBER = 13;
export const DONE = 14;
export const COIN = 15;
export const YES = 16;
export const NO = 17;
export const BEGIN = 18;
export const CONCEDE = 19;
export const USE = 20;
export const USE_STADIUM = 21;
export const USE_CARD = 22;

export const answer = (kind: number, x = NOTHING, y = NOTHING, z = NOTHING): Packed =>
  ((kind << 24) | ((x & 255) << 16) | ((y & 255) << 8) | (z & 255)) as Packed;

export const kindOfAnswer = (given: Packed): number => given >> 24;
export const xOf = (given: Packed): number => (given >> 16) & 255;
export const yOf = (given: Packed): number => (given >> 8) & 255;
export const zOf = (given: Packed): number => given & 255;

/** One buffer for the legal answers of whatever game asks: listing allocates nothing. */
export const answers = { list: new Int32Array(4096), count: 0 };

/** One of the answers that were listed last. */
export const listedAt = (place: number): Packed => answers.list[place]! as Packed;

export function offer(given: Packed): void {
  answers.list[answers.count++] = given;
}

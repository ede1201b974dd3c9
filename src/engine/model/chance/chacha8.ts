import type { Seed } from './seed.js';

/*
 * ChaCha with 8 rounds and a key of 16 bytes (D. J. Bernstein, "ChaCha, a variant of Salsa20"): who has not the key
 * cannot tell its numbers from chance, however many of them they have seen.
 */

/** "expand 16-byte k", as four words. */
const EXPAND = [0x61707865, 0x3120646e, 0x79622d36, 0x6b206574] as const;
const DOUBLE_ROUNDS = 4;
/** How many words a block has. */
export const BLOCK = 16;

/** Which of the many rows of numbers that a key has. */
export type Nonce = readonly [number, number];

const begun = new Int32Array(BLOCK);

/** Writes block `number` of a key into `out`: sixteen words of 32 bits. */
export function fillBlock(out: Int32Array, key: Seed, number: number, nonce: Nonce): void {
  for (let i = 0; i < 4; i++) {
    begun[i] = EXPAND[i]!;
    begun[4 + i] = begun[8 + i] = key[i]!;
  }
  begun[12] = number;
  begun[13] = 0;
  begun[14] = nonce[0];
  begun[15] = nonce[1];
  out.set(begun);
  for (let i = 0; i < DOUBLE_ROUNDS; i++) {
    round(out, 0);
    round(out, 1);
  }
  for (let i = 0; i < BLOCK; i++) out[i] = out[i]! + begun[i]!;
}

/** Four quarter rounds: of the columns, or, `turned` by one, of the diagonals. */
function round(x: Int32Array, turned: number): void {
  for (let i = 0; i < 4; i++) {
    const atB = 4 + ((i + turned) & 3);
    const atC = 8 + ((i + 2 * turned) & 3);
    const atD = 12 + ((i + 3 * turned) & 3);
    let a = x[i]!;
    let b = x[atB]!;
    let c = x[atC]!;
    let d = x[atD]!;
    a = (a + b) | 0;
    d = rotated(d ^ a, 16);
    c = (c + d) | 0;
    b = rotated(b ^ c, 12);
    a = (a + b) | 0;
    d = rotated(d ^ a, 8);
    c = (c + d) | 0;
    b = rotated(b ^ c, 7);
    x[i] = a;
    x[atB] = b;
    x[atC] = c;
    x[atD] = d;
  }
}

const rotated = (word: number, by: number): number => (word << by) | (word >>> (32 - by));

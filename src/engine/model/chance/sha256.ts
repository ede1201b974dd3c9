/*
 * SHA-256 (FIPS 180-4), for seeds that are phrases and for chance that several people agree on. Its constants are the first 32 bits of the fractional parts of roots
 * of the first primes, as the standard says; they are worked out here instead of being listed.
 */

const WORDS = 16;
const STEPS = 64;

/** How many bytes are hashed at a time. */
export const HASH_BLOCK = 64;

/** The hash of the bytes: 32 bytes. */
export function sha256(bytes: Uint8Array): Uint8Array {
  const words = padded(bytes);
  const hash = H.slice();
  for (let block = 0; block < words.length; block += WORDS) compress(hash, [...words.subarray(block, block + WORDS)]);
  return Uint8Array.from({ length: 32 }, (_, i) => hash[i >> 2]! >>> (24 - (i & 3) * 8));
}

function compress(hash: number[], words: number[]): void {
  for (let i = WORDS; i < STEPS; i++) {
    const [early, late] = [words[i - 15]!, words[i - 2]!];
    const low = rotated(early, 7) ^ rotated(early, 18) ^ (early >>> 3);
    const high = rotated(late, 17) ^ rotated(late, 19) ^ (late >>> 10);
    words.push((words[i - 16]! + low + words[i - 7]! + high) | 0);
  }
  let [a, b, c, d, e, f, g, h] = hash as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < STEPS; i++) {
    const chosen = (e & f) ^ (~e & g);
    const most = (a & b) ^ (a & c) ^ (b & c);
    const one = (h + (rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)) + chosen + K[i]! + words[i]!) | 0;
    const two = ((rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)) + most) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => {
    hash[i] = (hash[i]! + word) | 0;
  });
}

const rotated = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** One bit more, then zeros, then the length in bits: whole blocks of big-endian words. */
function padded(bytes: Uint8Array): Int32Array {
  const words = new Int32Array((((bytes.length + 8) >> 6) + 1) * WORDS);
  for (let i = 0; i < bytes.length; i++) words[i >> 2]! |= bytes[i]! << (24 - (i & 3) * 8);
  words[bytes.length >> 2]! |= 0x80 << (24 - (bytes.length & 3) * 8);
  words[words.length - 1] = bytes.length * 8;
  return words;
}

const PRIMES = Array.from({ length: 310 }, (_, i) => i + 2)
  .filter((n) => ![2, 3, 5, 7, 11, 13, 17].some((by) => by < n && n % by === 0))
  .slice(0, STEPS);

/** 2³² times the fraction of the root of a prime, in whole numbers: a machine's own roots need not be exact. */
function fraction(prime: number, degree: 2n | 3n): number {
  const scaled = BigInt(prime) << (32n * degree);
  let [low, high] = [0n, 1n << 38n];
  while (high - low > 1n) {
    const middle = (low + high) >> 1n;
    if (middle ** degree <= scaled) low = middle;
    else high = middle;
  }
  return Number(low & 0xffffffffn);
}

const H = PRIMES.slice(0, 8).map((prime) => fraction(prime, 2n));
const K = PRIMES.map((prime) => fraction(prime, 3n));

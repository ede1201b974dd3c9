import { hexOf, utf8 } from '../model/chance/bytes.js';
import { type Seed, seedOfNumber } from '../model/chance/seed.js';
import { sha256 } from '../model/chance/sha256.js';
import { err, ok, type Result } from '../result.js';
import { type Diagnostic, diagnostic } from './diagnostic.js';

/** A seed as a claim may give it: a whole number, 32 hexadecimal digits, a phrase, or the four numbers. */
export type SeedClaim = number | string | readonly number[];

const LONGEST_PHRASE = 200;
const WORD = 4294967296;
const HEX = /^[\da-f]{32}$/i;
const DIGITS = /^\d+$/;

/** What is taken for a seed, in words. */
export const A_SEED = `a whole number from 0 to ${Number.MAX_SAFE_INTEGER}, 32 hexadecimal digits, a phrase of at most ${LONGEST_PHRASE} characters, or four whole numbers from 0 to ${WORD - 1}`;

/** The seed that something from outside means; the same text is the same seed everywhere. A gap in a list is no number. */
export function seedOf(from: unknown): Result<Seed, Diagnostic[]> {
  if (typeof from === 'number' && isWhole(from)) return ok(seedOfNumber(from));
  if (typeof from === 'string') return seedOfText(from.trim());
  if (Array.isArray(from) && from.length === 4 && Array.from(from).every(isWord))
    return ok([...from] as unknown as Seed);
  return refused(from);
}

/** The shortest text that means a seed: a number if it is one, otherwise the 16 bytes of the key. */
export function seedText(claim: SeedClaim): string {
  const found = seedOf(claim);
  if (!found.ok) return String(claim);
  const seed = found.value;
  const number = seed[0] + seed[1] * WORD;
  if (seed[2] === 0 && seed[3] === 0 && isWhole(number)) return String(number);
  return seed.map((word) => hexOfWord(turned(word))).join('');
}

/** A phrase is the first half of its SHA-256, so that anybody can work it out. */
function seedOfText(text: string): Result<Seed, Diagnostic[]> {
  if (HEX.test(text)) return ok(seedOfHex(text));
  if (DIGITS.test(text) && isWhole(Number(text))) return ok(seedOfNumber(Number(text)));
  const phrase = text.normalize('NFC');
  const isNumber = text === '' || !Number.isNaN(Number(text)); // -1, 1.5, 1e9: meant as a number, and none that can be
  if (isNumber || phrase.length > LONGEST_PHRASE) return refused(text);
  return ok(seedOfHex(hexOf(sha256(utf8(phrase)))));
}

function seedOfHex(hex: string): Seed {
  const word = (i: number): number => turned(Number.parseInt(hex.slice(i * 8, i * 8 + 8), 16));
  return [word(0), word(1), word(2), word(3)];
}

/** The bytes of a key are read from the least one on. */
const turned = (word: number): number =>
  ((word << 24) | ((word & 0xff00) << 8) | ((word >>> 8) & 0xff00) | (word >>> 24)) >>> 0;

const hexOfWord = (word: number): string => word.toString(16).padStart(8, '0');
// JSON can write −0, and a snapshot cannot keep it.
const isWhole = (number: unknown): number is number =>
  Number.isSafeInteger(number) && (number as number) >= 0 && !Object.is(number, -0);
const isWord = (word: unknown): boolean => isWhole(word) && word < WORD;

const refused = (from: unknown): Result<Seed, Diagnostic[]> =>
  err([diagnostic(`A seed is ${A_SEED}, not ${shown(from)}.`)]);

function shown(from: unknown): string {
  if (typeof from === 'string') return from.length > 40 ? `a text of ${from.length} characters` : `"${from}"`;
  if (typeof from === 'number') return Object.is(from, -0) ? '-0' : String(from);
  return Array.isArray(from) ? `a list of ${from.length} things` : `a thing of the kind ${typeof from}`;
}

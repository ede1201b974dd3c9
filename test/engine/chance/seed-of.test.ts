import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Seed, seedOf, seedText } from '../../../src/engine/index.js';

const WORD = 2 ** 32;

const taken = (from: unknown): Seed | null => {
  const found = seedOf(from);
  return found.ok ? found.value : null;
};

const sentence = (from: unknown): string => {
  const found = seedOf(from);
  return found.ok ? '' : found.error.map(({ message }) => message).join('\n');
};

/** The four words of 16 bytes, each from the least byte on. */
const ofBytes = (bytes: Buffer): Seed => [0, 4, 8, 12].map((at) => bytes.readUInt32LE(at)) as unknown as Seed;

const word = fc.integer({ min: 0, max: WORD - 1 });
const words: fc.Arbitrary<Seed> = fc.tuple(word, word, word, word);

const text = fc.array(fc.nat(0x10ffff), { maxLength: 40 }).map((codes) => String.fromCodePoint(...codes));

describe('a seed', () => {
  it('is a whole number from 0 to 2⁵³ - 1, typed or not', () => {
    const numbers: readonly (readonly [number, Seed])[] = [
      [0, [0, 0, 0, 0]],
      [7, [7, 0, 0, 0]],
      [WORD - 1, [WORD - 1, 0, 0, 0]],
      [WORD, [0, 1, 0, 0]],
      [Number.MAX_SAFE_INTEGER, [WORD - 1, 2 ** 21 - 1, 0, 0]],
    ];
    for (const [number, seed] of numbers) {
      expect(taken(number)).toEqual(seed);
      expect(taken(String(number))).toEqual(seed);
      expect(taken(` 00${number} `)).toEqual(seed);
    }
  });

  it('is 32 hexadecimal digits, the bytes of a key in their order', () => {
    const digits = '00112233445566778899aabbccddeeff';
    expect(taken(digits)).toEqual(ofBytes(Buffer.from(digits, 'hex')));
    expect(taken(digits.toUpperCase())).toEqual(taken(digits));
    expect(taken('0'.repeat(32))).toEqual([0, 0, 0, 0]);
  });

  it('is a phrase: the first half of its SHA-256', () => {
    for (const phrase of ['to be continued', 'Pokémon', '神奇寶貝', 'Infinity and beyond', '🂡', 'abcdef0123']) {
      const hash = createHash('sha256').update(phrase, 'utf8').digest();
      expect(taken(phrase)).toEqual(ofBytes(hash));
    }
    expect(taken('  to be continued\n')).toEqual(taken('to be continued'));
    expect(taken('Poke\u0301mon')).toEqual(taken('Pok\u00e9mon'));
    expect(taken('To be continued')).not.toEqual(taken('to be continued'));
  });

  it('is four whole numbers of 32 bits', () => {
    expect(taken([0, 1, WORD - 1, 3])).toEqual([0, 1, WORD - 1, 3]);
    for (const wrong of [
      [],
      [1, 2, 3],
      [1, 2, 3, 4, 5],
      [1, 2, 3, WORD],
      [1, 2, 3, -1],
      [1, 2, 3, 0.5],
      [1, 2, 3, '4'],
      new Array(4),
      Object.assign(new Array(4), { 0: 1, 3: 4 }),
    ])
      expect(taken(wrong)).toBeNull();
  });

  it('is nothing else, and what was given is said', () => {
    const refused: readonly (readonly [unknown, string])[] = [
      [-0, '-0'],
      [[1, 2, -0, 3], 'a list of 4 things'],
      [-1, '-1'],
      [1.5, '1.5'],
      [Number.NaN, 'NaN'],
      [1e300, '1e+300'],
      [2 ** 53, '9007199254740992'],
      ['', '""'],
      ['   ', '""'],
      ['-1', '"-1"'],
      ['1.5', '"1.5"'],
      ['1e9', '"1e9"'],
      ['9007199254740992', '"9007199254740992"'],
      ['x'.repeat(201), 'a text of 201 characters'],
      [[1, 2], 'a list of 2 things'],
      [null, 'a thing of the kind object'],
      [undefined, 'a thing of the kind undefined'],
      [7n, 'a thing of the kind bigint'],
    ];
    for (const [from, said] of refused)
      expect(sentence(from)).toMatch(new RegExp(`^A seed is .*, not ${escaped(said)}\\.$`));
  });

  it('may be a phrase of 200 characters, and no longer', () => {
    expect(taken('x'.repeat(200))).not.toBeNull();
    expect(taken('x'.repeat(201))).toBeNull();
    expect(taken('1'.repeat(1_000_000))).toBeNull();
  });
});

describe('a seed as text', () => {
  it('is a number where it is one, and 32 digits otherwise', () => {
    expect(seedText(7)).toBe('7');
    expect(seedText('007')).toBe('7');
    expect(seedText([0, 1, 0, 0])).toBe('4294967296');
    expect(seedText([0, 2 ** 21, 0, 0])).toBe('00000000000020000000000000000000');
    expect(seedText('00112233445566778899AABBCCDDEEFF')).toBe('00112233445566778899aabbccddeeff');
    expect(seedText('to be continued')).toMatch(/^[\da-f]{32}$/);
  });

  it('means the same seed again, whatever it was', () => {
    const anything = fc.oneof(words, fc.maxSafeNat(), fc.string({ maxLength: 200 }), text);
    const again = fc.property(anything, (from) => {
      const seed = taken(from);
      if (seed === null) return;
      expect(taken(seedText(seed))).toEqual(seed);
      expect(taken(seedText(from))).toEqual(seed);
    });
    fc.assert(again, { seed: 1, numRuns: 500 });
  });

  it('of two seeds is never one', () => {
    fc.assert(
      fc.property(words, words, (a, b) => {
        expect(seedText(a) === seedText(b)).toBe(a.join() === b.join());
      }),
      { seed: 1, numRuns: 200 },
    );
  });
});

describe('whatever is brought', () => {
  it('is a seed or refused with one sentence, and nothing is thrown', () => {
    fc.assert(
      fc.property(fc.anything({ withBigInt: true, withSparseArray: true, withNullPrototype: true }), (from) => {
        const found = seedOf(from);
        if (found.ok)
          expect(found.value.every((word) => Number.isInteger(word) && word >= 0 && word < WORD)).toBe(true);
        else expect(found.error).toHaveLength(1);
      }),
      { seed: 1, numRuns: 500 },
    );
  });
});

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

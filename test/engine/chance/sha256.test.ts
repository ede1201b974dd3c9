import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sha256 } from '../../../src/engine/model/chance/sha256.js';

const hashed = (text: string): string =>
  sha256(text)
    .map((word) => word.toString(16).padStart(8, '0'))
    .join('');

describe('SHA-256', () => {
  /** FIPS 180-4 by the examples that NIST gives with it: one block, none, two blocks, and very many. */
  it.each([
    ['three letters', 'abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    ['no letters', '', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    [
      '56 letters',
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
    ['a million letters', 'a'.repeat(1_000_000), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
  ])('of %s is what the standard gives', (_, text, digest) => {
    expect(hashed(text)).toBe(digest);
  });

  it('of any text is what others find, beyond the letters of English too', () => {
    const same = fc.property(fc.array(fc.nat(0x10ffff), { maxLength: 200 }), (codes) => {
      const text = String.fromCodePoint(...codes);
      expect(hashed(text)).toBe(createHash('sha256').update(text, 'utf8').digest('hex'));
    });
    fc.assert(same, { seed: 1, numRuns: 300 });
    for (const text of ['Pokémon', '神奇寶貝', '🂡🃏', 'ß\u0000ÿ', '\u{10ffff}'])
      expect(hashed(text)).toBe(createHash('sha256').update(text, 'utf8').digest('hex'));
  });

  it('is right at every length around the end of a block', () => {
    for (let length = 50; length <= 130; length++) {
      const text = 'x'.repeat(length);
      expect(hashed(text)).toBe(createHash('sha256').update(text).digest('hex'));
    }
  });

  it('takes half of a pair of characters for the mark of what is none, as every writer of UTF-8 does', () => {
    for (const text of ['\ud800', 'a\udc00b', '\udfff\ud800'])
      expect(hashed(text)).toBe(createHash('sha256').update(text, 'utf8').digest('hex'));
  });
});

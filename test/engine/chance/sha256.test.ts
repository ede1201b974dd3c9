import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bytesOfHex, hexOf, utf8 } from '../../../src/engine/model/chance/bytes.js';
import { hmacSha256 } from '../../../src/engine/model/chance/hmac-sha256.js';
import { sha256 } from '../../../src/engine/model/chance/sha256.js';

const hashed = (text: string): string => hexOf(sha256(utf8(text)));

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

describe('HMAC-SHA-256', () => {
  /** RFC 4231, test cases 1 to 4, 6 and 7: keys shorter and longer than a block, text and bytes. */
  it.each([
    ['0b'.repeat(20), utf8('Hi There'), 'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7'],
    [
      hexOf(utf8('Jefe')),
      utf8('what do ya want for nothing?'),
      '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
    ],
    ['aa'.repeat(20), bytesOf('dd'.repeat(50)), '773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe'],
    [
      '0102030405060708090a0b0c0d0e0f10111213141516171819',
      bytesOf('cd'.repeat(50)),
      '82558a389a443c0ea4cc819899f2083a85f0faa3e578f8077a2e3ff46729665b',
    ],
    [
      'aa'.repeat(131),
      utf8('Test Using Larger Than Block-Size Key - Hash Key First'),
      '60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54',
    ],
    [
      'aa'.repeat(131),
      utf8(
        'This is a test using a larger than block-size key and a larger than block-size data. The key needs to be hashed before being used by the HMAC algorithm.',
      ),
      '9b09ffa71b942fcb27635fbcd5b0e944bfdc63644f0713938a7f51535c3a35e2',
    ],
  ])('with the key %s is what the standard gives', (key, message, digest) => {
    expect(hexOf(hmacSha256(bytesOf(key), message))).toBe(digest);
  });

  it('of any key and message is what others find', () => {
    const bytes = fc.uint8Array({ maxLength: 150 });
    const same = fc.property(bytes, bytes, (key, message) => {
      expect(hexOf(hmacSha256(key, message))).toBe(createHmac('sha256', key).update(message).digest('hex'));
    });
    fc.assert(same, { seed: 1, numRuns: 300 });
  });
});

describe('Bytes', () => {
  it('are written in two small digits each, and read in small and large ones', () => {
    expect(hexOf(Uint8Array.of(0, 9, 10, 255))).toBe('00090aff');
    expect(bytesOfHex('00090AfF')).toEqual(Uint8Array.of(0, 9, 10, 255));
    expect(bytesOfHex('')).toEqual(new Uint8Array());
  });

  it('are not read out of anything else', () => {
    for (const text of ['0', 'abc', '0x', '1g', '  ', '00 11', 'é0']) expect(bytesOfHex(text)).toBeNull();
  });
});

function bytesOf(hex: string): Uint8Array {
  return bytesOfHex(hex)!;
}

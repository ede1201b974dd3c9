import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Ink } from '../../src/protocol/wire/ink.js';

const written = (write: (ink: Ink) => void): string => {
  const ink = new Ink();
  ink.begin();
  write(ink);
  return new TextDecoder('utf-8', { fatal: true }).decode(ink.written);
};

describe('What frames are written with', () => {
  test('writes natural numbers as everybody does', () => {
    for (const number of [0, 9, 10, 99, 100, 4095, 999_999_999, 1_000_000_000, 1_795_000_000_000, 2 ** 53 - 1])
      expect(written((ink) => ink.natural(number))).toBe(String(number));
    fc.assert(fc.property(fc.maxSafeNat(), (number) => written((ink) => ink.natural(number)) === String(number)));
  });

  test('writes every text as UTF-8', () => {
    for (const text of ['', 'Pokémon', 'a\u07ff\u0800\uffff', '🂡 and é', 'é'.repeat(20_000)])
      expect(written((ink) => ink.text(text))).toBe(text);
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => written((ink) => ink.text(text)) === text));
  });

  test('finds room for whatever comes', () => {
    const pieces = Array.from({ length: 9000 }, (_, place) => place);
    const all = written((ink) => {
      for (const piece of pieces) {
        ink.openWith(piece);
        ink.comma();
        ink.code(1);
        ink.close();
      }
    });
    expect(all).toBe(pieces.map((piece) => `[${piece},-1]`).join(''));
  });

  test('begins anew where it began before', () => {
    const ink = new Ink();
    ink.text('long before');
    ink.begin();
    ink.natural(7);
    expect(new TextDecoder().decode(ink.written)).toBe('7');
  });
});

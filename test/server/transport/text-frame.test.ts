import { describe, expect, test } from 'vitest';
import { textFrame } from '../../../src/server/transport/text-frame.js';

/** The texts of whole frames, one behind the other, as RFC 6455 has them. */
function textsIn(frames: Buffer): readonly string[] {
  const texts: string[] = [];
  for (let at = 0; at < frames.length; ) {
    expect(frames[at]).toBe(0x81);
    const short = frames[at + 1]!;
    const head = short < 126 ? 2 : short === 126 ? 4 : 10;
    const length =
      short < 126 ? short : short === 126 ? frames.readUInt16BE(at + 2) : Number(frames.readBigUInt64BE(at + 2));
    expect(short < 126 || length >= (short === 126 ? 126 : 65_536)).toBe(true); // the shortest way of saying it
    texts.push(frames.toString('utf8', at + head, at + head + length));
    at += head + length;
  }
  return texts;
}

describe('A text as a socket carries it', () => {
  test.each([0, 1, 125, 126, 127, 65_535, 65_536, 200_000])('is there whole, %i bytes of it', (length) => {
    const text = 'é'.repeat(length >> 1) + 'a'.repeat(length & 1);
    expect(textsIn(textFrame(Buffer.from(text)))).toEqual([text]);
  });

  test('ends where the next one begins', () => {
    const texts = ['one', '', 'x'.repeat(300)];
    expect(textsIn(Buffer.concat(texts.map((text) => textFrame(Buffer.from(text)))))).toEqual(texts);
  });
});

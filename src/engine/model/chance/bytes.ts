// Texts and hexadecimal digits as bytes, and back.

/** The text in UTF-8. What is no character, half of a pair, becomes the mark for that (U+FFFD). */
export function utf8(text: string): Uint8Array {
  const bytes = new Uint8Array(3 * text.length);
  let count = 0;
  for (const character of text) count = put(bytes, count, character.codePointAt(0)!);
  return bytes.subarray(0, count);
}

function put(bytes: Uint8Array, at: number, code: number): number {
  const point = code >= 0xd800 && code < 0xe000 ? 0xfffd : code;
  const more = point < 0x80 ? 0 : point < 0x800 ? 1 : point < 0x10000 ? 2 : 3;
  bytes[at] = more === 0 ? point : LEADS[more]! | (point >> (6 * more));
  for (let i = 1; i <= more; i++) bytes[at + i] = 0x80 | ((point >> (6 * (more - i))) & 0x3f);
  return at + more + 1;
}

/** How the first byte of a character begins that has so many more. */
const LEADS = [0, 0xc0, 0xe0, 0xf0] as const;

/** Two small digits a byte. */
export const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The bytes of an even number of hexadecimal digits; null: it is something else. */
export function bytesOfHex(hex: string): Uint8Array | null {
  if (!/^(?:[\da-f]{2})*$/i.test(hex)) return null;
  return Uint8Array.from({ length: hex.length / 2 }, (_, i) => Number.parseInt(hex.slice(2 * i, 2 * i + 2), 16));
}

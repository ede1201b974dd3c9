import type { Numbers } from './from-engine.js';
import type { NUMBERS } from './to-engine.js';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** So many numbers of a vector as they are told. */
export const written = (numbers: Float32Array, as: (typeof NUMBERS)[number]): Numbers =>
  as === 'list' ? Array.from(numbers) : base64(leastByteFirst(numbers));

function leastByteFirst(numbers: Float32Array): Uint8Array {
  const bytes = new Uint8Array(numbers.length * 4);
  const view = new DataView(bytes.buffer);
  for (let i = 0; i < numbers.length; i++) view.setFloat32(i * 4, numbers[i]!, true);
  return bytes;
}

/** Three bytes are four letters; most of a vector is nought, and then nothing is worked out. */
export function base64(bytes: Uint8Array): string {
  let text = '';
  const whole = bytes.length - (bytes.length % 3);
  for (let i = 0; i < whole; i += 3) {
    const three = bytes[i]! * 65_536 + bytes[i + 1]! * 256 + bytes[i + 2]!;
    text += three === 0 ? 'AAAA' : letters(three, 4);
  }
  const rest = bytes.length - whole;
  if (rest === 1) return `${text}${letters(bytes[whole]! * 65_536, 2)}==`;
  return rest === 2 ? `${text}${letters(bytes[whole]! * 65_536 + bytes[whole + 1]! * 256, 3)}=` : text;
}

function letters(three: number, count: number): string {
  let text = '';
  for (let place = 0; place < count; place++) text += LETTERS[(three >>> (18 - 6 * place)) & 63]!;
  return text;
}

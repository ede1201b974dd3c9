/* A text as a piece of an address, and back: compressed with a checksum, in letters that every address may hold. */

import { bytesOfLetters, lettersOf } from './letters.js';

/** What the text was, or where it breaks off. */
export type Unpacked = { readonly text: string } | { readonly fault: LinkFault; readonly at: number };

/** A letter that no link has, an end that is missing or changed, or more than anybody would share. */
export type LinkFault = 'letter' | 'broken' | 'too-long';

/** A link of a few letters can hold a text without end. */
const LONGEST = 8_000_000;

export async function packText(text: string): Promise<string> {
  const bytes = await through(new Blob([text]).stream(), new CompressionStream('deflate'), LONGEST);
  return lettersOf(bytes ?? []);
}

/** Texts with more bytes than `longest` are not read. */
export async function unpackText(packed: string, longest = LONGEST): Promise<Unpacked> {
  const wrong = packed.search(/[^\w-]/);
  if (wrong >= 0) return { fault: 'letter', at: wrong + 1 };
  const bytes = bytesOfLetters(packed);
  if (bytes === null) return { fault: 'broken', at: packed.length };
  try {
    const whole = await through(new Blob([bytes]).stream(), new DecompressionStream('deflate'), longest);
    if (whole === null) return { fault: 'too-long', at: packed.length };
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(whole) };
  } catch {
    return { fault: 'broken', at: packed.length };
  }
}

/** Everything that comes out; null if it is too much. */
async function through(
  from: ReadableStream<Uint8Array<ArrayBuffer>>,
  way: CompressionStream | DecompressionStream,
  longest: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  const reader = from.pipeThrough(way).getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    length += part.value.length;
    if (length > longest) {
      await reader.cancel();
      return null;
    }
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

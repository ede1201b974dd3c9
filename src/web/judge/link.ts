/* A scenario as a part of an address: compressed, in the letters that addresses may have. */

/** Longer texts are not read: a scenario is a page, not a book. */
export const LONGEST_TEXT = 100_000;

/** Says how it was packed, so that other ways can follow. */
const MARK = '~';

export async function packText(text: string): Promise<string> {
  const packed = await through(new Blob([text]).stream(), new CompressionStream('deflate'));
  return `${MARK}${toLetters(packed!)}`;
}

/** The text that was packed; null if the link is spoilt. What was packed carries a sum, so half a link is noticed. */
export async function unpackText(packed: string): Promise<string | null> {
  const bytes = packed.startsWith(MARK) ? fromLetters(packed.slice(1)) : null;
  if (bytes === null) return null;
  try {
    const text = await through(new Blob([bytes]).stream(), new DecompressionStream('deflate'));
    return text === null ? null : new TextDecoder('utf-8', { fatal: true }).decode(text);
  } catch {
    return null;
  }
}

/** Everything that comes out; null if it is too much. */
async function through(
  from: ReadableStream<Uint8Array<ArrayBuffer>>,
  way: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  const reader = from.pipeThrough(way).getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    length += part.value.length;
    if (length > 4 * LONGEST_TEXT) {
      await reader.cancel();
      return null;
    }
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

const toLetters = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

function fromLetters(letters: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[\w-]+$/.test(letters)) return null;
  try {
    const characters = atob(letters.replaceAll('-', '+').replaceAll('_', '/'));
    return Uint8Array.from(characters, (character) => character.charCodeAt(0));
  } catch {
    return null;
  }
}

/** What an address of the desk asks for. */
export type Asked =
  | { readonly kind: 'own' }
  | { readonly kind: 'shelf'; readonly file: string; readonly place: number }
  | { readonly kind: 'link'; readonly packed: string };

/** `retreat/conditions/2`, `~…`, or nothing. */
export function askedFor(rest: string): Asked {
  if (rest.startsWith(MARK)) return { kind: 'link', packed: rest };
  const [, file, place] = /^(.+)\/(\d+)$/.exec(rest) ?? [];
  return file === undefined ? { kind: 'own' } : { kind: 'shelf', file, place: Number(place) };
}

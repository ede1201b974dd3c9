/* A text as a piece of an address, and back: compressed with a checksum, in letters that every address may hold. */

/** What the text was, or where it breaks off. */
export type Unpacked = { readonly text: string } | { readonly fault: LinkFault; readonly at: number };

/** A letter that no link has, or an end that is missing or changed. */
export type LinkFault = 'letter' | 'broken';

export async function packText(text: string): Promise<string> {
  const bytes = await through(new Blob([text]).stream(), new CompressionStream('deflate'));
  let letters = '';
  for (const byte of bytes) letters += String.fromCharCode(byte);
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

export async function unpackText(packed: string): Promise<Unpacked> {
  const wrong = packed.search(/[^\w-]/);
  if (wrong >= 0) return { fault: 'letter', at: wrong + 1 };
  if (packed.length % 4 === 1) return { fault: 'broken', at: packed.length };
  const letters = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  try {
    const whole = await through(new Blob([bytes]).stream(), new DecompressionStream('deflate'));
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(whole) };
  } catch {
    return { fault: 'broken', at: packed.length };
  }
}

async function through(
  stream: ReadableStream<Uint8Array>,
  change: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  const pipe: ReadableWritablePair<Uint8Array, BufferSource> = change;
  return new Uint8Array(await new Response(stream.pipeThrough(pipe as ReadableWritablePair)).arrayBuffer());
}

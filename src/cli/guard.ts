// What goes to the terminal: names, lists and messages from anywhere may be shown, but command it nothing.

/** What a terminal obeys instead of showing it: control characters but line ends and tabs, and signs that turn the direction of writing. */
const OBEYED = /(?![\n\t])[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** The text with everything that a terminal would obey written out, as JSON writes it: so it can be read, and JSON stays the same. */
export const shown = (text: string): string =>
  text.replace(OBEYED, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** A stream as it was before it was guarded. */
const bare = new WeakMap<NodeJS.WriteStream, NodeJS.WriteStream>();

/** From now on everything that this process writes to its terminal is shown and not obeyed, whoever writes it. */
export function guardTerminal(): void {
  for (const stream of [process.stdout, process.stderr]) guard(stream);
}

/** The one door past the guard, for what draws: a bar, a table over a table. What is drawn on it is made of `shown` texts. */
export const drawnOn = (stream: NodeJS.WriteStream): NodeJS.WriteStream => bare.get(stream) ?? stream;

function guard(stream: NodeJS.WriteStream): void {
  const write = stream.write.bind(stream) as (text: string | Uint8Array, ...rest: unknown[]) => boolean;
  bare.set(stream, Object.create(stream, { write: { value: write } }) as NodeJS.WriteStream);
  const guarded = (text: string | Uint8Array, ...rest: unknown[]): boolean =>
    write(shown(typeof text === 'string' ? text : Buffer.from(text).toString('utf8')), ...rest);
  stream.write = guarded as typeof stream.write;
}

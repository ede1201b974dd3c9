/**
 * The code of a letter; the place must be in the text. Strings are kept in many ways, and to look the method up on each of them
 * would take longer than to find the letter.
 */
export const codeAt = (text: string, at: number): number => String.prototype.charCodeAt.call(text, at);

let codes = new Uint16Array(1024);

/** The codes of all letters of a text, to be read before another text is spelled out. */
export function spelledOut(text: string): Uint16Array {
  const { length } = text;
  if (length > codes.length) codes = new Uint16Array(2 * length);
  for (let i = 0; i < length; i++) codes[i] = codeAt(text, i);
  return codes;
}

/* Bytes in letters that every address may hold. */

export function lettersOf(bytes: Iterable<number>): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Null: these are no letters of ours, or one is missing. */
export function bytesOfLetters(letters: string): Uint8Array<ArrayBuffer> | null {
  if (/[^\w-]/.test(letters) || letters.length % 4 === 1) return null;
  const text = atob(letters.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

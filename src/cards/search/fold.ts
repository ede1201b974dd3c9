/** Signs that are written in several ways. */
const SAME: ReadonlyMap<string, string> = new Map([
  ['’', "'"],
  ['‘', "'"],
  ['“', '"'],
  ['”', '"'],
  ['–', '-'],
  ['−', '-'],
  ['★', '☆'],
  ['♢', '◇'],
]);

const folded = new Map<string, string>(SAME);

/** One sign without its accent. Remembered: there are few of them, and they stand in nearly every text. */
function foldSign(sign: string): string {
  let plain = folded.get(sign);
  if (plain === undefined) {
    plain = sign.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    folded.set(sign, plain);
  }
  return plain;
}

const SPECIAL = /[\u0080-\uffff]/;
const SPECIALS = /[\u0080-\uffff]/g;

/** A text as it is compared: capitals, accents and the shape of apostrophes do not matter. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  if (!SPECIAL.test(lower)) return lower;
  // Most texts have these two and nothing else.
  const plain = lower.replaceAll('é', 'e').replaceAll('’', "'");
  return SPECIAL.test(plain) ? plain.replace(SPECIALS, foldSign) : plain;
}

/** A folded text without punctuation and blanks. */
export const squashFolded = (text: string): string => text.replace(/[^a-z0-9\u0080-\uffff]/g, '');

/** Without punctuation and blanks as well: "Mr. Mime", "mr mime" and "MrMime" are one. */
export const squash = (text: string): string => squashFolded(fold(text));

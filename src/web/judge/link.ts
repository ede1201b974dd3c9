import { packText, unpackText } from '../links/link.js';

/* A scenario as a part of an address. */

/** Longer texts are not read: a scenario is a page, not a book. */
export const LONGEST_TEXT = 100_000;

/** Says how it was packed, so that other ways can follow. */
const MARK = '~';

export const packScenario = async (text: string): Promise<string> => `${MARK}${await packText(text)}`;

/** The text that was packed; null if the link is spoilt. What was packed carries a sum, so half a link is noticed. */
export async function unpackScenario(packed: string): Promise<string | null> {
  if (!packed.startsWith(MARK) || packed === MARK) return null;
  const unpacked = await unpackText(packed.slice(MARK.length), 4 * LONGEST_TEXT);
  return 'text' in unpacked ? unpacked.text : null;
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

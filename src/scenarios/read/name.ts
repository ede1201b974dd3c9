import { joinedSign } from '../../cards/index.js';
import { isNone, plainAt, textAt } from './scalar.js';
import { itemsOf, lineOf, report, type Spot } from './spot.js';
import type { NameClaim } from './word-claims.js';

/** A card's name: `Name`, `Name @ Set`, and for one piece of a card of several `Name (top)`, `Name (3)`. */
export function nameAt(spot: Spot, what = 'a card name'): NameClaim {
  const text = textAt(spot, what);
  const name = nameOf(text, lineOf(spot));
  const isBroken = text !== '' && (name.name === '' || name.set === '' || name.set?.includes('@'));
  if (isBroken) report(spot, `\`${text}\` is not a card name. Two printings of one name are written \`Name @ Set\`.`);
  return name;
}

export function namesAt(spot: Spot, what = 'card names'): NameClaim[] {
  return isNone(spot) ? [] : itemsOf(spot, `a list of ${what}`).map((item) => nameAt(item));
}

/** No more copies are read than this: a larger number is a slip. */
export const MOST_COPIES = 100;

/** How many of a card, and what stands behind the number: `4 Staryu`, `4x Staryu`; a bare name is one card. */
export function countIn(spot: Spot, text: string): { readonly count: number; readonly rest: string } {
  const [, digits, rest] = /^(\d+)[x×]?\s+(.+)$/.exec(text) ?? [];
  const count = digits === undefined ? 1 : Number(digits);
  if (count < 1 || count > MOST_COPIES)
    report(spot, `A deck entry counts from 1 to ${MOST_COPIES}, but this one says ${count}.`);
  return { count: Math.min(count, MOST_COPIES), rest: rest ?? text };
}

/** Card names, where one may be counted: `[4 Staryu, Potion]`. */
export function countedNamesAt(spot: Spot): NameClaim[] {
  if (isNone(spot)) return [];
  return itemsOf(spot, 'a list of card names').flatMap((item) => {
    const { count, rest } = countIn(item, String(plainAt(item) ?? ''));
    const name = nameAt(item);
    return new Array<NameClaim>(count).fill(count === 1 && rest === name.text ? name : nameOf(rest, name.line));
  });
}

const PIECES: Readonly<Record<string, number>> = { top: 1, bottom: 2, '1': 1, '2': 2, '3': 3, '4': 4 };

export function nameOf(written: string, line: number): NameClaim {
  const text = joinedSign(written);
  const cut = text.indexOf('@');
  const before = splitPiece(cut < 0 ? text : text.slice(0, cut));
  const after = cut < 0 ? null : splitPiece(text.slice(cut + 1));
  return { line, text, name: before.rest, set: after?.rest ?? null, piece: before.piece || (after?.piece ?? 0) };
}

function splitPiece(text: string): { rest: string; piece: number } {
  const match = /^(.*\S)\s*\((top|bottom|[1-4])\)$/.exec(text.trim());
  return match ? { rest: match[1], piece: PIECES[match[2]] } : { rest: text.trim(), piece: 0 };
}

import { joinedSign } from '../../cards/index.js';
import { isNone, textAt } from './scalar.js';
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

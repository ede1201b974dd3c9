import type { CardKind } from '../../../engine/index.js';
import { plainLine, withoutFields } from './plain-text.js';
import type { CardPool } from './pool.js';

/** What a line asks for: so many of the card of a name, perhaps of a certain print. */
export interface Claim {
  readonly count: number;
  readonly name: string;
  readonly printing: Printing | null;
}

export interface Printing {
  readonly code: string;
  /** Null where a list names the set alone. */
  readonly number: string | null;
}

export type Line =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'section'; readonly section: CardKind; readonly count: number | null }
  | { readonly kind: 'total'; readonly count: number }
  | { readonly kind: 'card'; readonly count: number | null; readonly rest: string };

/** Headings of all list formats; what stands under "Supporter" or "Item" is a Trainer card. */
const SECTIONS: readonly (readonly [RegExp, CardKind])[] = [
  [/^pok[eé]mon(?: cards?)?$/i, 'pokemon'],
  [/^(?:trainers?|supporters?|items?|stadiums?|tools?|pok[eé]mon tools?)(?: cards?)?$/i, 'trainer'],
  [/^(?:(?:basic|special) )?energ(?:y|ies)(?: cards?)?$/i, 'energy'],
];

const DECORATION = /^[\s*#•·=>–—-]+/u;
const ORNAMENT = /\s*(?:[*=#–—-]{2,})$/u;
const COUNTED_HEADING = /^(\p{L}[\p{L} ]*?)\s*(?:[-–—:]\s*|\()?\s*(\d+)?\s*\)?\s*:?$/u;

/** What kind of line this is. Marks before it are ornament: bullets, "##", asterisks. */
export function readLine(written: string): Line {
  const text = plainLine(withoutFields(written));
  const bare = text.replace(DECORATION, '').replace(ORNAMENT, '');
  const total = /^total(?: cards?| number of cards)?\s*[-–—:]?\s*(\d+)\b/i.exec(bare);
  if (total !== null) return { kind: 'total', count: Number(total[1]) };
  const section = sectionOf(bare);
  if (section !== null) return section;
  if (bare === '' || isRemark(text)) return { kind: 'nothing' };
  return counted(bare);
}

function sectionOf(bare: string): Line | null {
  const heading = COUNTED_HEADING.exec(bare);
  if (heading === null) return null;
  const found = SECTIONS.find(([words]) => words.test(heading[1]!));
  if (found === undefined) return null;
  return { kind: 'section', section: found[1], count: heading[2] === undefined ? null : Number(heading[2]) };
}

/** Titles between asterisks, lines after a # or //, and "Name: …". A bullet before a card is none. */
const isRemark = (text: string): boolean =>
  /^\*{2,}(?!\s*\d).*\*{2,}$/.test(text) ||
  /^(?:#+(?!\s*\d)|\/\/|;)/.test(text) ||
  /^(?:deck|name|title|format|author|player|event|era)\s*:/i.test(text) ||
  /^"?(?:count|qty|quantity|amount|number|copies)"?[\s,;]+"?(?:card|name)/i.test(text) ||
  /^-{3,}$/.test(text);

/** `4 Name`, `4x Name`, `4 × Name`, `4xName`, `x4 Name`, `[4] Name`, `4. Name`. */
const COUNT_BEFORE: readonly RegExp[] = [
  /^(\d+)\s*(?:[x×]\s+|\s)\s*(\S.*)$/iu,
  /^(\d+)[x×](\p{Lu}.*)$/u,
  /^[x×]\s?(\d+)[\s:.-]\s*(\S.*)$/iu,
  /^[([](\d+)[)\]]\s*(\S.*)$/u,
  /^(\d+)[.):-]\s+(\S.*)$/u,
];

/** `Name x4`, `Name ×4`, `Name (4)`, `Name 4x`, `Name: 4`. */
const COUNT_AFTER: readonly RegExp[] = [
  /^(\S.*?)(?:\s+[x×]|×)\s*(\d+)$/iu,
  /^(\S.*?)\s+\(\s*[x×]?\s*(\d{1,2})\s*[x×]?\s*\)$/iu,
  /^(\S.*?)\s+(\d{1,2})[x×]$/iu,
  /^(\S.*?\p{L}):\s*(\d{1,2})$/u,
];

function counted(bare: string): Line {
  const first = (manners: readonly RegExp[]): RegExpExecArray | undefined =>
    manners.map((manner) => manner.exec(bare)).find((match) => match !== null) ?? undefined;
  const before = first(COUNT_BEFORE);
  if (before !== undefined) return { kind: 'card', count: Number(before[1]), rest: before[2]! };
  const after = first(COUNT_AFTER);
  if (after !== undefined) return { kind: 'card', count: Number(after[2]), rest: after[1]! };
  return { kind: 'card', count: null, rest: bare };
}

/** How a print is finished; nothing of it matters in play. */
const FINISH = /\s+(?:PH|RH|H|holo|foil|reverse(?: holo)?)$/i;
const LOOKS_LIKE_CODE = /^(?=.*[A-Z])[A-Z0-9][A-Z0-9.-]{1,6}$/;
const LOOKS_LIKE_NUMBER = /^#?[A-Za-z]{0,4}\d+[A-Za-z]?(?:\/\w+)?$/;

/** Name and print of what stands after the count. A card whose whole name is known is not taken apart. */
export function nameAndPrinting(rest: string, pool: CardPool): Omit<Claim, 'count'> {
  const open = rest.replace(/\s[[(]([\w.-]+)[\s,#-]+(\w+)[)\]]$/u, ' $1 $2');
  for (const text of [open, open.replace(FINISH, '')]) {
    const [, name, code, number] = /^(.*\S)\s+(\S+)\s+(\S+)$/u.exec(text) ?? [];
    if (name === undefined || code === undefined || number === undefined) continue;
    // The client calls the set of all its basic Energy cards "Energy".
    const isKnown = (code === 'Energy' && /energy$/i.test(name)) || isSet(code, pool);
    if (isKnown && (LOOKS_LIKE_NUMBER.test(number) || isNumberOf(code, number, pool))) {
      return { name, printing: { code, number } };
    }
    if (LOOKS_LIKE_CODE.test(code) && LOOKS_LIKE_NUMBER.test(number) && pool.named(text).length === 0) {
      return { name, printing: { code, number } };
    }
  }
  return setAlone(rest, pool) ?? { name: rest, printing: null };
}

/** `4 Name JU`: the set without the number. */
function setAlone(rest: string, pool: CardPool): Omit<Claim, 'count'> | null {
  const [, name, code] = /^(.*\S)\s+([A-Z][A-Z0-9-]+)$/.exec(rest) ?? [];
  if (name === undefined || code === undefined || pool.named(rest).length > 0) return null;
  return pool.sets.setsOf(code).length === 0 ? null : { name, printing: { code, number: null } };
}

export const isSet = (code: string, pool: CardPool): boolean =>
  pool.sets.setsOf(code).length > 0 || pool.inSets([code]).length > 0;

const isNumberOf = (code: string, number: string, pool: CardPool): boolean =>
  pool
    .inSets([code, ...pool.sets.setsOf(code).flatMap(({ ids }) => ids)])
    .some((card) => card.number.toUpperCase() === number.toUpperCase());

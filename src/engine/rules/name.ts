import type { NameMark } from '../eras/era.js';

const STRIP: Readonly<Record<NameMark, RegExp>> = {
  'level-number': /\s+lv\.?\s*\d+$/i, // NAME-01
  'LV.X': /\s+lv\.?\s*x$/i, // NAME-02
  subtitle: /\s+\([^()]*\)$/, // DECK-02: whoever is shown in brackets, the Supporter is one
  delta: /\s+(?:δ|delta species)(?=\s|$)/i, // NAME-03
};

/**
 * The name that counts: what is printed, without the marks that are not part of it. Everything else printed in the
 * name distinguishes cards: owners, regional forms, ex, EX, GX, V and trailing symbols.
 * @rule NAME-01 NAME-02 NAME-03 NAME-04 NAME-05 NAME-06 NAME-07 NAME-08 NAME-09 NAME-10
 * @rule CLS-04 CLS-05 CLS-07 CLS-28
 */
export function nameThatCounts(printed: string, strip: readonly NameMark[]): string {
  let names = counted.get(strip);
  if (names === undefined) {
    names = new Map();
    counted.set(strip, names);
  }
  let name = names.get(printed);
  if (name === undefined) {
    name = withoutMarks(printed, strip);
    names.set(printed, name);
  }
  return name;
}

/** There are as many names as cards, and decks ask for them again and again. */
const counted = new WeakMap<readonly NameMark[], Map<string, string>>();

function withoutMarks(printed: string, strip: readonly NameMark[]): string {
  let name = printed.normalize('NFC').replaceAll('’', "'").trim();
  for (const mark of strip) name = name.replace(STRIP[mark], '');
  return name
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/ (?=[EG]X$)/, '-') // NAME-08: with a hyphen or without, it is one name
    .replace(LETTER, ' $1');
}

/** A letter that ends a name, with brackets or without; a V without them is the mark of a class. @rule NAME-05 CLS-29 */
const LETTER = / \[([A-UW-Z!?])\]$/;

/** Whether the words stand in the name as whole words; a possessive 's after them in the name does not matter. @rule NAME-11 */
export function hasInName(name: string, words: string): boolean {
  const printed = ` ${name.replaceAll('’', "'")} `;
  const asked = ` ${words.replaceAll('’', "'")} `;
  return printed.includes(asked) || printed.replace(/'s?(?=\s)/g, '').includes(asked);
}

import type { CardFacts } from '../../engine/index.js';
import { TYPE_OF_LETTER, TYPE_OF_WORD } from './symbols.js';
import { type Token, tokensOf } from './token.js';

/** The word for the card that a text stands on. */
export const SELF = '~';

/** Marks after a name that texts leave out, as is the owner's of a Pokémon SP; other endings (ex, LV.X, V) make another name. @rule DECK-03 EFF-17 */
const DROPPED = new Set(['δ', '★', '☆', 'star', '◇']);
const STARS = ['★', '☆', 'Star'];
/** What a name of several forms ends with; texts may leave the form out. */
export const FORMS: ReadonlySet<string> = new Set(['Forme', 'Cloak']);

/** Names that are words of command too: in a text they tell the reader what to do. */
const COMMANDS = new Set([
  'Switch',
  'Search',
  'Draw',
  'Discard',
  'Return',
  'Flip',
  'Choose',
  'Heal',
  'Attach',
  'Move',
  'Look',
  'Shuffle',
]);

/** A name as it is printed. */
interface Printed {
  readonly words: readonly string[];
  /** A word of command: no text means the card by it. */
  readonly isCommand: boolean;
  /** It begins with a type, which a text may print as a symbol. */
  readonly isOfType: boolean;
  /** Its first word has an apostrophe, of which there are two kinds. */
  readonly isBroken: boolean;
  /** By kind of card, where it was asked for: the ways to print it. */
  readonly ways: (Ways | undefined)[];
}

/** The ways a text may print a name, the longest first; all begin with the same word. */
interface Ways {
  readonly names: readonly (readonly string[])[];
  /** Of the longest, for several. */
  readonly several: readonly string[];
  /** There is only one, in plain letters: it can be found in a text without reading its words. */
  readonly isPlain: boolean;
}

const known = new Map<string, Printed>();
/** The name that was asked for last: the texts of a card come one after the other. */
let lastName = '';
let last: Printed | undefined;

function printed(name: string): Printed {
  if (last === undefined || name !== lastName) {
    last = known.get(name) ?? newlyPrinted(name);
    lastName = name;
  }
  return last;
}

function newlyPrinted(name: string): Printed {
  const words = tokensOf(name).map(({ raw }) => raw);
  const first = words[0] ?? '';
  const made: Printed = {
    words,
    isCommand: COMMANDS.has(name),
    isOfType: TYPE_OF_WORD.has(first.toLowerCase()),
    isBroken: first.includes("'"),
    ways: [],
  };
  if (known.size < 50_000) known.set(name, made);
  return made;
}

/** Kinds of cards whose names texts print in other ways. */
const [PLAIN, LEVELLED, SP] = [0, 1, 2];

function waysOf({ name, stage, tags }: OwnName): Ways {
  const print = printed(name);
  const kind = stage === 'level-up' ? LEVELLED : tags.includes('SP') ? SP : PLAIN;
  print.ways[kind] ??= waysToPrint(print, kind, name);
  return print.ways[kind];
}

function waysToPrint(print: Printed, kind: number, name: string): Ways {
  const names = namesOf(print, kind);
  const [longest = []] = names;
  return {
    names,
    several: longest.map((word, i) => (i === longest.length - 1 ? `${word}s` : word)),
    isPlain: kind === PLAIN && names.length === 1 && !print.isOfType && IN_LETTERS.test(name) && !isDrawn(print.words),
  };
}

const IN_LETTERS = /^[A-Za-z]+(?: [A-Za-z]+)*$/;

/** A Level-Up card may leave its mark out. @rule EFF-16 */
function namesOf({ words: full, isCommand }: Printed, kind: number): readonly (readonly string[])[] {
  if (isCommand || full.length === 0) return [];
  const bare = full[full.length - 1] === LEVEL_UP ? full.slice(0, -1) : full;
  if (kind === LEVELLED) return [[...bare, LEVEL_UP], bare];
  const isDropped = DROPPED.has(full[full.length - 1].toLowerCase()) || kind === SP;
  // The star of a Pokémon Star may be a word in its text, or drawn in another way. @rule NAME-04
  const stem = full[full.length - 1] === 'δ' ? full.slice(0, -1) : full;
  const starred = STARS.includes(stem[stem.length - 1]) ? STARS.map((star) => [...stem.slice(0, -1), star]) : [];
  // Unown is printed with a letter of its own, which in brackets is read as the sign of a type. @rule NAME-05
  const sign = full.length === 2 && full[0] === 'Unown' ? TYPE_OF_LETTER.get(full[1]) : undefined;
  if (sign !== undefined) return [full, [full[0], sign]];
  return full.length > 1 && isDropped ? [full, ...starred, full.slice(0, -1)] : [full];
}

export type OwnName = Pick<CardFacts, 'name' | 'stage' | 'tags'>;

/** Whether the own name may be in a text; false: it is surely not. Symbols are read as words, and apostrophes are of two kinds. */
export function mayNameItself(text: string, own: Pick<OwnName, 'name'>): boolean {
  const { words, isCommand, isOfType, isBroken } = printed(own.name);
  return !isCommand && words.length > 0 && (isOfType || text.includes(words[0]) || (isBroken && text.includes('’')));
}

/**
 * The text with `~` in the place of the own name, where a look at the letters around the name is enough to know what reading
 * its words would come to; null where it is not.
 */
export function unnamed(text: string, own: OwnName): string | null {
  const { names, isPlain } = waysOf(own);
  if (!isPlain || HAS_EDGES.test(text)) return null;
  const { name } = own;
  const [[first]] = names;
  let key = '';
  let from = 0;
  for (let at = text.indexOf(first); at >= 0; at = text.indexOf(first, from)) {
    const end = at + name.length;
    if (!text.startsWith(name, at) || !BEFORE_NAME.test(text.slice(Math.max(at - 6, 0), at))) return null;
    const behind = AFTER_NAME.exec(text.slice(end, end + 9));
    if (behind === null || MAY_BE_LONGER.has(behind[1] ?? '')) return null;
    key += text.slice(from, at) + SELF;
    from = end;
  }
  return key + text.slice(from);
}

/** What a database left around a text. */
const HAS_EDGES = /^[\s{]|["”\s]$/;
/** A name begins behind a blank or a bracket; "this" before it is part of it. */
const BEFORE_NAME = /^$|(?<![Tt]his|\s)[ (]$/;
/** A name ends before a stop, or a blank and another word, or is that of an owner. */
const AFTER_NAME = /^(?: (?! )([A-Za-z0-9-]*)(?:[ .,;:)'’]|$)|[.,;:)](?: |$)|['’]s(?![a-zà-ÿ])|$)/;

/** Puts `~` in the place of the card's own name. The token keeps the printed name and its whole span. */
export function markOwnName(tokens: readonly Token[], own: OwnName): readonly Token[] {
  const ways = waysOf(own);
  const { names, several } = ways;
  if (names.length === 0 || !mayBegin(tokens, names[0][0], several[0])) return tokens;
  const [[first]] = names;
  const marked: Token[] = [];
  for (let i = 0; i < tokens.length; i++) {
    if (areThere(tokens, i, several)) {
      marked.push(severalAt(tokens, i, { length: several.length, name: own.name }));
      i += several.length - 1;
      continue;
    }
    const length = tokens[i].raw === first ? ownLength(tokens, i, own) : 0;
    if (length === 0) marked.push(tokens[i]);
    else {
      const end = tokens[i + length - 1].end;
      // "This" before the own name leaves no doubt about which one is meant; it says no more.
      const before = marked[marked.length - 1];
      const start = before?.word === 'this' ? (marked.pop() as Token).start : tokens[i].start;
      marked.push({ word: SELF, raw: own.name, start, end, piece: null });
      i += length - 1;
    }
  }
  return marked;
}

/** Whether a word stands there with which the name begins, of one or of several. */
function mayBegin(tokens: readonly Token[], first: string, several: string): boolean {
  for (let i = 0; i < tokens.length; i++) {
    const { raw } = tokens[i];
    if (raw === first || raw === several) return true;
  }
  return false;
}

/** Whether these words stand from a place on. "The number of Murkrows": those of the own name with an ending for several. */
function areThere(tokens: readonly Token[], at: number, words: readonly string[]): boolean {
  for (let k = 0; k < words.length; k++) if (tokens[at + k]?.raw !== words[k]) return false;
  return true;
}

interface Several {
  readonly length: number;
  readonly name: string;
}

const LISTING: ReadonlySet<string | undefined> = new Set([',', 'and', 'or', '/']);

/** Beside other names in a list these have the ending too, and which letters are theirs is not known: no word then. */
function severalAt(tokens: readonly Token[], at: number, { length, name }: Several): Token {
  const { start } = tokens[at];
  const { end } = tokens[at + length - 1];
  const isListed = LISTING.has(tokens[at - 1]?.word) || LISTING.has(tokens[at + length]?.word);
  return isListed
    ? { word: '~s', raw: '~s', start, end, piece: null }
    : { word: SELF, raw: name, start, end, piece: null };
}

const ownLength = (tokens: readonly Token[], at: number, own: OwnName): number =>
  lengthOfName(tokens, at, waysOf(own).names) || lengthOfGap(tokens, at, own) || lengthWithoutForm(tokens, at, own);

function lengthOfName(tokens: readonly Token[], at: number, names: readonly (readonly string[])[]): number {
  for (const name of names) {
    const length = lengthAt(tokens, at, name);
    if (length > 0) return length;
  }
  return 0;
}

/** How many tokens from `at` on are this name; none where the name only begins a longer one ("Rotom" in "Rotom V"). */
const lengthAt = (tokens: readonly Token[], at: number, name: readonly string[]): number =>
  !areThere(tokens, at, name) || LONGER.has(tokens[at + name.length]?.raw ?? '') ? 0 : name.length;

/** The marks of Pokémon SP, which are drawn. @rule CLS-05 */
const DRAWN = new Set(['G', 'GL', 'E4', '4', 'C', 'FB', 'M']);
const isDrawn = (words: readonly string[]): boolean => words.length > 1 && DRAWN.has(words[words.length - 1]);

/** A drawn mark that a database lost leaves a gap: two blanks, or one before a stop. How many tokens the name has so. */
function lengthOfGap(tokens: readonly Token[], at: number, { name, stage }: OwnName): number {
  const { words } = printed(name);
  const levelUp = words[words.length - 1] === LEVEL_UP ? 1 : 0;
  const bare = words.slice(0, words.length - 1 - levelUp);
  if (!DRAWN.has(words[words.length - 1 - levelUp]) || bare.length === 0) return 0;
  if (!bare.every((word, k) => tokens[at + k]?.raw === word)) return 0;
  const [last, next] = [tokens[at + bare.length - 1], tokens[at + bare.length]];
  if (next === undefined || next.start - last.end < (/^\w/.test(next.raw) ? 2 : 1)) return 0;
  const isLevelUp = levelUp === 1 || stage === 'level-up';
  return bare.length + (isLevelUp && next.raw === LEVEL_UP ? 1 : 0);
}

/** Words behind which a name is that of any Pokémon so called, of whatever form. @rule EFF-17 */
const OF_ANY = new Set(
  'a an another any other each all every more of named have has for evolve evolves evolved'.split(' '),
);
const BETWEEN = new Set(['from', 'and', 'or', ',']);
const BEGINS_NAME = /^[A-ZÀ-Þ0-9]/;

/** The name without its form, where the text speaks of one Pokémon only: how many tokens it has so. @rule EFF-16 */
function lengthWithoutForm(tokens: readonly Token[], at: number, { name }: OwnName): number {
  const { words } = printed(name);
  const next = tokens[at + 1]?.raw ?? '';
  if (words.length !== 3 || !FORMS.has(words[2]) || LONGER.has(next) || BEGINS_NAME.test(next)) return 0;
  const before = tokens[at - 1];
  const said = before !== undefined && BETWEEN.has(before.word) ? tokens[at - 2] : before;
  return said !== undefined && (OF_ANY.has(said.word) || mayBeName(said)) ? 0 : 1;
}

const mayBeName = ({ word, raw }: Token): boolean =>
  BEGINS_NAME.test(raw) && word !== 'pokémon' && !FIRST_WORDS.has(word);
/** Words with a capital where a sentence begins. */
const FIRST_WORDS = new Set(
  'if when as during once discard return put shuffle move switch remove attach heal'.split(' '),
);

const LEVEL_UP = 'LV.X';
const LONGER = new Set(['ex', 'EX', 'GX', 'V', 'VMAX', 'VSTAR', 'BREAK', 'LV.X', 'Lv.X', 'V-UNION']);
/** A mark of several pieces is not seen as a whole by its letters. */
const MAY_BE_LONGER = new Set([...LONGER, 'LV', 'Lv']);

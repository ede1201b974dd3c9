import { TYPE_OF_LETTER, typesInWord } from './symbols.js';
import { TYPOS } from './typos.js';

/** A word of a text as the parser sees it (`word`), as it is printed (`raw`), and where it is printed. */
export interface Token {
  readonly word: string;
  readonly raw: string;
  readonly start: number;
  readonly end: number;
}

/** Symbols, abbreviations that keep their point, possessives, words and numbers, signs. Blanks are no tokens. */
const PIECE =
  /\{[A-Z]\}|\[[A-Z]\]|(?:LV\. ?X|Lv\. ?X|Mr\.|Mrs\.|Lt\.|Jr\.|Dr\.|No\.)|['’]s(?![a-zà-ÿ])|[A-Za-zÀ-ÿ0-9δ★♀♂◇](?:[A-Za-zÀ-ÿ0-9δ★♀♂◇&\-–]|['’](?!s(?![a-zà-ÿ])))*(?: [♀♂])?|\S/uy;

const NUMBER_WORDS: ReadonlyMap<string, string> = new Map([
  ['one', '1'],
  ['two', '2'],
  ['three', '3'],
  ['four', '4'],
  ['five', '5'],
  ['six', '6'],
  ['seven', '7'],
  ['eight', '8'],
  ['nine', '9'],
  ['ten', '10'],
]);

const SAME_WORD: ReadonlyMap<string, string> = new Map([
  ['pokemon', 'pokémon'],
  ['cannot', "can't"],
  ['lv.x', 'lv.x'],
  ['“', '"'],
  ['”', '"'],
  ['•', '•'],
  ['●', '•'],
  ['＋', '+'],
  ['✕', '×'],
]);

/** One spelling for each word: case, apostrophes, dashes, number words, reviewed typos. */
export function plainWord(raw: string): string {
  const lower = raw.toLowerCase().replaceAll('–', '-');
  const right = TYPOS.get(lower) ?? lower;
  return NUMBER_WORDS.get(right) ?? SAME_WORD.get(right) ?? right;
}

/** Apostrophes are written in two ways, and some signs with or without a blank before them. */
const oneSpelling = (piece: string): string => piece.replaceAll('’', "'").replace(' ', '');

/** What a piece of print stands for: a word, or several types. */
type Spelled = readonly Pick<Token, 'word' | 'raw'>[];

const known = new Map<string, Spelled>();

function spelled(piece: string): Spelled {
  const found = known.get(piece);
  if (found !== undefined) return found;
  const made = spell(oneSpelling(piece));
  if (known.size < 20_000) known.set(piece, made);
  return made;
}

function spell(raw: string): Spelled {
  const symbol = raw.length === 3 && (raw[0] === '{' || raw[0] === '[') ? TYPE_OF_LETTER.get(raw[1]) : undefined;
  const types = symbol === undefined ? typesInWord(raw) : [symbol];
  return types?.map((type) => ({ word: type.toLowerCase(), raw: type })) ?? [{ word: plainWord(raw), raw }];
}

const isBlank = (text: string, at: number): boolean => text.charCodeAt(at) === 32 || /\s/.test(text[at]);

const isPlain = (code: number): boolean =>
  (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57);

/** What may stand right behind a word and is no part of it; a point may be: "Mr." */
const STOPS: ReadonlySet<number> = new Set([...',;:)("!?/'].map((sign) => sign.charCodeAt(0)));
const [BLANK, POINT, NOT_ASCII] = [32, 46, 128];
const LONGEST_SHORT = 3;

/** Where the piece of print ends that begins at a place. Most are plain words, which need no closer look. */
function endOfPiece(text: string, start: number): number {
  let end = start;
  while (isPlain(text.charCodeAt(end))) end++;
  if (end > start) {
    const next = end < text.length ? text.charCodeAt(end) : BLANK;
    if (next === BLANK && !(text.charCodeAt(end + 1) >= NOT_ASCII)) return end;
    if (STOPS.has(next) || (next === POINT && end - start > LONGEST_SHORT)) return end;
  } else if (STOPS.has(text.charCodeAt(start))) return start + 1;
  PIECE.lastIndex = start;
  return PIECE.test(text) ? PIECE.lastIndex : start;
}

export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let hasOr = false;
  for (let start = 0, end = 0; start < text.length; start = end) {
    while (start < text.length && isBlank(text, start)) start++;
    end = endOfPiece(text, start);
    if (end === start) break;
    const all = spelled(text.slice(start, end));
    for (let i = 0; i < all.length; i++) {
      const { word, raw } = all[i];
      tokens.push({ word, raw, start, end });
      if (word === 'or') hasOr = true;
    }
  }
  return hasOr ? joinPronouns(tokens) : tokens;
}

const JOINED: Readonly<Record<string, readonly [string, string]>> = {
  his: ['her', 'their'],
  he: ['she', 'they'],
  him: ['her', 'them'],
};

/** "his or her" says what "their" says since 2017. */
function joinPronouns(tokens: Token[]): Token[] {
  const joined: Token[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i];
    const pair = Object.hasOwn(JOINED, token.word) ? JOINED[token.word] : undefined;
    if (pair !== undefined && tokens[i + 1]?.word === 'or' && tokens[i + 2]?.word === pair[0]) {
      joined.push({ word: pair[1], raw: pair[1], start: token.start, end: tokens[i + 2].end });
      i += 2;
    } else joined.push(token);
  }
  return joined;
}

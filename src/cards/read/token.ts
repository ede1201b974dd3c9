import { spelledOut } from './letters.js';
import { Pieces } from './pieces.js';
import { TYPE_OF_LETTER, typesInWord } from './symbols.js';
import { TYPOS } from './typos.js';

/** A word of a text as the parser sees it (`word`), as it is printed (`raw`), and where it is printed. */
export interface Token extends Spelling {
  readonly start: number;
  readonly end: number;
  /** The piece of print that it is, where it is spelled as one; all that are spelled alike share it. */
  readonly piece: Piece | null;
}

interface Spelling {
  readonly word: string;
  readonly raw: string;
}

/** Whoever reads words may note a number once for each spelling. */
export interface Piece extends Spelling {
  noted: number;
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

/** Apostrophes are written in two ways, as is the word that nearly all texts have, and some signs with or without a blank before them. */
const oneSpelling = (piece: string): string =>
  piece
    .replaceAll('’', "'")
    .replace(' ', '')
    .replace(/^Pokemon(?![a-z])/, 'Pokémon');

/** What a piece of print stands for: a word, or several types. */
type Spelled = readonly Piece[];

const asPiece = (word: string, raw: string): Piece => ({ word, raw, noted: 0 });

/** A letter behind a name; one that stands for a type is read as that. @rule NAME-05 */
const IN_BRACKETS = /^\[[A-Z]\]$/;

function spell(raw: string): Spelled {
  const symbol = raw.length === 3 && (raw[0] === '{' || raw[0] === '[') ? TYPE_OF_LETTER.get(raw[1]) : undefined;
  const types = symbol === undefined ? typesInWord(raw) : [symbol];
  if (types !== null) return types.map((type) => asPiece(type.toLowerCase(), type));
  const plain = IN_BRACKETS.test(raw) ? raw[1] : raw;
  return [asPiece(plainWord(plain), plain)];
}

/** How the pieces are spelled that were met before. */
const known = new Pieces<Spelled>((piece) => spell(oneSpelling(piece)));

/** By its code: whether a sign is a letter or a digit; or may stand right behind a word and is no part of it. */
const [LETTER, STOP] = [1, 2];
const SIGNS = new Uint8Array(2 ** 16);
for (let code = 0; code < 256; code++) if (/[A-Za-z0-9À-ÿ]/.test(String.fromCharCode(code))) SIGNS[code] = LETTER;
// A point may be part of a word: "Mr."
for (const sign of ',;:)("!?/') SIGNS[sign.charCodeAt(0)] = STOP;
const [BLANK, POINT, NOT_ASCII] = [32, 46, 128];
const LONGEST_SHORT = 3;

const isBlank = (code: number): boolean =>
  code === BLANK ||
  (code >= 9 && code <= 13) ||
  (code >= NOT_ASCII && SIGNS[code] !== LETTER && /\s/.test(String.fromCharCode(code)));

/** Where the next piece of print begins; where there is none, the end. */
function startOfPiece(codes: Uint16Array, from: number, length: number): number {
  let start = from;
  while (start < length && isBlank(codes[start])) start++;
  return start;
}

/** Where the piece of print ends that begins at a place. Most are plain words, which need no closer look. */
function endOfPiece(text: string, codes: Uint16Array, start: number): number {
  const { length } = text;
  let end = start;
  while (end < length && SIGNS[codes[end]] === LETTER) end++;
  const next = end < length ? codes[end] : BLANK;
  if (end > start) {
    if (next === BLANK && (end + 1 >= length || codes[end + 1] < NOT_ASCII)) return end;
    if (SIGNS[next] === STOP || (next === POINT && end - start > LONGEST_SHORT)) return end;
  } else if (SIGNS[next] === STOP || next === POINT) return start + 1;
  PIECE.lastIndex = start;
  return PIECE.test(text) ? PIECE.lastIndex : start;
}

export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  const { length } = text;
  const codes = spelledOut(text);
  let hasOr = false;
  for (let start = startOfPiece(codes, 0, length); start < length; ) {
    const end = endOfPiece(text, codes, start);
    if (end === start) break;
    const all = known.at(text, codes, start, end);
    for (let i = 0; i < all.length; i++) {
      const piece = all[i];
      const { word, raw } = piece;
      tokens.push({ word, raw, start, end, piece });
      if (word === 'or') hasOr = true;
    }
    start = startOfPiece(codes, end, length);
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
      joined.push({ word: pair[1], raw: pair[1], start: token.start, end: tokens[i + 2].end, piece: null });
      i += 2;
    } else joined.push(token);
  }
  return joined;
}

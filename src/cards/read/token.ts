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
  /\{[A-Z]\}|\[[A-Z]\]|(?:LV\.X|Lv\.X|Mr\.|Mrs\.|Lt\.|Jr\.|Dr\.|No\.)|['’]s(?![a-zà-ÿ])|[A-Za-zÀ-ÿ0-9δ★♀♂◇](?:[A-Za-zÀ-ÿ0-9δ★♀♂◇&\-–]|['’](?!s(?![a-zà-ÿ])))*|\S/gu;

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

const known = new Map<string, string>();

/** One spelling for each word: case, apostrophes, dashes, number words, reviewed typos. */
export function plainWord(raw: string): string {
  const found = known.get(raw);
  if (found !== undefined) return found;
  const lower = raw.toLowerCase().replaceAll('–', '-');
  const right = TYPOS.get(lower) ?? lower;
  const word = NUMBER_WORDS.get(right) ?? SAME_WORD.get(right) ?? right;
  if (known.size < 20_000) known.set(raw, word);
  return word;
}

export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(PIECE)) {
    const raw = match[0].includes('’') ? match[0].replaceAll('’', "'") : match[0];
    const start = match.index;
    const end = start + raw.length;
    const symbol = raw.length === 3 ? TYPE_OF_LETTER.get(raw[1]) : undefined;
    if (symbol !== undefined && (raw[0] === '{' || raw[0] === '[')) {
      tokens.push({ word: symbol.toLowerCase(), raw: symbol, start, end });
      continue;
    }
    const types = typesInWord(raw);
    if (types === null) tokens.push({ word: plainWord(raw), raw, start, end });
    else for (const type of types) tokens.push({ word: type.toLowerCase(), raw: type, start, end });
  }
  return joinPronouns(tokens);
}

const JOINED: Readonly<Record<string, readonly [string, string]>> = {
  his: ['her', 'their'],
  he: ['she', 'they'],
  him: ['her', 'them'],
};

/** "his or her" says what "their" says since 2017. */
function joinPronouns(tokens: Token[]): Token[] {
  if (!tokens.some(({ word }) => word === 'or')) return tokens;
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

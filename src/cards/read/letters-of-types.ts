import { TYPE_OF_LETTER } from './symbols.js';
import type { Token } from './token.js';

const NOUNS: ReadonlySet<string | undefined> = new Set(['energy', 'pokémon']);
const BEFORE: ReadonlySet<string | undefined> = new Set(['a', 'an', 'each', 'of', 'your', 'any', 'all', 'basic']);

/** A symbol that a database writes as its letter alone: "each W Energy". Behind a name the letter may belong to that. */
export function lettersToTypes(tokens: Token[]): Token[] {
  for (let i = 0; i < tokens.length; i++) {
    const { raw } = tokens[i];
    const type = raw.length === 1 && isCapital(raw) ? TYPE_OF_LETTER.get(raw) : undefined;
    if (type !== undefined && isAlone(tokens, i))
      tokens[i] = { ...tokens[i], word: type.toLowerCase(), raw: type, piece: null };
  }
  return tokens;
}

const isCapital = (raw: string): boolean => raw >= 'A' && raw <= 'Z';

const isAlone = (tokens: readonly Token[], at: number): boolean =>
  NOUNS.has(tokens[at + 1]?.word) && (BEFORE.has(tokens[at - 1]?.word) || /^\d+$/.test(tokens[at - 1]?.word ?? ''));

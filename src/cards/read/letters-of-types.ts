import { TYPE_OF_LETTER } from './symbols.js';
import type { Token } from './token.js';

const NOUNS: ReadonlySet<string | undefined> = new Set(['energy', 'pokémon']);
const BEFORE: ReadonlySet<string | undefined> = new Set(['a', 'an', 'each', 'of', 'your', 'any', 'all', 'basic']);

/** A symbol that a database writes as its letter alone: "each W Energy". Behind a name the letter may belong to that. */
export function lettersToTypes(tokens: Token[]): Token[] {
  return tokens.map((token, i) => {
    const type = token.raw.length === 1 ? TYPE_OF_LETTER.get(token.raw) : undefined;
    const isAlone =
      NOUNS.has(tokens[i + 1]?.word) && (BEFORE.has(tokens[i - 1]?.word) || /^\d+$/.test(tokens[i - 1]?.word ?? ''));
    return type === undefined || !isAlone ? token : { ...token, word: type.toLowerCase(), raw: type };
  });
}

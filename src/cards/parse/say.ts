import { type Among, Parser, type Piece } from './combinators.js';
import { numberOf } from './vocabulary.js';

/**
 * A phrase with slots: say`heal ${number} damage from ${pokemon}`. `a|b` is one of two words, `[then ,]` may be
 * missing. The values of the slots come in their order.
 */
export function say<T extends readonly unknown[]>(
  texts: TemplateStringsArray,
  ...slots: { readonly [K in keyof T]: Parser<T[K]> }
): Parser<T> {
  const parsers = slots as readonly Parser<unknown>[];
  const pieces: Piece[] = [];
  texts.forEach((text, i) => {
    pieces.push(...piecesOf(text));
    if (i < parsers.length) pieces.push({ is: 'slot', slot: i, parser: parsers[i] });
  });
  return new Parser({ is: 'phrase', pieces });
}

function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  for (const [, maybe, word] of text.matchAll(/\[([^\]]*)\]|(\S+)/g)) {
    if (word === undefined) pieces.push({ is: 'maybe', words: maybe.trim().split(/\s+/).map(amongOf) });
    else pieces.push({ is: 'word', among: amongOf(word) });
  }
  return pieces;
}

const amongOf = (words: string): Among => words.split('|').map(numberOf);

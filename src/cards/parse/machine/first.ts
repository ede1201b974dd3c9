import type { Opens, Parser, Piece } from '../combinators.js';
import { wordIn } from '../vocabulary.js';

/** What a parser may begin with: words by their numbers, words of certain kinds; and whether it may be found in no word at all. */
export interface First {
  readonly words: ReadonlySet<number>;
  readonly opens: readonly Opens[];
  readonly isEmpty: boolean;
}

const known = new Map<Parser<unknown>, First>();

export function firstOf(parser: Parser<unknown>): First {
  const before = known.get(parser);
  if (before !== undefined) return before;
  const first = found(parser);
  known.set(parser, first);
  return first;
}

/** Whether it is worth trying where a word of this kind stands. */
export function mayBegin({ words, opens, isEmpty }: First, kind: number): boolean {
  return isEmpty || words.has(wordIn(kind)) || opens.some((isOne) => isOne(kind));
}

const NO_WORDS: ReadonlySet<number> = new Set();

function found({ form }: Parser<unknown>): First {
  switch (form.is) {
    case 'phrase':
      return firstOfPieces(form.pieces);
    case 'either':
      return union(form.of.map(firstOf));
    case 'list':
      return firstOf(form.item);
    case 'optional':
      return { ...firstOf(form.of), isEmpty: true };
    case 'changed':
    case 'last':
      return firstOf(form.of);
    case 'memo':
      return firstOf(form.of());
    case 'begun':
      return begun(firstOf(form.of), form.word);
    case 'one':
    case 'own':
      return { words: NO_WORDS, opens: [form.opens], isEmpty: false };
  }
}

/** Of what begins with other words too, only this one is left. */
function begun({ words, opens, isEmpty }: First, word: number): First {
  if (isEmpty || words.has(word)) return { words: new Set([word]), opens: [], isEmpty: false };
  return { words: NO_WORDS, opens: opens.map((isOne) => (kind) => wordIn(kind) === word && isOne(kind)), isEmpty };
}

/** Pieces that may be left out, or be found in no word, let the next one begin. */
export function firstOfPieces(pieces: readonly Piece[]): First {
  const all: First[] = [];
  for (const piece of pieces) {
    const first = firstOfPiece(piece);
    all.push({ ...first, isEmpty: false });
    if (!first.isEmpty) return union(all);
  }
  return { ...union(all), isEmpty: true };
}

function firstOfPiece(piece: Piece): First {
  switch (piece.is) {
    case 'word':
      return { words: new Set(piece.among), opens: [], isEmpty: false };
    case 'maybe':
      return { words: new Set(piece.words[0]), opens: [], isEmpty: true };
    case 'slot':
      return firstOf(piece.parser);
  }
}

function union(all: readonly First[]): First {
  if (all.length === 1) return all[0];
  const words = new Set<number>();
  const opens = new Set<Opens>();
  for (const first of all) {
    for (const word of first.words) words.add(word);
    for (const isOne of first.opens) opens.add(isOne);
  }
  return { words, opens: [...opens], isEmpty: all.some(({ isEmpty }) => isEmpty) };
}

import type { Opens, Parser, Piece } from '../combinators.js';
import { wordIn } from '../vocabulary.js';

/** What a parser may begin with: words by their numbers, words of certain kinds; and whether it may be found in no word at all. */
export interface First {
  readonly words: ReadonlySet<number>;
  readonly opens: readonly Opens[];
  /** Parsers that read words by themselves. */
  readonly own: readonly Parser<unknown>[];
  readonly isEmpty: boolean;
}

/** Tells whether a parser that reads words by itself may find something. */
export type MayRead = (parser: Parser<unknown>) => boolean;

const known = new Map<Parser<unknown>, First>();

export function firstOf(parser: Parser<unknown>): First {
  const before = known.get(parser);
  if (before !== undefined) return before;
  const first = found(parser);
  known.set(parser, first);
  return first;
}

/** Whether it is worth trying where a word of this kind stands. */
export function mayBegin({ words, opens, own, isEmpty }: First, kind: number, mayRead: MayRead): boolean {
  return isEmpty || words.has(wordIn(kind)) || opens.some((isOne) => isOne(kind)) || own.some(mayRead);
}

const NO_WORDS: ReadonlySet<number> = new Set();

function found(parser: Parser<unknown>): First {
  const { form } = parser;
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
      return { words: NO_WORDS, opens: [form.opens], own: [], isEmpty: false };
    case 'own':
      return { words: NO_WORDS, opens: [], own: [parser], isEmpty: false };
  }
}

/** Of what begins with other words too, only this one is left. */
function begun({ words, opens, own, isEmpty }: First, word: number): First {
  if (isEmpty || own.length > 0 || words.has(word))
    return { words: new Set([word]), opens: [], own: [], isEmpty: false };
  const both = opens.map(
    (isOne): Opens =>
      (kind) =>
        wordIn(kind) === word && isOne(kind),
  );
  return { words: NO_WORDS, opens: both, own: [], isEmpty: false };
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
      return { words: new Set(piece.among), opens: [], own: [], isEmpty: false };
    case 'maybe':
      return { words: new Set(piece.words[0]), opens: [], own: [], isEmpty: true };
    case 'slot':
      return firstOf(piece.parser);
  }
}

function union(all: readonly First[]): First {
  if (all.length === 1) return all[0];
  const words = new Set<number>();
  const opens = new Set<Opens>();
  const own = new Set<Parser<unknown>>();
  for (const first of all) {
    for (const word of first.words) words.add(word);
    for (const isOne of first.opens) opens.add(isOne);
    for (const reader of first.own) own.add(reader);
  }
  return { words, opens: [...opens], own: [...own], isEmpty: all.some(({ isEmpty }) => isEmpty) };
}

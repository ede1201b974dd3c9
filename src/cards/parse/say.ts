import { type Hit, type Hits, NOTHING, type Parser, type Words } from './combinators.js';

/** What a phrase is made of: a word (or one of several), words that may be left out, or a slot. */
type Piece =
  | { readonly is: 'word'; readonly among: readonly string[] }
  | { readonly is: 'maybe'; readonly words: readonly (readonly string[])[] }
  | { readonly is: 'slot'; readonly slot: number };

/**
 * A phrase with slots: say`heal ${number} damage from ${pokemon}`. `a|b` is one of two words, `[then ,]` may be
 * missing. The values of the slots come in their order.
 */
export function say<T extends readonly unknown[]>(
  texts: TemplateStringsArray,
  ...slots: { readonly [K in keyof T]: Parser<T[K]> }
): Parser<T> {
  const pieces: Piece[] = [];
  texts.forEach((text, i) => {
    pieces.push(...piecesOf(text));
    if (i < slots.length) pieces.push({ is: 'slot', slot: i });
  });
  const parsers = slots as readonly Parser<unknown>[];
  return (at, from) => run(pieces, parsers, at, from) as Hits<T>;
}

function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  for (const [, maybe, word] of text.matchAll(/\[([^\]]*)\]|(\S+)/g)) {
    if (word === undefined) {
      pieces.push({
        is: 'maybe',
        words: maybe
          .trim()
          .split(/\s+/)
          .map((one) => one.split('|')),
      });
    } else pieces.push({ is: 'word', among: word.split('|') });
  }
  return pieces;
}

interface Way {
  readonly to: number;
  readonly values: readonly unknown[];
}

function run(pieces: readonly Piece[], slots: readonly Parser<unknown>[], at: Words, from: number): Hits<unknown> {
  const first = pieces[0];
  if (first.is === 'word' && !isWord(at, from, first.among)) return NOTHING;
  let ways: Way[] = [{ to: from, values: [] }];
  for (const piece of pieces) {
    const next: Way[] = [];
    for (const way of ways) next.push(...step(piece, slots, at, way));
    if (next.length === 0) return NOTHING;
    ways = next;
  }
  return ways.map(({ values, to }): Hit<unknown> => ({ value: values, to }));
}

function step(piece: Piece, slots: readonly Parser<unknown>[], at: Words, way: Way): readonly Way[] {
  if (piece.is === 'word') return isWord(at, way.to, piece.among) ? [{ to: way.to + 1, values: way.values }] : [];
  if (piece.is === 'slot') {
    return slots[piece.slot](at, way.to).map(({ value, to }) => ({ to, values: [...way.values, value] }));
  }
  const { words } = piece;
  const isThere = words.every((among, k) => isWord(at, way.to + k, among));
  return isThere ? [way, { to: way.to + words.length, values: way.values }] : [way];
}

function isWord(at: Words, place: number, among: readonly string[]): boolean {
  const word = at.words[place];
  if (word === undefined || !among.includes(word)) return false;
  if (place >= at.far) at.far = place + 1;
  return true;
}

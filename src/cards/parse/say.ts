import {
  goesOn,
  type Hit,
  type Hits,
  isAmong,
  mayOpen,
  NOTHING,
  opening,
  type Parser,
  type Words,
} from './combinators.js';
import { type Need, needsOf, once } from './needs.js';
import { ANY_KIND, NO_WORD, numberOf, wordIn } from './vocabulary.js';

/** One of several words, by their numbers. */
type Among = readonly number[];

interface Word {
  readonly is: 'word';
  readonly among: Among;
}

/** What a phrase is made of: a word (or one of several), words that may be left out, or a slot. */
type Piece =
  | Word
  | { readonly is: 'maybe'; readonly words: readonly Among[] }
  | { readonly is: 'slot'; readonly slot: number; readonly parser: Parser<unknown> };

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
  const parser = opening((kind) => opens(pieces, kind), phrase(pieces) as Parser<T>);
  const [first, second] = pieces;
  if (first?.is === 'slot' && second?.is === 'word') parser.lead = { by: first.parser, next: second.among };
  if (first?.is === 'word' && second?.is === 'word') parser.second = second.among;
  parser.needs = once((kind) => needsIn(pieces, kind));
  return parser;
}

/** Words that must be there, behind those that stand before them. */
function needsIn(pieces: readonly Piece[], kind: number): readonly Need[] {
  const needs: Need[] = [];
  let after = 0;
  pieces.forEach((piece, i) => {
    if (piece.is === 'word') needs.push({ among: piece.among, after: after++ });
    else if (piece.is === 'slot')
      for (const need of needsOf(piece.parser, i === 0 ? kind : ANY_KIND))
        needs.push({ among: need.among, after: need.after + after });
  });
  return needs;
}

/** Most phrases are not what is said: as long as a phrase may fail it costs nothing but looking at the words. */
function phrase(pieces: readonly Piece[]): Parser<readonly unknown[]> {
  const slot = pieces.findIndex(({ is }) => is !== 'word');
  const lead = slot < 0 ? pieces.length : slot;
  const next = pieces[lead];
  const after = pieces[lead + 1];
  return (at, from) => {
    for (let i = 0; i < lead; i++) if (!isWord(at, from + i, (pieces[i] as Word).among)) return NOTHING;
    const to = from + lead;
    if (next === undefined) return [{ value: NO_VALUES, to }];
    if (next.is !== 'slot') return new Walk(pieces, at).from(lead, to);
    const found = next.parser(at, to);
    const mayBe = after?.is === 'word' ? goesOn(at, found, after.among) : found.length > 0;
    return mayBe ? new Walk(pieces, at).after(lead, found) : NOTHING;
  };
}

const NO_VALUES: readonly unknown[] = [];

function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  for (const [, maybe, word] of text.matchAll(/\[([^\]]*)\]|(\S+)/g)) {
    if (word === undefined) pieces.push({ is: 'maybe', words: maybe.trim().split(/\s+/).map(amongOf) });
    else pieces.push({ is: 'word', among: amongOf(word) });
  }
  return pieces;
}

const amongOf = (words: string): Among => words.split('|').map(numberOf);

/** Pieces that may be left out, or be found in no word, let the next one begin. */
function opens(pieces: readonly Piece[], kind: number): boolean {
  for (const piece of pieces) {
    if (piece.is === 'word') return piece.among.includes(wordIn(kind));
    if (piece.is === 'maybe') {
      if (piece.words[0].includes(wordIn(kind))) return true;
    } else {
      const isEmpty = mayOpen(piece.parser, NO_WORD);
      if (kind === NO_WORD && !isEmpty) return false;
      if (kind !== NO_WORD && mayOpen(piece.parser, kind)) return true;
      if (!isEmpty) return false;
    }
  }
  return kind === NO_WORD;
}

/** All ways through a phrase from one place on. */
class Walk {
  private readonly values: unknown[] = [];
  private readonly hits: Hit<readonly unknown[]>[] = [];

  constructor(
    private readonly pieces: readonly Piece[],
    private readonly at: Words,
  ) {}

  /** From a piece on, at a place. */
  from(first: number, place: number): Hits<readonly unknown[]> {
    this.go(first, place);
    return this.hits;
  }

  /** After a first slot, of which it is known what was found in it. */
  after(first: number, found: Hits<unknown>): Hits<readonly unknown[]> {
    this.fill(0, found, first + 1);
    return this.hits;
  }

  private go(first: number, from: number): void {
    const { pieces, at } = this;
    let to = from;
    for (let i = first; i < pieces.length; i++) {
      const piece = pieces[i];
      if (piece.is === 'word') {
        if (!isWord(at, to, piece.among)) return;
        to++;
      } else if (piece.is === 'maybe') {
        if (!areWords(at, to, piece.words)) continue;
        this.go(i + 1, to);
        to += piece.words.length;
      } else {
        this.fill(piece.slot, piece.parser(at, to), i + 1);
        return;
      }
    }
    this.hits.push({ value: this.values.slice(), to });
  }

  private fill(slot: number, found: Hits<unknown>, next: number): void {
    for (let k = 0; k < found.length; k++) {
      this.values[slot] = found[k].value;
      this.go(next, found[k].to);
    }
  }
}

function areWords(at: Words, from: number, words: readonly Among[]): boolean {
  for (let k = 0; k < words.length; k++) if (!isWord(at, from + k, words[k])) return false;
  return true;
}

function isWord(at: Words, place: number, among: Among): boolean {
  if (place >= at.words.length || !isAmong(among, at.kinds[place])) return false;
  if (place >= at.far) at.far = place + 1;
  return true;
}

import { codeAt } from './letters.js';

/*
 * What is known of pieces of text, found by their letters where they stand. Texts are full of the same words, and none of them
 * need be cut out of its text to be looked up.
 */
export class Pieces<T> {
  private pieces: (string | undefined)[] = [];
  private known: T[] = [];
  private count = 0;

  constructor(private readonly make: (piece: string) => T) {
    this.clear();
  }

  /** What is known of the piece from one place to another. */
  at(text: string, start: number, end: number): T {
    const { pieces } = this;
    let place = hashOf(text, start, end) & MASK;
    for (let piece = pieces[place]; piece !== undefined; piece = pieces[place]) {
      if (stands(piece, text, start, end)) return this.known[place];
      place = (place + 1) & MASK;
    }
    // Bounded, so that a stream of nonsense does not fill the memory.
    if (++this.count > MOST) this.clear();
    const piece = text.slice(start, end);
    const made = this.make(piece);
    this.pieces[place] = piece;
    this.known[place] = made;
    return made;
  }

  private clear(): void {
    this.pieces = new Array(MASK + 1).fill(undefined);
    this.known = new Array(MASK + 1);
    this.count = 1;
  }
}

const MASK = 2 ** 15 - 1;
/** Never full: whoever looks for a piece comes to an empty place soon. */
const MOST = 12_000;

function hashOf(text: string, start: number, end: number): number {
  let hash = end - start;
  for (let i = start; i < end; i++) hash = (Math.imul(hash, 31) + codeAt(text, i)) | 0;
  return hash ^ (hash >>> 15);
}

function stands(piece: string, text: string, start: number, end: number): boolean {
  const { length } = piece;
  if (length !== end - start) return false;
  for (let i = 0; i < length; i++) if (codeAt(piece, i) !== codeAt(text, start + i)) return false;
  return true;
}

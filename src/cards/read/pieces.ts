/*
 * What is known of pieces of text, found by their letters where they stand. Texts are full of the same words, and none of them
 * need be cut out of its text to be looked up.
 */
export class Pieces<T> {
  /** Of each piece by its place: where its letters are told in `letters`, and how many they are. */
  private readonly from = new Int32Array(PLACES);
  private readonly lengths = new Int32Array(PLACES);
  private letters = new Uint16Array(PLACES);
  private known: T[] = [];
  private count = 0;
  private told = 0;

  constructor(private readonly make: (piece: string) => T) {
    this.clear();
  }

  /** What is known of the piece from one place of a text to another; `codes`: those of its letters. */
  at(text: string, codes: Uint16Array, start: number, end: number): T {
    const { lengths } = this;
    let place = hashOf(codes, start, end) & MASK;
    for (; lengths[place] > 0; place = (place + 1) & MASK)
      if (lengths[place] === end - start && this.stands(this.from[place], codes, start, end)) return this.known[place];
    // Bounded, so that a stream of nonsense does not fill the memory.
    if (++this.count > MOST) {
      this.clear();
      place = hashOf(codes, start, end) & MASK;
    }
    this.tell(codes, start, end, place);
    const made = this.make(text.slice(start, end));
    this.known[place] = made;
    return made;
  }

  private stands(from: number, codes: Uint16Array, start: number, end: number): boolean {
    const { letters } = this;
    for (let i = start, k = from; i < end; i++, k++) if (letters[k] !== codes[i]) return false;
    return true;
  }

  private tell(codes: Uint16Array, start: number, end: number, place: number): void {
    const length = end - start;
    while (this.told + length > this.letters.length) {
      const larger = new Uint16Array(2 * this.letters.length);
      larger.set(this.letters);
      this.letters = larger;
    }
    this.letters.set(codes.subarray(start, end), this.told);
    this.from[place] = this.told;
    this.lengths[place] = length;
    this.told += length;
  }

  private clear(): void {
    this.lengths.fill(0);
    this.known = new Array(PLACES);
    this.count = 1;
    this.told = 0;
  }
}

const PLACES = 2 ** 15;
const MASK = PLACES - 1;
/** Never full: whoever looks for a piece comes to an empty place soon. */
const MOST = 12_000;

function hashOf(codes: Uint16Array, start: number, end: number): number {
  let hash = end - start;
  for (let i = start; i < end; i++) hash = (Math.imul(hash, 31) + codes[i]) | 0;
  return hash ^ (hash >>> 15);
}

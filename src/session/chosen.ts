import { type Answer, answerOfKey, keyOfAnswer, type Seat } from '../engine/index.js';

const NOBODY = -1;

/** What has been chosen in a game and whose word each was, in a few bytes a choice: a server holds thousands of them. */
export class Chosen {
  private keys = new Int32Array(32);
  private words = new Int8Array(32);
  private count = 0;

  get length(): number {
    return this.count;
  }

  /** `word`: null, if it was nobody's. */
  add(choice: Answer, word: Seat | null): void {
    if (this.count === this.keys.length) this.grow();
    this.keys[this.count] = keyOfAnswer(choice);
    this.words[this.count++] = word ?? NOBODY;
  }

  /** The choices from one place to, and without, another. */
  between(from: number, to = this.count): Answer[] {
    return Array.from(this.keys.subarray(from, Math.min(to, this.count)), (key) => answerOfKey(key)!);
  }

  /** The places of one seat's own words. */
  placesOf(seat: Seat): number[] {
    return Array.from(this.words.subarray(0, this.count)).flatMap((word, place) => (word === seat ? [place] : []));
  }

  /** Forgets what was chosen after so many. */
  drop(count: number): void {
    this.count = Math.min(this.count, count);
  }

  private grow(): void {
    const room = this.count + (this.count >> 1);
    const [keys, words] = [new Int32Array(room), new Int8Array(room)];
    keys.set(this.keys);
    words.set(this.words);
    [this.keys, this.words] = [keys, words];
  }
}

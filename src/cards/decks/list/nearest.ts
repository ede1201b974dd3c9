/** Further away than this is no slip of the pen. */
const FARTHEST = 3;

/**
 * How many letters must be put in, left out, changed or exchanged with their neighbour to make one word of the other;
 * anything above `most` is told as `most + 1`.
 */
export function editDistance(one: string, other: string, most = FARTHEST): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, place) => place);
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1];
      const swapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      const steps = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (same ? 0 : 1));
      row.push(swapped ? Math.min(steps, before[j - 2]! + 1) : steps);
    }
    if (Math.min(...row) > most) return most + 1;
    before = last;
    last = row;
  }
  return Math.min(last[other.length]!, most + 1);
}

/** Which letters a word has, as bits: one change of a letter turns two of them at most. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let place = 0; place < word.length; place++) letters |= 1 << (word.charCodeAt(place) % 31);
  return letters;
}

function bitsIn(number: number): number {
  let count = 0;
  for (let left = number; left !== 0; left &= left - 1) count++;
  return count;
}

/** Words that others are compared with, laid out by their length and letters: most are passed over by one look. */
export interface NearWords {
  nearest(asked: string, count?: number): string[];
}

interface Laid {
  readonly word: string;
  readonly place: number;
  readonly letters: number;
}

export function nearWords(words: Iterable<string>): NearWords {
  const byLength = new Map<number, Laid[]>();
  let place = 0;
  for (const word of words) {
    const laid = { word, place: place++, letters: lettersOf(word) };
    const same = byLength.get(word.length);
    if (same === undefined) byLength.set(word.length, [laid]);
    else same.push(laid);
  }
  return { nearest: (asked, count = 3) => nearestOf(asked, byLength, count) };
}

/** The nearest of the words, nearest first, words of one distance in their own order; short words must be nearer. */
function nearestOf(asked: string, byLength: ReadonlyMap<number, readonly Laid[]>, count: number): string[] {
  const most = Math.min(FARTHEST, Math.max(1, Math.floor(asked.length / 3)));
  const letters = lettersOf(asked);
  const near: (Laid & { readonly distance: number })[] = [];
  for (let length = asked.length - most; length <= asked.length + most; length++) {
    for (const laid of byLength.get(length) ?? []) {
      if (bitsIn(laid.letters ^ letters) > 2 * most) continue;
      const distance = editDistance(asked, laid.word, most);
      if (distance <= most) near.push({ ...laid, distance });
    }
  }
  const best = Math.min(...near.map(({ distance }) => distance));
  // One wrong letter leaves no doubt; of two or three the next best may be meant.
  const farthest = best <= 1 ? best : best + 1;
  return near
    .filter(({ distance }) => distance <= farthest)
    .sort((one, other) => one.distance - other.distance || one.place - other.place)
    .slice(0, count)
    .map(({ word }) => word);
}

/** The nearest of some words that are asked about once. */
export const nearest = (asked: string, words: Iterable<string>, count = 3): string[] =>
  nearWords(words).nearest(asked, count);

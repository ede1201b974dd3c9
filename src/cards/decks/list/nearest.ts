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

/** The nearest of the words, nearest first, words of one distance in their own order; short words must be nearer. */
export function nearest(asked: string, words: Iterable<string>, count = 3): string[] {
  const most = Math.min(FARTHEST, Math.max(1, Math.floor(asked.length / 3)));
  const near: { word: string; distance: number }[] = [];
  for (const word of words) {
    const distance = editDistance(asked, word, most);
    if (distance <= most) near.push({ word, distance });
  }
  const best = Math.min(...near.map(({ distance }) => distance));
  // One wrong letter leaves no doubt; of two or three the next best may be meant.
  const farthest = best <= 1 ? best : best + 1;
  return near
    .filter(({ distance }) => distance <= farthest)
    .sort((one, other) => one.distance - other.distance)
    .slice(0, count)
    .map(({ word }) => word);
}

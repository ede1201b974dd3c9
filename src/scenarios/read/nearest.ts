/** The candidate a mistyped word most likely meant, or null where none is close. */
export function nearest(word: string, candidates: Iterable<string>): string | null {
  let best: string | null = null;
  let bestDistance = Number.POSITIVE_INFINITY;
  for (const candidate of candidates) {
    const distance = editDistance(word.toLowerCase(), candidate.toLowerCase());
    if (distance < bestDistance) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best !== null && bestDistance <= tolerance(word, best) ? best : null;
}

const tolerance = (word: string, candidate: string): number =>
  Math.max(1, Math.floor(Math.max(word.length, candidate.length) / 3));

/** Letters to insert, drop, replace, or swap with their neighbour, to turn one word into the other. */
export function editDistance(from: string, to: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row++) {
    const current = [row];
    for (let column = 1; column <= to.length; column++) {
      const same = from[row - 1] === to[column - 1] ? 0 : 1;
      let cost = Math.min(last[column] + 1, current[column - 1] + 1, last[column - 1] + same);
      const swapped = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      if (swapped) cost = Math.min(cost, beforeLast[column - 2] + 1);
      current.push(cost);
    }
    beforeLast = last;
    last = current;
  }
  return last[to.length];
}

/** The question that a mistyped word raises, or nothing where no candidate is close. */
export function didYouMean(word: string, candidates: Iterable<string>): string {
  const meant = nearest(word, candidates);
  return meant === null ? '' : ` Did you mean \`${meant}\`?`;
}

/** Longer lists than this help nobody who mistyped a word. */
const LONGEST_LIST = 30;

/** The second half of a complaint about an unknown word: what was likely meant, and what is allowed. */
export function suggestion(word: string, allowed: readonly string[]): string {
  const list = allowed.length > LONGEST_LIST || allowed.length === 0 ? '' : ` Allowed: ${allowed.join(', ')}.`;
  return didYouMean(word, allowed) + list;
}

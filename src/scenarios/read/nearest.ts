import { nearest as nearestOf } from '../../cards/index.js';

/** The candidate a mistyped word most likely meant, in whatever case, or null where none is close. */
export function nearest(word: string, candidates: Iterable<string>): string | null {
  const byKey = new Map<string, string>();
  for (const candidate of candidates) byKey.set(candidate.toLowerCase(), candidate);
  const [key] = nearestOf(word.toLowerCase(), byKey.keys(), 1);
  return key === undefined ? null : byKey.get(key)!;
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

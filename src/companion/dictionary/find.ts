import { fold, foldWord } from './fold.js';
import { formsOf } from './forms.js';
import type { Term } from './term.js';

/** A place in a text where a term stands. */
export interface Found {
  readonly term: Term;
  readonly start: number;
  readonly end: number;
}

export interface Finder {
  /** Every term in a text, from left to right; of terms that begin at the same letter the longest. */
  readonly inText: (text: string) => readonly Found[];
  /** The term that a word is a form of. */
  readonly byWord: (word: string) => Term | null;
}

/** Finds terms in all their forms. Making one takes a while, so it is made once for each dictionary. */
export function finderOf(terms: readonly Term[]): Finder {
  const byForm = new Map<string, Term[]>();
  for (const term of terms) {
    for (const form of formsOf(term)) {
      const key = foldWord(form).toLowerCase();
      byForm.set(key, [...(byForm.get(key) ?? []), term]);
    }
  }
  const pattern = patternOf([...byForm.keys()]);
  const termOf = (written: string): Term | null => {
    const candidates = byForm.get(written.toLowerCase()) ?? [];
    return candidates.find((term) => term.isExact !== true || hasForm(term, written)) ?? null;
  };
  return {
    inText: (text) => findAll(text, pattern, termOf),
    byWord: (word) => termOf(foldWord(word)) ?? byForm.get(foldWord(word).toLowerCase())?.[0] ?? null,
  };
}

const hasForm = (term: Term, written: string): boolean => formsOf(term).some((form) => foldWord(form) === written);

/** The longest come first: where a pattern has alternatives, the first that fits is taken. */
function patternOf(forms: readonly string[]): RegExp {
  const longestFirst = forms.toSorted((one, other) => other.length - one.length);
  const alternatives = longestFirst.map((form) => form.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives.join('|')})(?![\\p{L}\\p{N}])`, 'giu');
}

function findAll(text: string, pattern: RegExp, termOf: (written: string) => Term | null): readonly Found[] {
  const { letters, places } = fold(text);
  return [...letters.matchAll(pattern)].flatMap((match) => {
    const term = termOf(match[0]);
    if (term === null) return [];
    const [first, last] = [match.index, match.index + match[0].length - 1];
    return [{ term, start: places[first]!, end: endOf(text, places[last]! + 1) }];
  });
}

/** An accent that is written as a sign of its own belongs to the letter before it. */
function endOf(text: string, end: number): number {
  let at = end;
  while (/[\u0300-\u036f]/.test(text[at] ?? '')) at++;
  return at;
}

import { ERAS, type Era } from '../../engine/index.js';
import { type Finder, finderOf } from './find.js';
import type { Term } from './term.js';
import { TERMS } from './terms.js';

/** What a term means in an era. */
export interface Definition {
  readonly word: string;
  readonly means: string;
  readonly rules: readonly string[];
}

/** A term where it stands in a text. */
export interface TermInText {
  readonly definition: Definition;
  readonly start: number;
  readonly end: number;
}

/** The dictionary of an era. */
export interface Dictionary {
  readonly definitions: readonly Definition[];
  readonly termsIn: (text: string) => readonly TermInText[];
  readonly lookUp: (word: string) => Definition | null;
}

/** The dictionary of an era, made once. @rule ERD-07 */
export function dictionaryOf(era: Era): Dictionary {
  let dictionary = made.get(era);
  if (dictionary === undefined) {
    dictionary = makeDictionary(era);
    made.set(era, dictionary);
  }
  return dictionary;
}

/** Every screen asks for the same few. */
const made = new WeakMap<Era, Dictionary>();

function makeDictionary(era: Era): Dictionary {
  const definitions = new Map<Term, Definition>();
  for (const term of TERMS) {
    const means = meaningIn(term, era);
    if (means !== null) definitions.set(term, { word: term.word, means, rules: term.rules });
  }
  const finder: Finder = finderOf([...definitions.keys()]);
  return {
    definitions: [...definitions.values()],
    termsIn: (text) =>
      finder.inText(text).map(({ term, start, end }) => ({ definition: definitions.get(term)!, start, end })),
    lookUp: (word) => {
      const term = finder.byWord(word);
      return term === null ? null : definitions.get(term)!;
    },
  };
}

/** Null where the era does not know the term. An era that is not in the list is the newest. */
export function meaningIn({ means, from = {}, since, until }: Term, { id }: Era): string | null {
  const placeOf = (era: string): number => ERAS.findIndex((each) => each.id === era);
  const place = placeOf(id) < 0 ? ERAS.length : placeOf(id);
  if (since !== undefined && place < placeOf(since)) return null;
  if (until !== undefined && place > placeOf(until)) return null;
  const newer = Object.entries(from).filter(([era]) => placeOf(era) <= place);
  return newer.reduce((latest, each) => (placeOf(each[0]) >= placeOf(latest[0]) ? each : latest), ['', means])[1];
}

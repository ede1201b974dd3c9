import { shapeOf, type Term } from './fields.js';

/* One walk over all that a program is made of, for who asks whether it speaks of something. */

/** Whether a term, or one inside it, is what is asked for. */
export function someTerm(of: Term | readonly Term[] | undefined, asked: (term: Term) => boolean): boolean {
  return isAmong(of, asked);
}

/**
 * Whether it says such a word anywhere: a player, a reference, a binding, any word of the language. Names and other texts of
 * cards are none.
 */
export function someWord(
  of: Term | readonly Term[] | undefined,
  asked: (word: string, field: string) => boolean,
): boolean {
  return isSaid(of, '', asked);
}

/** Whether it speaks of what a name is bound to. */
export const mentions = (of: Term | readonly Term[] | undefined, binding: string): boolean =>
  someWord(of, (word) => word === binding);

/** Every word that it says, for who asks about many names. */
export function wordsIn(of: Term): ReadonlySet<string> {
  const said = new Set<string>();
  someWord(of, (word) => {
    said.add(word);
    return false;
  });
  return said;
}

/** Whether it has to do with cards that are not open to all. @rule ZONE-07 */
export const looksAtHidden = (of: Term | readonly Term[]): boolean =>
  someWord(of, (word, field) => field === 'zone' && HIDDEN.includes(word));

const HIDDEN: readonly string[] = ['hand', 'deck', 'prizes'];

type Node = Readonly<Record<string, unknown>>;

/** Whether it is a term at all: what stands in a field may be a word or a number. */
export const isTerm = (value: unknown): value is Term & Node => typeof value === 'object' && value !== null;

function isAmong(value: unknown, asked: (term: Term) => boolean): boolean {
  if (Array.isArray(value)) return value.some((each) => isAmong(each, asked));
  if (!isTerm(value)) return false;
  return asked(value) || shapeOf(value).terms.some((field) => isAmong(value[field], asked));
}

function isSaid(value: unknown, field: string, asked: (word: string, field: string) => boolean): boolean {
  if (typeof value === 'string') return asked(value, field);
  if (Array.isArray(value)) return value.some((each) => isSaid(each, field, asked));
  return isTerm(value) && shapeOf(value).said.some((inner) => isSaid(value[inner], inner, asked));
}

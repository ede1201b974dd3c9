import type { EnergyType } from '../../engine/index.js';
import { ENERGY_LETTERS } from '../cards/energy-letters.js';
import { SEARCH } from '../words/decks.js';

export type KindFilter = keyof typeof SEARCH.kinds;
export const KIND_FILTERS = Object.keys(SEARCH.kinds) as readonly KindFilter[];

export const TYPE_FILTERS: readonly EnergyType[] = Object.values(ENERGY_LETTERS);

/** What is chosen beside the words that are typed. */
export interface Filters {
  readonly kinds: readonly KindFilter[];
  readonly types: readonly EnergyType[];
  /** Only cards printed by this year. */
  readonly year: number | null;
  /** No cards that were invented for Rulebox. */
  readonly isReal: boolean;
}

/** The set that invented cards are said to be of. */
export const INVENTED = 'rulebox';

/** The typed words and the filters as one search; each group of filters is an "or". */
export function queryOf(typed: string, { kinds, types, year, isReal }: Filters): string {
  const parts = [
    typed.trim() === '' ? '' : `(${typed})`,
    anyOf('kind', kinds),
    anyOf('type', types),
    // A card without a date is of every time.
    year === null ? '' : `-year>${year}`,
    isReal ? `-set:${INVENTED}` : '',
  ].filter((part) => part !== '');
  return parts.length === 0 ? 'name:*' : parts.join(' ');
}

const anyOf = (field: string, values: readonly string[]): string =>
  values.length === 0 ? '' : `(${values.map((value) => `${field}:${value.toLowerCase()}`).join(' or ')})`;

/** A list with a value put into it, or taken out where it was there. */
export const toggled = <T>(list: readonly T[], value: T): readonly T[] =>
  list.includes(value) ? list.filter((each) => each !== value) : [...list, value];

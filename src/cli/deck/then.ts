// `rulebox deck check --format standard --date 2010-09-01`: what was legal in a tournament on a day.
import { eraOn, isDay, type NotLegalThen, notLegalThen, type Span, spanOn, type Then } from '../../cards/index.js';
import type { Era } from '../../engine/index.js';
import { tournamentFormats } from '../library-files.js';
import { fail } from '../terminal.js';
import { hasErrors, type LoadedDeck } from './source.js';

/** A format on a day, and the rules that were played by on it. */
export interface ThenInEra extends Then {
  readonly era: Era;
}

/** What is said of a deck in a tournament format. */
export interface JudgedThen {
  readonly isLegal: boolean;
  readonly verdict: string;
  readonly found: readonly NotLegalThen[];
  /** The same as data. */
  readonly told: unknown;
}

/** The tournament format and the day that were named; null: neither was. */
export function thenFor({ format, date }: { readonly format?: string; readonly date?: string }): ThenInEra | null {
  const formats = tournamentFormats();
  const named = formats.find(({ id }) => id === format);
  if (named === undefined) {
    if (date === undefined) return null;
    return fail(`--date goes with a tournament format: --format ${formats.map(({ id }) => id).join(', ')}.`);
  }
  const day = date ?? named.spans.at(-1)!.from;
  if (!isDay(day)) fail(`--date takes a day, such as 2010-09-01, not "${day}".`);
  return { format: named, day, era: eraOn(day) };
}

export function judgedThen(deck: LoadedDeck, { format, day }: Then): JudgedThen {
  const found = notLegalThen(deck.list.cards, deck.pool, { format, day });
  const isLegal = !found.some(({ isFault }) => isFault);
  const span = spanOn(format, day);
  const known = hasErrors(deck) ? 'What is understood is legal' : 'Legal';
  const verdict = `${isLegal ? known : 'Not legal'} in ${format.name} on ${day}${span === null ? '' : ` (${reach(span)})`}${found.length === 0 ? '.' : ':'}`;
  return { isLegal, verdict, found, told: { format: format.id, day, legal: isLegal, span, found } };
}

/** "Majestic Dawn on, since 2010-09-01; reported" */
const reach = ({ from, since, to, standing }: Span): string =>
  `${since.name}${to === undefined ? ' on' : ` to ${to.name}`}, from ${from} on${standing === 'printed' ? '' : `; ${standing}`}`;

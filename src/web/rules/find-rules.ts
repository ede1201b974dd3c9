import { type Entry, normaliseId, type Registry, search } from '../../registry/index.js';
import { erasDiffer } from './readings.js';

export interface Wanted {
  readonly words: string;
  /** A group's id; empty: all. */
  readonly group: string;
  /** Only what eras read differently. */
  readonly differing: boolean;
}

/** The entries that are looked for; one that is named by its id, in whatever spelling, comes first. */
export function findRules(law: Registry, { words, group, differing }: Wanted): readonly Entry[] {
  const typed = words.trim();
  const named = law.byId.get(normaliseId(law, typed) ?? '');
  const found = typed === '' ? law.entries : named === undefined ? search(law, typed.split(/\s+/)) : [named];
  return found.filter((entry) => (group === '' || entry.group === group) && (!differing || erasDiffer(entry)));
}

/** The entry before and the one after, in the order of the registry. */
export function neighboursOf({ entries }: Registry, id: string): readonly [Entry | null, Entry | null] {
  const place = entries.findIndex((entry) => entry.id === id);
  return place < 0 ? [null, null] : [entries[place - 1] ?? null, entries[place + 1] ?? null];
}

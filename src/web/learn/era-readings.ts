import { compareEras, type Entry, type EraId, type Rule, type RuleId } from '../../registry/index.js';

/** A rule as one era reads it, where eras differ. */
export interface Reading {
  readonly id: RuleId;
  readonly title: string;
  readonly text: string;
}

/** Of some rules those of which the era has a reading of its own. */
export const readingsOf = (
  book: ReadonlyMap<RuleId, Entry>,
  era: EraId,
  rules: readonly RuleId[],
): readonly Reading[] =>
  rules.flatMap((id) => {
    const entry = book.get(id);
    const cell = entry?.kind === 'rule' ? entry.eras[era] : undefined;
    if (entry?.kind !== 'rule' || cell?.says !== 'value' || isTheSameEverywhere(entry)) return [];
    return [{ id, title: entry.title, text: `${cell.text}.` }];
  });

const isTheSameEverywhere = ({ eras }: Rule): boolean =>
  new Set(Object.values(eras).map(({ says, text }) => `${says} ${text}`)).size === 1;

/** How many rules two eras read differently. */
export const differencesBetween = (book: ReadonlyMap<RuleId, Entry>, one: EraId, other: EraId): number =>
  compareEras({ entries: [...book.values()] }, one, other).length;

import type { EraCell, EraId, Registry, Rule } from './types.js';

/** A rule that two eras read differently. */
export interface Difference {
  readonly rule: Rule;
  readonly one: EraCell;
  readonly other: EraCell;
}

/** The rules that differ between two eras. Where a reading comes from (printed or inferred, notes) is no difference. */
export function compareEras(registry: Pick<Registry, 'entries'>, one: EraId, other: EraId): readonly Difference[] {
  return registry.entries.flatMap((rule) => {
    if (rule.kind !== 'rule') return [];
    const cells = { one: rule.eras[one]!, other: rule.eras[other]! };
    return saySame(cells.one, cells.other) ? [] : [{ rule, ...cells }];
  });
}

const saySame = (one: EraCell, other: EraCell): boolean => one.says === other.says && one.text === other.text;

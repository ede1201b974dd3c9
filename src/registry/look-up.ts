import type { Entry, EraCell, EraId, Registry, Rule, RuleId } from './types.js';

const ID_AS_TYPED = /^([a-z]+)-(\d{1,2})$/i;

/**
 * `ret-6` as `RET-06`; null if it does not look like an id. A single digit is one only after the name of a group:
 * "stage-1" is a word to search for.
 */
export function normaliseId(registry: Registry, typed: string): RuleId | null {
  const [, letters = '', digits = ''] = ID_AS_TYPED.exec(typed) ?? [];
  const group = letters.toUpperCase();
  if (digits.length === 2 || (digits.length === 1 && registry.groups.some(({ id }) => id === group))) {
    return `${group}-${digits.padStart(2, '0')}`;
  }
  return null;
}

/** The id nearest to one that does not exist: of the group spelled most alike, the one with the nearest number. */
export function nearestId(registry: Registry, id: RuleId): RuleId | null {
  const [group = '', number = '0'] = id.split('-');
  // The first letter is seldom mistyped, so it decides between groups that are spelled equally alike.
  const nearestGroup = least(
    registry.groups,
    ({ id: other }) => distance(group, other) + (other[0] === group[0] ? 0 : 0.5),
  );
  if (nearestGroup === null || !isLike(group, nearestGroup.id)) return null;
  const ids = registry.entries.filter((entry) => entry.group === nearestGroup.id).map((entry) => entry.id);
  return least(ids, (other) => Math.abs(Number(other.split('-')[1]) - Number(number)));
}

/** One letter is another, or two behind the same first one: whoever typed that may have meant it. */
const isLike = (typed: string, group: string): boolean => distance(typed, group) <= (typed[0] === group[0] ? 2 : 1);

/** The rules that an era has: all but those that say there is no such thing in it. */
export const rulesOfEra = (registry: Registry, era: EraId): readonly Rule[] =>
  registry.entries.filter((entry): entry is Rule => entry.kind === 'rule' && entry.eras[era]?.says !== 'none');

/** The entries of a group, in their order. */
export const entriesOfGroup = (registry: Registry, group: string): readonly Entry[] =>
  registry.entries.filter((entry) => entry.group === group);

/** What a rule says in an era, in words: the rule itself, the era's own reading, or that there is no such thing. */
export function readingOf(rule: Rule, cell: EraCell): string {
  switch (cell.says) {
    case 'same':
      return rule.rule;
    case 'value':
      return cell.text;
    case 'none':
      return 'there is no such thing';
  }
}

function least<T>(items: readonly T[], measure: (item: T) => number): T | null {
  let best: T | null = null;
  for (const item of items) if (best === null || measure(item) < measure(best)) best = item;
  return best;
}

/** How many letters must be put in, taken out or changed to make one word of the other. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, column) => column);
  [...one].forEach((letter, line) => {
    const next = [line + 1];
    [...other].forEach((counterpart, column) => {
      const change = row[column]! + (letter === counterpart ? 0 : 1);
      next.push(Math.min(change, row[column + 1]! + 1, next[column]! + 1));
    });
    row = next;
  });
  return row[other.length]!;
}

// Two sayings of which one is the other with something lost: the fuller one is right. Databases lose symbols, marks, words and
// lines when they are typed in; none comes to a card by itself.
import type { ResistanceFacts, WeaknessFacts } from '../../engine/index.js';
import type { Judged } from './choosing.js';

/** The one that has what the other has lost; null where each has something, or neither. */
export function fuller<T>(one: T, other: T, hasLost: (less: T, more: T) => boolean): Judged | null {
  if (hasLost(other, one)) return { place: 0, by: 'fuller' };
  return hasLost(one, other) ? { place: 1, by: 'fuller' } : null;
}

type Listed = readonly unknown[];

const isWithin = (less: Listed, more: Listed): boolean => {
  const all = new Set(more.map((each) => JSON.stringify(each)));
  return less.every((each) => all.has(JSON.stringify(each)));
};

/** The longer list, where it has all of the shorter. */
export const fullerList = (one: Listed, other: Listed): Judged | null => fuller(one, other, isWithin);

/** "Raticate" beside "Dark Raticate": whose it is was lost. @rule NAME-06 */
export const fullerName = (one: string, other: string): Judged | null =>
  fuller(one, other, (less, more) => more.endsWith(` ${less}`));

/** 0 also stands where nobody has typed it in. */
export const unlessNothing = (one: number, other: number): Judged | null =>
  fuller(one, other, (less, more) => less === 0 && more > 0);

/** The same damage with a mark behind it: `10` beside `10+`. */
export const fullerDamage = (one: string, other: string): Judged | null =>
  fuller(one, other, (less, more) => /^\d+$/.test(less) && more.length === less.length + 1 && more.startsWith(less));

type Amount = Pick<WeaknessFacts | ResistanceFacts, 'type' | 'amount'>;

/** The same types with what the one leaves to the rulebook, or more of them. */
export function fullerAmounts(one: readonly Amount[], other: readonly Amount[]): Judged | null {
  const typesOf = (all: readonly Amount[]) => all.map(({ type }) => type);
  const hasLost = (less: readonly Amount[], more: readonly Amount[]): boolean =>
    isWithin(typesOf(less), typesOf(more)) &&
    less.every(({ type, amount }) => amount === null || isWithin([{ type, amount }], more)) &&
    more.every(
      ({ type, amount }) => amount !== null || less.every((each) => each.type !== type || each.amount === null),
    );
  return fuller(one, other, hasLost);
}

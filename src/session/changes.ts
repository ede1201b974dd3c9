/*
 * How one plain value became another: objects by the fields that changed, lists by what stands elsewhere in them. What a
 * change leaves alone stays the very same object, so that whoever draws it need not draw it again.
 */

type Item<T> = T extends readonly (infer I)[] ? I : never;

/** A change of a value of type T. */
export type Change<T> =
  | { readonly to: T }
  | { readonly in: { readonly [K in keyof T]?: Change<T[K]> } }
  /** Items from a place on that are taken out, and what is put there instead. */
  | { readonly at: number; readonly out: number; readonly put: readonly Item<T>[] }
  /** Items that are still the same thing, with what changed in each, and what is new behind all of them. */
  | { readonly each: readonly (readonly [number, Change<Item<T>>])[]; readonly more?: readonly Item<T>[] };

/** What turns one value into the other; null: they are equal. */
export function changeBetween<T>(before: T, after: T): Change<T> | null {
  if (before === after) return null;
  if (Array.isArray(before) && Array.isArray(after)) return listChange(before, after) as Change<T> | null;
  if (!isObject(before) || !isObject(after)) return { to: after };
  const fields: Record<string, Change<unknown>> = {};
  let [count, more] = [0, 0];
  for (const field in after) {
    if (!(field in before)) return { to: after };
    more++;
    const change = changeBetween<unknown>(before[field], after[field]);
    if (change === null) continue;
    fields[field] = change;
    count++;
  }
  for (const _ in before) more--;
  if (more !== 0) return { to: after };
  return count === 0 ? null : ({ in: fields } as Change<T>);
}

/** The value that a change makes of another. */
export function changed<T>(before: T, change: Change<T>): T {
  if ('to' in change) return change.to;
  if ('in' in change) {
    const after: Fields = { ...(before as Fields) };
    for (const [field, each] of Object.entries(change.in))
      after[field] = changed(after[field], each as Change<unknown>);
    return after as T;
  }
  const list = (before as readonly Item<T>[]).slice();
  if ('each' in change) {
    for (const [place, each] of change.each) list[place] = changed(list[place]!, each);
    list.push(...(change.more ?? []));
  } else list.splice(change.at, change.out, ...change.put);
  return list as T;
}

type Fields = Record<string, unknown>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What is alike at both ends stays; what lies between is gone through if it is still the same things, else replaced. */
function listChange<I>(before: readonly I[], after: readonly I[]): Change<readonly I[]> | null {
  const least = Math.min(before.length, after.length);
  let head = 0;
  while (head < least && isSame(before[head], after[head])) head++;
  if (head === before.length && head === after.length) return null;
  let tail = 0;
  while (tail < least - head && isSame(before[before.length - 1 - tail], after[after.length - 1 - tail])) tail++;
  const [out, put] = [before.length - head - tail, after.length - head - tail];
  if (out === put || (tail === 0 && out > 0 && out < put)) {
    const each = changesOfEach(before, after, head, out);
    if (each !== null) return out === put ? { each } : { each, more: after.slice(head + out) };
  }
  return { at: head, out, put: after.slice(head, head + put) };
}

type EachChange<I> = readonly [number, Change<I>];

function changesOfEach<I>(
  before: readonly I[],
  after: readonly I[],
  from: number,
  count: number,
): EachChange<I>[] | null {
  const found: EachChange<I>[] = [];
  for (let place = from; place < from + count; place++) {
    if (!isOneThing(before[place], after[place])) return null;
    const change = changeBetween(before[place]!, after[place]!);
    if (change !== null) found.push([place, change]);
  }
  return found;
}

/** An object is known by its first field: a seat, a Pokémon, a card, an answer. */
function isOneThing(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  for (const field in one) return isSame((one as Fields)[field], (other as Fields)[field]);
  return false;
}

function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one)) {
    if (!Array.isArray(other) || one.length !== other.length) return false;
    for (let i = 0; i < one.length; i++) if (!isSame(one[i], other[i])) return false;
    return true;
  }
  if (Array.isArray(other)) return false;
  let more = 0;
  for (const field in one) {
    if (!isSame((one as Fields)[field], (other as Fields)[field])) return false;
    more++;
  }
  for (const _ in other) more--;
  return more === 0;
}

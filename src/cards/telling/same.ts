/** Whether two values would be written alike. Most readings of one sentence are: to see that, nothing need be written. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one)) return Array.isArray(other) && areSame(one, other);
  return !Array.isArray(other) && haveSame(one as Fields, other as Fields);
}

type Fields = Readonly<Record<string, unknown>>;

/** The same fields in the same order. A field that is not told is not written. */
function haveSame(one: Fields, other: Fields): boolean {
  const others = Object.keys(other);
  let next = 0;
  for (const field in one) {
    if (one[field] === undefined) continue;
    while (next < others.length && other[others[next]] === undefined) next++;
    if (others[next++] !== field || !isSame(one[field], other[field])) return false;
  }
  while (next < others.length && other[others[next]] === undefined) next++;
  return next === others.length;
}

function areSame(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((item, i) => isSame(item, other[i]));
}

/** Each of them once. */
export function distinct<T>(values: readonly T[]): readonly T[] {
  const found: T[] = [];
  for (const value of values) if (!found.some((other) => isSame(other, value))) found.push(value);
  return found;
}

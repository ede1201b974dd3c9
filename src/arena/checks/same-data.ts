/** Whether two values are the same plain data, field for field; `undefined` is no data, and -0 is not 0. */
export function sameData(a: unknown, b: unknown): boolean {
  if (!isObject(a) || !isObject(b)) return Object.is(a, b) && a !== undefined;
  if (Array.isArray(a)) return Array.isArray(b) && sameList(a, b);
  if (Object.getPrototypeOf(a) !== Object.getPrototypeOf(b)) return false;
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  for (const key of keys) if (!Object.hasOwn(b, key) || !sameData(a[key], b[key])) return false;
  return true;
}

function sameList(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (!sameData(a[i], b[i])) return false;
  return true;
}

/** Whether two values that are the same data hold an object in common, so that changing one would change the other. */
export function sharesData(a: unknown, b: unknown): boolean {
  if (!isObject(a) || !isObject(b)) return false;
  if (a === b) return true;
  if (Array.isArray(a) && typeof a[0] === 'number') return false;
  for (const key of Object.keys(a)) if (sharesData(a[key], b[key])) return true;
  return false;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

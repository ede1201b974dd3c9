/** Whether two values are the same plain data, field for field; `undefined` is no data, and -0 is not 0. */
export function sameData(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || a === null || typeof b !== 'object' || b === null) return Object.is(a, b);
  if (Object.getPrototypeOf(a) !== Object.getPrototypeOf(b)) return false;
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  return keys.every((key) => Object.hasOwn(b, key) && sameData(fieldOf(a, key), fieldOf(b, key)));
}

/** Whether two values have an object in common, so that changing one would change the other. */
export function sharesData(a: unknown, b: unknown): boolean {
  const inside = new Set(objectsIn(a));
  return objectsIn(b).some((each) => inside.has(each));
}

const fieldOf = (value: object, key: string): unknown => (value as Record<string, unknown>)[key];

function objectsIn(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value, ...Object.values(value).flatMap(objectsIn)];
}

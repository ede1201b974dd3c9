/**
 * Whether two terms say the same: the same fields with the same in them, in whatever order they were written. Functions that
 * have been made of a term say nothing.
 */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other || typeof one === 'function' || typeof other === 'function') return true;
  if (!isRecord(one) || !isRecord(other)) return false;
  const fields = Object.keys(one);
  return fields.length === Object.keys(other).length && fields.every((field) => isSame(one[field], other[field]));
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Whether two values would be written alike. Most readings of one sentence are: to see that, nothing need be written. */
export const isSame = (one: unknown, other: unknown): boolean =>
  isAlike(one, other) || JSON.stringify(one) === JSON.stringify(other);

function isAlike(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return one === other;
  if (Array.isArray(one)) return Array.isArray(other) && areAlike(one, other);
  if (Array.isArray(other)) return false;
  const [fields, others] = [Object.keys(one), Object.keys(other)];
  if (fields.length !== others.length) return false;
  for (let i = 0; i < fields.length; i++) {
    const field = fields[i];
    if (field !== others[i]) return false;
    if (!isAlike((one as Fields)[field], (other as Fields)[field])) return false;
  }
  return true;
}

type Fields = Readonly<Record<string, unknown>>;

function areAlike(one: readonly unknown[], other: readonly unknown[]): boolean {
  if (one.length !== other.length) return false;
  for (let i = 0; i < one.length; i++) if (!isAlike(one[i], other[i])) return false;
  return true;
}

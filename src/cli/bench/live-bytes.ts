// What a state takes on the heap, counted and not guessed: object headers and 8 bytes a slot, without array slack.
const OBJECT_HEADER = 24;
const ARRAY_HEADER = 48;
const SLOT = 8;

/** Numbers and words lie in their slots: small integers there, kinds as shared words. */
export function liveBytes(value: unknown): number {
  if (Array.isArray(value)) return value.reduce<number>((sum, each) => sum + SLOT + liveBytes(each), ARRAY_HEADER);
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce<number>((sum, each) => sum + SLOT + liveBytes(each), OBJECT_HEADER);
}

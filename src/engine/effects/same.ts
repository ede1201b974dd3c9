import type { Made } from './linked.js';

/**
 * Whether two terms say the same: the same fields with the same in them, in whatever order they were written. What has
 * been made of a term where it was first asked says nothing.
 */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (!isRecord(one) || !isRecord(other)) return false;
  const fields = Object.keys(one);
  return (
    fields.length === Object.keys(other).length &&
    fields.every((field) => MADE.includes(field) || isSame(one[field], other[field]))
  );
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const MADE: readonly string[] = ['ofCard', 'ofPokemon', 'printed'] satisfies (keyof Made)[];

import type { Random } from '../../bots/index.js';
import { pick } from '../random-number.js';

/*
 * Programs that say something else, in the right form: what stands in a field is put where another term has that field.
 * Each is taken or refused as a whole, and hardly any says what a card could.
 */

type Holder = Record<string, unknown>;

const isHolder = (value: unknown): value is Holder => typeof value === 'object' && value !== null;

/** Puts some fields of the terms in a value into others of the same name. */
export function graft(value: unknown, random: Random): void {
  const places = new Map<string, Holder[]>();
  gather(value, places);
  const shared = [...places].filter(([, holders]) => holders.length > 1);
  if (shared.length === 0) return;
  for (let times = pick(random, [1, 2, 5, 10, 20]); times > 0; times--) {
    const [field, holders] = pick(random, shared);
    pick(random, holders)[field] = copyOf(pick(random, holders)[field]);
  }
}

const copyOf = (value: unknown): unknown => (value === undefined ? undefined : JSON.parse(JSON.stringify(value)));

/** Which terms have each field. */
function gather(value: unknown, places: Map<string, Holder[]>): void {
  if (!isHolder(value)) return;
  for (const [field, inner] of Object.entries(value)) {
    const holders = places.get(field);
    if (holders !== undefined) holders.push(value);
    else if (!Array.isArray(value)) places.set(field, [value]);
    gather(inner, places);
  }
}

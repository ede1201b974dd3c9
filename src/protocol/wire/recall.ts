/*
 * What both ends of a line remember of what was said: so many texts, each in the slot that its letters decide. Who comes to
 * a slot later takes it, on both ends alike; nothing else has to be agreed on.
 */

export const SLOTS = 256;
const LONGEST = 160;
const SHORTEST = 3;
/** Of longer texts the beginning, the end and the length decide. */
const SAMPLED = 24;

/** A number that the letters of a text decide; less than 0: it is not remembered. */
export function numberOf(text: string): number {
  const { length } = text;
  if (length < SHORTEST || length > LONGEST) return -1;
  let hash = length;
  const head = Math.min(length, SAMPLED);
  for (let i = 0; i < head; i++) hash = Math.imul(hash, 31) + text.charCodeAt(i);
  for (let i = Math.max(head, length - SAMPLED); i < length; i++) hash = Math.imul(hash, 31) + text.charCodeAt(i);
  return (hash ^ (hash >>> 15) ^ (hash >>> 23)) & 0x3fffffff;
}

/** The slot of a text by its number. */
export const slotOf = (number: number): number => number & (SLOTS - 1);

/** The texts in their slots. */
export class Recall {
  private readonly slots: (string | null)[] = new Array<string | null>(SLOTS).fill(null);

  at(slot: number): string | null {
    return this.slots[slot] ?? null;
  }

  /** Remembers a text by its number, if it is to be remembered. */
  put(text: string, number: number): void {
    if (number >= 0) this.slots[slotOf(number)] = pooled(text, number);
  }
}

const POOL = 1 << 14;
const pool: string[] = new Array<string>(POOL).fill('');

/** The same text as it is held already, if it was met lately: many lines remember the same ones. */
function pooled(text: string, number: number): string {
  const place = number & (POOL - 1);
  const held = pool[place]!;
  if (held === text) return held;
  pool[place] = text;
  return text;
}

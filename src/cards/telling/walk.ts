import { isNode, type Node } from './node.js';

/*
 * One walk over all that a telling is made of, for who asks whether it speaks of something. A telling is plain data: what it says
 * are the words in its fields.
 */

/** Whether a node, or one inside it, is what is asked for. */
export function someNode(value: unknown, asked: (node: Node) => boolean): boolean {
  if (Array.isArray(value)) return value.some((one) => someNode(one, asked));
  if (!isNode(value)) return false;
  if (asked(value)) return true;
  for (const field in value) if (someNode(value[field as keyof Node], asked)) return true;
  return false;
}

/** Whether one of these words stands in any field. */
export function says(value: unknown, ...words: readonly string[]): boolean {
  if (typeof value === 'string') return words.includes(value);
  if (Array.isArray(value)) return value.some((one) => says(one, ...words));
  if (!isNode(value)) return false;
  for (const field in value) if (says(value[field as keyof Node], ...words)) return true;
  return false;
}

/** Whether a word stands in any field of which that is true. */
export function saysSuch(value: unknown, isSuch: (word: string) => boolean): boolean {
  if (typeof value === 'string') return isSuch(value);
  if (Array.isArray(value)) return value.some((one) => saysSuch(one, isSuch));
  if (!isNode(value)) return false;
  for (const field in value) if (saysSuch(value[field as keyof Node], isSuch)) return true;
  return false;
}

/** The same, with something else in the place of every node that is asked for. */
export function replaced<T>(value: T, isOne: (node: Node) => boolean, by: unknown): T {
  if (Array.isArray(value)) return value.map((one) => replaced(one, isOne, by)) as T;
  if (!isNode(value)) return value;
  if (isOne(value)) return by as T;
  return Object.fromEntries(Object.entries(value).map(([field, inner]) => [field, replaced(inner, isOne, by)])) as T;
}

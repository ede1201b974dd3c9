/*
 * Numbers are gathered here before it is known how many there will be: the list that comes of them is as long as need be, where one
 * that grows is made for seventeen. Whoever gathers in the middle of another's gathering lays theirs on top.
 */
const gathered: number[] = [];
/** What lies from here on is nobody's any more. The list itself is never cut: it would be made anew. */
let top = 0;

/** Begins to gather: what the others are given. */
export const beginGathering = (): number => top;

/** One number more. How many there are now. */
export function gather(one: number, from: number): number {
  if (top === gathered.length) gathered.push(one);
  else gathered[top] = one;
  top++;
  return top - from;
}

const NOTHING: readonly number[] = [];

/** All that was gathered since, as a list of its own. */
export function gatheredSince(from: number): readonly number[] {
  if (top === from) return NOTHING;
  const list = gathered.slice(from, top);
  top = from;
  return list;
}

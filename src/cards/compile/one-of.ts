import type { Heard } from '../parse/sentence.js';
import type { Told } from '../resolve/parts.js';
import { isUnresolved, type Unresolved } from '../resolve/tree.js';
import { isSame } from '../telling/same.js';
import { endOf, type Reading, type Unread } from './hear.js';

/** More ways than this are an ambiguity, whatever comes out of them. */
const MOST_WAYS = 24;

export type Made<T> = { readonly ok: true; readonly value: T } | Unread;

/** Makes of what was told what it comes to, or says why it comes to nothing. */
export type Making<T> = (told: Told) => T | Unresolved;

/**
 * The one program that the readings of a text come to. Readings that cannot be resolved fall away, equal programs count
 * once; two different ones are an error, never a matter of likelihood.
 */
export function oneOf<T>({ sentences, claims }: Reading, make: Making<T>): Made<T> {
  const all = combinations(sentences.map(({ ways }) => ways));
  if (all === null) return { ok: false, start: 0, end: 0, reason: 'ambiguous' };
  if (all.length === 1) return madeOf(all[0], { sentences, claims }, make);
  const made: T[] = [];
  let fault: Unread | null = null;
  for (const heard of all) {
    const one = madeOf(heard, { sentences, claims }, make);
    if (!one.ok) fault = one;
    else if (!made.some((other) => isSame(other, one.value))) made.push(one.value);
  }
  if (made.length === 0) return fault ?? { ok: false, start: 0, end: 0, reason: 'there is nothing to do' };
  const [value] = made;
  return made.length === 1
    ? { ok: true, value }
    : { ...faultAt(sentences[0].tokens, 'ambiguous'), end: endOf(sentences[sentences.length - 1].tokens) };
}

/** What one reading of each sentence comes to. */
function madeOf<T>(heard: readonly Heard[], { sentences, claims }: Omit<Reading, 'ok'>, make: Making<T>): Made<T> {
  const told: Told = { heard, claims, at: 0 };
  const value = make(told);
  return isUnresolved(value) ? faultAt(sentences[told.at]?.tokens ?? [], value.message) : { ok: true, value };
}

const faultAt = (tokens: Reading['sentences'][number]['tokens'], reason: string): Unread => ({
  ok: false,
  start: tokens.length === 0 ? 0 : tokens[0].start,
  end: tokens.length === 0 ? 0 : endOf(tokens),
  reason,
});

function combinations(ways: readonly (readonly Heard[])[]): readonly (readonly Heard[])[] | null {
  if (ways.every(({ length }) => length === 1)) return [ways.map(([only]) => only)];
  let all: readonly (readonly Heard[])[] = [[]];
  for (const some of ways) {
    all = all.flatMap((so) => some.map((one) => [...so, one]));
    if (all.length > MOST_WAYS) return null;
  }
  return all;
}

import type { Token } from '../read/token.js';

/*
 * Parsers that report every way to read the words from a place on. Two ways that say different things are an
 * ambiguity, which is an error; so no parser may stop at the first way it finds.
 */

/** The words of one sentence, how far any parser came, and what was found at a place before. */
export interface Words {
  readonly words: readonly string[];
  readonly tokens: readonly Token[];
  far: number;
  readonly memo: (Hits<unknown>[] | undefined)[];
}

export interface Hit<T> {
  readonly value: T;
  readonly to: number;
}
export type Hits<T> = readonly Hit<T>[];
export type Parser<T> = (at: Words, from: number) => Hits<T>;

export const NOTHING: Hits<never> = [];

export const wordsOf = (tokens: readonly Token[]): Words => ({
  words: tokens.map(({ word }) => word),
  tokens,
  far: 0,
  memo: [],
});

/** Every alternative, each tried. */
export function either<T>(...parsers: readonly Parser<T>[]): Parser<T> {
  return (at, from) => {
    let all: Hits<T> = NOTHING;
    for (const parser of parsers) {
      const hits = parser(at, from);
      if (hits.length > 0) all = all.length === 0 ? hits : [...all, ...hits];
    }
    return all;
  };
}

/** Alternatives told apart by their first word: `byFirst` for those that begin with it, `rest` for all others. */
export function byFirstWord<T>(byFirst: Readonly<Record<string, Parser<T>>>, rest: Parser<T>): Parser<T> {
  const table = new Map(Object.entries(byFirst));
  return (at, from) => {
    const parser = table.get(at.words[from]);
    const others = rest(at, from);
    if (parser === undefined) return others;
    const hits = parser(at, from);
    return others.length === 0 ? hits : [...hits, ...others];
  };
}

export function map<T, U>(parser: Parser<T>, change: (value: T) => U): Parser<U> {
  return (at, from) => {
    const hits = parser(at, from);
    if (hits.length === 0) return NOTHING;
    return hits.map(({ value, to }) => ({ value: change(value), to }));
  };
}

/** As `map`, for readings that may turn out to be none: null drops the reading. */
export function mapSome<T, U>(parser: Parser<T>, change: (value: T) => U | null): Parser<U> {
  return (at, from) => {
    const hits: Hit<U>[] = [];
    for (const { value, to } of parser(at, from)) {
      const changed = change(value);
      if (changed !== null) hits.push({ value: changed, to });
    }
    return hits;
  };
}

export function optional<T>(parser: Parser<T>): Parser<T | null> {
  return (at, from) => [...parser(at, from), { value: null, to: from }];
}

/** A word out of a table. */
export function inTable<T>(table: ReadonlyMap<string, T>): Parser<T> {
  return (at, from) => {
    const value = table.get(at.words[from]);
    if (value === undefined) return NOTHING;
    if (from >= at.far) at.far = from + 1;
    return [{ value, to: from + 1 }];
  };
}

/** No word at all. */
export const nothing: Parser<null> = (_at, from) => [{ value: null, to: from }];

/** One or more, with something between. */
export function list<T>(item: Parser<T>, between: Parser<unknown>): Parser<readonly T[]> {
  const more = (at: Words, from: number, so: readonly T[]): Hits<readonly T[]> => {
    const all: Hit<readonly T[]>[] = [];
    for (const { value, to } of item(at, from)) {
      const now = [...so, value];
      all.push({ value: now, to });
      for (const gap of between(at, to)) all.push(...more(at, gap.to, now));
    }
    return all;
  };
  return (at, from) => more(at, from, []);
}

let memos = 0;

/** Remembers what it found at each place, so that many ways through a sentence ask only once. */
export function memo<T>(parser: () => Parser<T>): Parser<T> {
  const id = memos++;
  let made: Parser<T> | undefined;
  return (at, from) => {
    at.memo[id] ??= [];
    const row = at.memo[id] as Hits<T>[];
    const found = row[from];
    if (found !== undefined) return found;
    made ??= parser();
    const hits = made(at, from);
    row[from] = hits;
    return hits;
  };
}

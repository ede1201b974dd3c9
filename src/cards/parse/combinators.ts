import type { Token } from '../read/token.js';
import { type Kind, kindAt, kindOf, NO_WORD, numberOf, wordIn } from './vocabulary.js';

/*
 * Parsers that report every way to read the words from a place on. Two ways that say different things are an
 * ambiguity, which is an error; so no parser may stop at the first way it finds.
 */

/** The words of one sentence, how far any parser came, and what was found at a place before. */
export interface Words {
  readonly words: readonly string[];
  readonly tokens: readonly Token[];
  /** The kind of each word, and of the end. */
  readonly kinds: readonly number[];
  readonly worth: readonly Worth[];
  far: number;
  /** By parser and place. */
  readonly memo: (Hits<unknown> | undefined)[];
}

export interface Hit<T> {
  readonly value: T;
  readonly to: number;
}
export type Hits<T> = readonly Hit<T>[];

/**
 * Whether something may be found where a word of this kind stands; of the end: whether it may be found in no word at all. It
 * may say yes too often, never too rarely; a parser that says nothing is always tried.
 */
export type Opens = (kind: number) => boolean;

/** What a parser begins with, another parser, and the words of which one must come then, by their numbers. */
export interface Lead {
  readonly by: Parser<unknown>;
  readonly next: readonly number[];
}

export interface Parser<T> {
  (at: Words, from: number): Hits<T>;
  opens?: Opens;
  lead?: Lead;
  /** It finds what these find, and nothing else: whoever has it among others may ask them instead. */
  among?: readonly Parser<T>[];
}

export const NOTHING: Hits<never> = [];

export function wordsOf(tokens: readonly Token[]): Words {
  while (unmade.length > 0) unmade.pop()!();
  const words: string[] = [];
  const kinds: number[] = [];
  for (const token of tokens) {
    words.push(token.word);
    kinds.push(kindOf(token));
  }
  kinds.push(NO_WORD);
  return { words, tokens, kinds, worth: kinds.map(worthAt), far: 0, memo: new Array(memos * kinds.length) };
}

/** A parser that begins as another does. */
function like<T>({ opens, lead }: Parser<unknown>, parser: Parser<T>): Parser<T> {
  if (lead !== undefined) parser.lead = lead;
  return opening(opens, parser);
}

/** A parser with what it may begin with. */
export function opening<T>(opens: Opens | undefined, parser: Parser<T>): Parser<T> {
  if (opens !== undefined) parser.opens = opens;
  return parser;
}

/** As `opening`, told by what the kind stands for; such a parser reads at least a word. */
export function beginning<T>(isFirst: (kind: Kind) => boolean, parser: Parser<T>): Parser<T> {
  return opening((kind) => kind !== NO_WORD && isFirst(kindAt(kind)), parser);
}

export const mayOpen = ({ opens }: Parser<unknown>, kind: number): boolean => opens === undefined || opens(kind);

/** An alternative that is worth trying; `lead` where others begin in the same way, which is then looked at once for all. */
interface Try {
  readonly parser: Parser<unknown>;
  readonly lead: Lead | null;
}

/** The alternatives of each `either` that are worth trying, by its number; found when they are first asked for. */
type Worth = (readonly Try[] | undefined)[];

let choices = 0;
/** By kind: what is asked at one word lies together. */
const worth: Worth[] = [];

function worthAt(kind: number): Worth {
  while (worth.length <= kind) worth.push([]);
  return worth[kind];
}

function worthTrying(parser: Parser<unknown>, kind: number): readonly Parser<unknown>[] {
  if (!mayOpen(parser, kind) && !mayOpen(parser, NO_WORD)) return [];
  return parser.among?.flatMap((each) => worthTrying(each, kind)) ?? [parser];
}

function worthOf(parsers: readonly Parser<unknown>[], kind: number): readonly Try[] {
  const some = parsers.flatMap((parser) => worthTrying(parser, kind));
  const isShared = ({ by }: Lead): boolean => some.filter(({ lead }) => lead?.by === by).length > 1;
  return some.map((parser) => ({
    parser,
    lead: parser.lead !== undefined && isShared(parser.lead) ? parser.lead : null,
  }));
}

/** Every alternative that may begin with the word is tried. */
export function either<T>(...parsers: readonly Parser<T>[]): Parser<T> {
  const id = choices++;
  const parser: Parser<T> = (at, from) => {
    const row = at.worth[from];
    if (row[id] === undefined) row[id] = worthOf(parsers, at.kinds[from]);
    return tryAll(row[id], at, from) as Hits<T>;
  };
  parser.among = parsers;
  return opening((kind) => parsers.some((each) => mayOpen(each, kind)), parser);
}

function tryAll(some: readonly Try[], at: Words, from: number): Hits<unknown> {
  let all: Hits<unknown> = NOTHING;
  let by: Parser<unknown> | null = null;
  let led: Hits<unknown> = NOTHING;
  for (let i = 0; i < some.length; i++) {
    const { parser, lead } = some[i];
    if (lead !== null) {
      if (lead.by !== by) {
        by = lead.by;
        led = by(at, from);
      }
      if (!goesOn(at, led, lead.next)) continue;
    }
    const hits = parser(at, from);
    if (hits.length > 0) all = all.length === 0 ? hits : [...all, ...hits];
  }
  return all;
}

/** Whether one of the words stands after one of the hits. */
export function goesOn(at: Words, hits: Hits<unknown>, words: readonly number[]): boolean {
  for (let k = 0; k < hits.length; k++) if (isAmong(words, at.kinds[hits[k].to])) return true;
  return false;
}

export function isAmong(words: readonly number[], kind: number): boolean {
  const word = wordIn(kind);
  for (let k = 0; k < words.length; k++) if (words[k] === word) return true;
  return false;
}

/** Alternatives told apart by their first word: `byFirst` for those that begin with it, `rest` for all others. */
export function byFirstWord<T>(byFirst: Readonly<Record<string, Parser<T>>>, rest: Parser<T>): Parser<T> {
  const named = Object.entries(byFirst).map(([word, parser]) => {
    const number = numberOf(word);
    const begun: Parser<T> = (at, from) => parser(at, from);
    begun.among = [parser];
    return opening((kind) => wordIn(kind) === number && mayOpen(parser, kind), begun);
  });
  return either(...named, rest);
}

export function map<T, U>(parser: Parser<T>, change: (value: T) => U): Parser<U> {
  return like(parser, (at, from) => {
    const hits = parser(at, from);
    if (hits.length === 0) return NOTHING;
    const all: Hit<U>[] = [];
    for (let i = 0; i < hits.length; i++) all.push({ value: change(hits[i].value), to: hits[i].to });
    return all;
  });
}

/** As `map`, for readings that may turn out to be none: null drops the reading. */
export function mapSome<T, U>(parser: Parser<T>, change: (value: T) => U | null): Parser<U> {
  return like(parser, (at, from) => {
    const found = parser(at, from);
    if (found.length === 0) return NOTHING;
    const all: Hit<U>[] = [];
    for (let i = 0; i < found.length; i++) {
      const changed = change(found[i].value);
      if (changed !== null) all.push({ value: changed, to: found[i].to });
    }
    return all;
  });
}

export function optional<T>(parser: Parser<T>): Parser<T | null> {
  return opening(
    (kind) => kind === NO_WORD || mayOpen(parser, kind),
    (at, from) => [...parser(at, from), { value: null, to: from }],
  );
}

/** A word out of a table. */
export function inTable<T>(table: ReadonlyMap<string, T>): Parser<T> {
  const numbers = new Set([...table.keys()].map(numberOf));
  return opening(
    (kind) => numbers.has(wordIn(kind)),
    (at, from) => {
      const value = table.get(at.words[from]);
      if (value === undefined) return NOTHING;
      if (from >= at.far) at.far = from + 1;
      return [{ value, to: from + 1 }];
    },
  );
}

/** No word at all. */
export const nothing: Parser<null> = opening(
  (kind) => kind === NO_WORD,
  (_at, from) => [{ value: null, to: from }],
);

/** One or more, with something between. */
export function list<T>(item: Parser<T>, between: Parser<unknown>): Parser<readonly T[]> {
  const more = (at: Words, from: number, so: readonly T[]): Hits<readonly T[]> => {
    const items = item(at, from);
    if (items.length === 0) return NOTHING;
    const all: Hit<readonly T[]>[] = [];
    for (const { value, to } of items) {
      const now = [...so, value];
      all.push({ value: now, to });
      for (const gap of between(at, to)) all.push(...more(at, gap.to, now));
    }
    return all;
  };
  return opening(item.opens, (at, from) => more(at, from, []));
}

let memos = 0;
/** Every word of the grammar must be known before a sentence is read, so nothing of it is left to be made then. */
const unmade: (() => void)[] = [];

/** Remembers what it found at each place, so that many ways through a sentence ask only once. */
export function memo<T>(parser: () => Parser<T>): Parser<T> {
  const id = memos++;
  let made: Parser<T> | undefined;
  const make = (): Parser<T> => {
    made ??= parser();
    return made;
  };
  unmade.push(make);
  return opening(
    asked((kind) => mayOpen(make(), kind)),
    (at, from) => {
      const place = id * at.kinds.length + from;
      const found = at.memo[place] as Hits<T> | undefined;
      if (found !== undefined) return found;
      const hits = make()(at, from);
      at.memo[place] = hits;
      return hits;
    },
  );
}

/** Asked of each kind once. A parser that is asked while it is asking itself may begin with anything. */
function asked(opens: Opens): Opens {
  const known = new Map<number, boolean>();
  return (kind) => {
    const found = known.get(kind);
    if (found !== undefined) return found;
    known.set(kind, true);
    const isSo = opens(kind);
    known.set(kind, isSo);
    return isSo;
  };
}

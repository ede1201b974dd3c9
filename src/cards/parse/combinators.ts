import type { Token } from '../read/token.js';
import { NEXT, type Need, needsOf, needsOfSome, once, packed, telling } from './needs.js';
import { countOfNumbers, type Kind, kindAt, kindOf, NO_WORD, numberOf, wordIn } from './vocabulary.js';

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
  /** The number of this reading. */
  readonly reading: number;
  /** Where the places of this reading begin among those of all readings; EVERYTHING: nothing is left untried. */
  readonly places: number;
}

/** Everything is tried, so that it is known how far one comes. */
const EVERYTHING = -1;

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
  /** Where a word of this kind stands, it finds nothing without all of these. */
  needs?: (kind: number) => readonly Need[];
  /** The words of which one must come second, where the first is a word too. */
  second?: readonly number[];
  /** It finds what these find, and nothing else: whoever has it among others may ask them instead. */
  among?: readonly Parser<T>[];
}

export const NOTHING: Hits<never> = [];

/** `isQuick`: what cannot be there is not looked for, and so it is not known how far one comes. */
export function wordsOf(tokens: readonly Token[], isQuick = false): Words {
  while (unmade.length > 0) unmade.pop()!();
  const words: string[] = [];
  const kinds: number[] = [];
  for (const token of tokens) {
    words.push(token.word);
    kinds.push(kindOf(token));
  }
  const places = isQuick ? notePlaces(kinds) : EVERYTHING;
  kinds.push(NO_WORD);
  const worth = kinds.map(worthAt);
  while (found.length < memos * kinds.length) {
    found.push(NOTHING);
    foundBy.push(0);
  }
  return { words, tokens, kinds, worth, far: 0, reading: ++readings, places };
}

/** The last place of each word, counted on from reading to reading: what is left of one before is less. */
let lastPlaces = new Int32Array(0);
let nextPlace = 1;

function notePlaces(kinds: readonly number[]): number {
  if (lastPlaces.length < countOfNumbers() || nextPlace > 2 ** 30) {
    lastPlaces = new Int32Array(countOfNumbers());
    nextPlace = 1;
  }
  const places = nextPlace;
  for (let i = 0; i < kinds.length; i++) lastPlaces[wordIn(kinds[i])] = places + i;
  nextPlace += kinds.length;
  return places;
}

/** A parser that begins as another does. */
function like<T>({ opens, lead, needs, second }: Parser<unknown>, parser: Parser<T>): Parser<T> {
  if (lead !== undefined) parser.lead = lead;
  if (needs !== undefined) parser.needs = needs;
  if (second !== undefined) parser.second = second;
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

/** Alternatives, and what each of them needs, in one list of numbers: see `packed`. */
interface Tries {
  readonly all: readonly Try[];
  readonly needs: Int16Array;
}

/** The alternatives of each `either` that are worth trying, by its number; found when they are first asked for. */
type Worth = (Tries | undefined)[];

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

function worthOf(parsers: readonly Parser<unknown>[], kind: number): Tries {
  const some = parsers.flatMap((parser) => worthTrying(parser, kind));
  const isShared = ({ by }: Lead): boolean => some.filter(({ lead }) => lead?.by === by).length > 1;
  const needs = some.map((parser) => {
    const later = needsOf(parser, kind).filter(({ among, after }) => after > 0 || !isAmong(among, kind));
    const { second } = parser;
    return second === undefined ? telling(later) : [{ among: second, after: NEXT }, ...telling(later)];
  });
  const all = some.map((parser) => ({
    parser,
    lead: parser.lead !== undefined && isShared(parser.lead) ? parser.lead : null,
  }));
  return { all, needs: packed(needs) };
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
  parser.needs = (kind) => needsOfSome(parsers, kind);
  return opening((kind) => parsers.some((each) => mayOpen(each, kind)), parser);
}

function tryAll({ all: some, needs }: Tries, at: Words, from: number): Hits<unknown> {
  let all: Hits<unknown> = NOTHING;
  let by: Parser<unknown> | null = null;
  let led: Hits<unknown> = NOTHING;
  for (let i = 0, need = 0; i < some.length; i++) {
    const start = need + 1;
    need = needs[need];
    if (at.places !== EVERYTHING && !mayBe(needs, start, at, from)) continue;
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

/** Whether all words are there that an alternative cannot do without; its needs begin at `start`. */
function mayBe(needs: Int16Array, start: number, at: Words, from: number): boolean {
  const end = needs[start - 1];
  for (let i = start; i < end; ) {
    const after = needs[i];
    const last = i + 2 + needs[i + 1];
    let k = i + 2;
    if (after === NEXT) {
      const word = wordIn(at.kinds[from + 1]);
      while (k < last && needs[k] !== word) k++;
    } else {
      const place = at.places + from + after;
      while (k < last && lastPlaces[needs[k]] < place) k++;
    }
    if (k === last) return false;
    i = last;
  }
  return true;
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
    const hits = parser(at, from);
    if (hits.length === 0) return NOTHING;
    const all: Hit<U>[] = [];
    for (let i = 0; i < hits.length; i++) {
      const changed = change(hits[i].value);
      if (changed !== null) all.push({ value: changed, to: hits[i].to });
    }
    return all;
  });
}

/** What is found, and the last word of it. */
export function withLast<T>(parser: Parser<T>): Parser<readonly [T, string]> {
  return like(parser, (at, from) =>
    parser(at, from).map(({ value, to }) => ({ value: [value, at.words[to - 1]], to })),
  );
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
  const parser: Parser<readonly T[]> = (at, from) => more(at, from, []);
  parser.needs = (kind) => needsOf(item, kind);
  return opening(item.opens, parser);
}

let memos = 0;
let readings = 0;
/** What was found by parser and place, and in which reading: kept in the same lists for all sentences. */
const found: Hits<unknown>[] = [];
const foundBy: number[] = [];
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
  const remembered: Parser<T> = (at, from) => {
    const place = id * at.kinds.length + from;
    if (foundBy[place] === at.reading) return found[place] as Hits<T>;
    const hits = make()(at, from);
    found[place] = hits;
    foundBy[place] = at.reading;
    return hits;
  };
  remembered.needs = once((kind) => needsOf(make(), kind));
  return opening(
    asked((kind) => mayOpen(make(), kind)),
    remembered,
  );
}

/** Asked of each kind once. A parser that is asked while it is asking itself may begin with anything. */
function asked(opens: Opens): Opens {
  const known = new Map<number, boolean>();
  return (kind) => {
    const before = known.get(kind);
    if (before !== undefined) return before;
    known.set(kind, true);
    const isSo = opens(kind);
    known.set(kind, isSo);
    return isSo;
  };
}

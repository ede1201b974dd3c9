import type { Token } from '../read/token.js';
import { type Kind, kindAt, kindOf, NO_WORD, numberOf } from './vocabulary.js';

/*
 * What the grammar is written in. A parser is a description, and does nothing by itself: `machine/` makes one net of all of
 * them, finds out with it how the words can be read, and only then what they say. Every way to read them is reported. Two
 * ways that say different things are an ambiguity, which is an error; so no parser may stop at the first way it finds.
 */

/** The words of one sentence, and how far any parser came. */
export interface Words {
  readonly words: readonly string[];
  readonly tokens: readonly Token[];
  /** The kind of each word, and of the end. */
  readonly kinds: readonly number[];
  far: number;
}

export interface Hit<T> {
  readonly value: T;
  readonly to: number;
}
export type Hits<T> = readonly Hit<T>[];

export const NOTHING: Hits<never> = [];

/** Reads words by itself, from a place on. */
export type Read<T> = (at: Words, from: number) => Hits<T>;

/** Whether something may be found where a word of this kind stands. It may say yes too often, never too rarely. */
export type Opens = (kind: number) => boolean;

/** One of several words, by their numbers. */
export type Among = readonly number[];

/** What a phrase is made of: a word (or one of several), words that may be left out, or a slot. */
export type Piece =
  | { readonly is: 'word'; readonly among: Among }
  | { readonly is: 'maybe'; readonly words: readonly Among[] }
  | { readonly is: 'slot'; readonly slot: number; readonly parser: Parser<unknown> };

type Change = (value: never) => unknown;

/** How a parser finds what it finds. */
export type Form =
  | { readonly is: 'phrase'; readonly pieces: readonly Piece[] }
  | { readonly is: 'either'; readonly of: readonly Parser<unknown>[] }
  | { readonly is: 'list'; readonly item: Parser<unknown>; readonly between: Parser<unknown> }
  | { readonly is: 'optional'; readonly of: Parser<unknown> }
  /** What `of` finds, and something else is meant by it; `isSome`: or nothing. */
  | { readonly is: 'changed'; readonly of: Parser<unknown>; readonly change: Change; readonly isSome: boolean }
  /** What `of` finds, with its last word. */
  | { readonly is: 'last'; readonly of: Parser<unknown> }
  | { readonly is: 'memo'; readonly of: () => Parser<unknown> }
  /** Only where this word stands. */
  | { readonly is: 'begun'; readonly word: number; readonly of: Parser<unknown> }
  /** One word of which its kind says that it fits. */
  | { readonly is: 'one'; readonly opens: Opens; readonly value: (word: string) => unknown }
  | { readonly is: 'own'; readonly opens: Opens; readonly read: Read<unknown> };

let memos = 0;
export const countOfMemos = (): number => memos;

export class Parser<out T> {
  /** Only for the compiler: what is found. */
  declare readonly yields?: T;
  /** Where it stands in the net; less than 0 as long as it does not. */
  node = -1;

  /** As `form` says: asked often, and found at once in here. */
  readonly is: Form['is'];
  readonly change: Change | null;
  readonly isSome: boolean;
  /** What this one is made of, where that is one parser. */
  of: Parser<unknown> | null;
  /** Its number among those that remember what they found; of all others -1. */
  readonly memo: number;

  constructor(readonly form: Form) {
    this.is = form.is;
    this.change = form.is === 'changed' ? form.change : null;
    this.isSome = form.is === 'changed' && form.isSome;
    this.of = 'of' in form && form.of instanceof Parser ? form.of : null;
    this.memo = form.is === 'memo' ? memos++ : -1;
  }
}

export function wordsOf(tokens: readonly Token[]): Words {
  while (unmade.length > 0) unmade.pop()!();
  const words: string[] = [];
  const kinds: number[] = [];
  for (const token of tokens) {
    words.push(token.word);
    kinds.push(kindOf(token));
  }
  kinds.push(NO_WORD);
  return { words, tokens, kinds, far: 0 };
}

/** Words that are read by a function of their own. It reads at least a word, and one of these kinds first. */
export function beginning<T>(isFirst: (kind: Kind) => boolean, read: Read<T>): Parser<T> {
  return new Parser({ is: 'own', opens: (kind) => kind !== NO_WORD && isFirst(kindAt(kind)), read });
}

/** A word of one of these kinds. */
export function oneWord<T>(isOne: (kind: Kind) => boolean, value: (word: string) => T): Parser<T> {
  return new Parser({ is: 'one', opens: (kind) => kind !== NO_WORD && isOne(kindAt(kind)), value });
}

/** Every alternative that may begin with the word is tried. */
export function either<T>(...parsers: readonly Parser<T>[]): Parser<T> {
  return new Parser({ is: 'either', of: parsers });
}

/** Alternatives told apart by their first word. */
export function byFirstWord<T>(byFirst: Readonly<Record<string, Parser<T>>>): Parser<T> {
  return either(
    ...Object.entries(byFirst).map(([word, of]) => new Parser<T>({ is: 'begun', word: numberOf(word), of })),
  );
}

export function map<T, U>(of: Parser<T>, change: (value: T) => U): Parser<U> {
  return new Parser({ is: 'changed', of, change, isSome: false });
}

/** As `map`, for readings that may turn out to be none: null drops the reading. */
export function mapSome<T, U>(of: Parser<T>, change: (value: T) => U | null): Parser<U> {
  return new Parser({ is: 'changed', of, change, isSome: true });
}

/** What is found, and the last word of it. */
export function withLast<T>(of: Parser<T>): Parser<readonly [T, string]> {
  return new Parser({ is: 'last', of });
}

export function optional<T>(of: Parser<T>): Parser<T | null> {
  return new Parser({ is: 'optional', of });
}

/** A word out of a table. */
export function inTable<T>(table: ReadonlyMap<string, T>): Parser<T> {
  for (const word of table.keys()) numberOf(word);
  return oneWord(
    ({ word }) => word !== null && table.has(word),
    (word) => table.get(word)!,
  );
}

/** No word at all. */
export const nothing: Parser<null> = map(new Parser({ is: 'phrase', pieces: [] }), () => null);

/** One or more, with something between. */
export function list<T>(item: Parser<T>, between: Parser<unknown>): Parser<readonly T[]> {
  return new Parser({ is: 'list', item, between });
}

/** Every word of the grammar must be known before a sentence is read, so nothing of it is left to be made then. */
const unmade: (() => void)[] = [];

/** Made when all of the grammar is there: parsers may be made of each other. What it found at a place is remembered. */
export function memo<T>(parser: () => Parser<T>): Parser<T> {
  let made: Parser<T> | undefined;
  const make = (): Parser<T> => {
    made ??= parser();
    return made;
  };
  unmade.push(make);
  return new Parser({ is: 'memo', of: make });
}

import type { Among, Parser, Piece, Read } from '../combinators.js';
import { type First, firstOf, firstOfPieces, type MayRead, mayBegin } from './first.js';

/*
 * The grammar as one net of numbers. A node is what can be found at a place: one of several productions, each a row of
 * steps. What a parser makes of the words is not in it, so parsers that differ in nothing else are one node.
 */

/** The steps of a production. Each is followed by what it is about. */
export const END = 0;
/** A word. */
export const WORD = 1;
/** How many words, the words: one of them. */
export const AMONG = 2;
/** How long it is, how many words; and each of them as after AMONG: all of them, or none. */
export const MAYBE = 3;
/** A node. */
export const CALL = 4;
/** Whatever word stands there. */
export const ANY = 5;
/** A node whose words are read by a function. */
export const OWN = 6;
/** A node that is never found in no word; or no word. */
export const MAYBE_CALL = 7;

export interface Production {
  /** Where its steps begin. */
  readonly start: number;
  readonly first: First;
  /** What reads the words: a phrase, or any other parser. */
  readonly inner: Parser<unknown>;
  /** What makes something of that, the innermost first. */
  readonly makings: readonly Parser<unknown>[];
  /** Of a phrase: its slots, in their order. */
  readonly slots: readonly Parser<unknown>[];
}

interface Node {
  readonly productions: number[];
  /** Reads words by itself. */
  readonly read: Read<unknown> | null;
  /** Of a list: what may come after an item. */
  tail: number;
}

const steps: number[] = [];
const nodes: Node[] = [];
export const productions: Production[] = [];
/** The parsers that read words by themselves. */
export const readers: Parser<unknown>[] = [];

/** The steps, as they are read. */
export let code = new Int16Array(0);
/** The phrases that the grammar says, and where their steps begin: each `say` counts once, wherever it is used. */
const phrases = new Map<Parser<unknown>, number>();
export const allPhrases = (): readonly Parser<unknown>[] => [...phrases.keys()];
export const countOfNodes = (): number => nodes.length;
export const readerOf = (node: number): Read<unknown> => nodes[node].read!;
export const tailOf = (node: number): number => nodes[node].tail;

/** The node of a parser; everything that it is made of is put into the net with it. */
export function nodeOf(parser: Parser<unknown>): number {
  if (parser.node < 0) parser.node = placed(parser);
  return parser.node;
}

/** As `nodeOf`, for what a reading begins with. */
export function rootOf(parser: Parser<unknown>): number {
  if (parser.node < 0) {
    nodeOf(parser);
    code = Int16Array.from(steps);
  }
  return parser.node;
}

function placed(parser: Parser<unknown>): number {
  const { form } = parser;
  switch (form.is) {
    case 'changed':
    case 'last':
      return nodeOf(form.of);
    case 'memo':
      return nodeOf(form.of());
    case 'own': {
      const node = newNode(parser, form.read);
      readers.push(parser);
      produce(node, parser, written([OWN, node, END]));
      return node;
    }
    case 'list':
      return placedList(parser, form.item, form.between);
    case 'optional': {
      const node = newNode(parser);
      add(node, parser, [{ is: 'slot', slot: 0, parser: form.of }]);
      add(node, parser, []);
      return node;
    }
    case 'either': {
      const node = newNode(parser);
      for (const one of form.of.flatMap(alternativesIn)) produceAlternative(node, one);
      return node;
    }
    default: {
      const node = newNode(parser);
      produce(node, parser, startOf(parser));
      return node;
    }
  }
}

/** A parser that is made of itself finds its own number. */
function newNode(parser: Parser<unknown>, read: Read<unknown> | null = null): number {
  parser.node = nodes.length;
  nodes.push({ productions: [], read, tail: -1 });
  return parser.node;
}

/** One item; then the end, or something between and a list. */
function placedList(parser: Parser<unknown>, item: Parser<unknown>, between: Parser<unknown>): number {
  const node = newNode(parser);
  const tail = nodes.length;
  nodes.push({ productions: [], read: null, tail: -1 });
  nodes[node].tail = tail;
  produce(node, parser, written([CALL, nodeOf(item), CALL, tail, END]), firstOf(item));
  add(tail, parser, []);
  const more: readonly Piece[] = [between, parser].map((each, slot) => ({ is: 'slot', slot, parser: each }));
  produce(tail, parser, written([CALL, nodeOf(between), CALL, node, END]), firstOfPieces(more));
  return node;
}

const add = (node: number, parser: Parser<unknown>, pieces: readonly Piece[]): void =>
  produce(node, parser, writtenPieces(pieces), firstOfPieces(pieces));

const produce = (node: number, parser: Parser<unknown>, start: number, first = firstOf(parser)): void =>
  enlist(node, { start, first, ...partsOf(parser) });

function enlist(node: number, production: Production): void {
  nodes[node].productions.push(productions.length);
  productions.push(production);
}

/** One of several ways to read something, and what makes something of it besides, the innermost first. */
interface Alternative {
  readonly parser: Parser<unknown>;
  readonly around: readonly Parser<unknown>[];
}

function produceAlternative(node: number, { parser, around }: Alternative): void {
  const start = startOf(parser);
  const { inner, makings, slots } = partsOf(parser);
  enlist(node, { start, first: firstOf(parser), inner, makings: [...makings, ...around], slots });
}

/** More than so many are looked at only where one of them can be: what they all need is told of their node. */
const FEW = 10;

/** An alternative that is itself one of a few: each of them. That saves a node between them. */
function alternativesIn(parser: Parser<unknown>): readonly Alternative[] {
  const { inner, makings } = partsOf(parser);
  if (inner.form.is !== 'either' || inner.form.of.length > FEW || isBegun(parser)) return [{ parser, around: [] }];
  return inner.form.of
    .flatMap(alternativesIn)
    .map((one) => ({ parser: one.parser, around: [...one.around, ...makings] }));
}

/** Whether only one first word is left of what it may begin with. */
function isBegun({ form }: Parser<unknown>): boolean {
  return form.is === 'begun' || ((form.is === 'changed' || form.is === 'last') && isBegun(form.of));
}

/** What reads the words, and what makes something of them. */
function partsOf(parser: Parser<unknown>): Pick<Production, 'inner' | 'makings' | 'slots'> {
  const makings: Parser<unknown>[] = [];
  let inner = parser;
  while (inner.form.is === 'changed' || inner.form.is === 'last' || inner.form.is === 'begun') {
    if (inner.form.is !== 'begun') makings.unshift(inner);
    inner = inner.form.of;
  }
  const pieces = inner.form.is === 'phrase' ? inner.form.pieces : [];
  return { inner, makings, slots: pieces.flatMap((piece) => (piece.is === 'slot' ? [piece.parser] : [])) };
}

/** Where the steps of an alternative begin: those of a phrase are looked at where it is; anything else is a node of its own. */
function startOf(parser: Parser<unknown>): number {
  const { inner } = partsOf(parser);
  const { form } = inner;
  if (form.is === 'one') return written([ANY, END]);
  if (form.is !== 'phrase') return written([CALL, nodeOf(inner), END]);
  const start = phrases.get(inner) ?? writtenPieces(form.pieces);
  phrases.set(inner, start);
  return start;
}

/** Nodes that steps are about are placed before the steps are written: these lie in one row. */
function writtenPieces(pieces: readonly Piece[]): number {
  return written([...pieces.flatMap(stepOf), END]);
}

function written(row: readonly number[]): number {
  const start = steps.length;
  steps.push(...row);
  return start;
}

const amongStep = (among: Among): readonly number[] => [among.length, ...among];

function stepOf(piece: Piece): readonly number[] {
  switch (piece.is) {
    case 'word':
      return piece.among.length === 1 ? [WORD, piece.among[0]] : [AMONG, ...amongStep(piece.among)];
    case 'slot':
      return callOf(piece.parser);
    case 'maybe': {
      const words = piece.words.flatMap(amongStep);
      return [MAYBE, words.length + 3, piece.words.length, ...words];
    }
  }
}

/** What may be left out is looked for where it stands: no node need tell that there is none. */
function callOf(parser: Parser<unknown>): readonly number[] {
  const { form } = parser;
  switch (form.is) {
    case 'optional':
      return firstOf(form.of).isEmpty ? [CALL, nodeOf(parser)] : [MAYBE_CALL, nodeOf(form.of)];
    case 'changed':
    case 'last':
      return callOf(form.of);
    default:
      return [CALL, nodeOf(parser)];
  }
}

/** The productions of each node. */
export const productionsOf = (node: number): readonly number[] => nodes[node].productions;

/** The productions of a node that are worth trying where a word of this kind stands. */
export const worthTrying = (node: number, kind: number, mayRead: MayRead): readonly number[] =>
  nodes[node].productions.filter((production) => mayBegin(productions[production].first, kind, mayRead));

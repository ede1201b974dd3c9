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

export interface Production {
  /** Where its steps begin. */
  readonly start: number;
  readonly first: First;
  /** What makes something of the words. */
  readonly parser: Parser<unknown>;
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
/** How many phrases the grammar says: each `say` counts once, wherever it is used. */
let phrases = 0;
export const countOfPhrases = (): number => phrases;
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
      nodes[node].productions.push(produced({ start: written([OWN, node, END]), first: firstOf(parser), parser }));
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
      for (const each of form.of) nodes[node].productions.push(alternative(each));
      return node;
    }
    default: {
      const node = newNode(parser);
      nodes[node].productions.push(alternative(parser));
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
  const first = firstOf(item);
  nodes[node].productions.push(produced({ start: written([CALL, nodeOf(item), CALL, tail, END]), first, parser }));
  add(tail, parser, []);
  add(tail, parser, [
    { is: 'slot', slot: 0, parser: between },
    { is: 'slot', slot: 1, parser },
  ]);
  return node;
}

function add(node: number, parser: Parser<unknown>, pieces: readonly Piece[]): void {
  const { start } = writtenPieces(pieces);
  nodes[node].productions.push(produced({ start, first: firstOfPieces(pieces), parser }));
}

/** A phrase among alternatives is looked at where they are; anything else is a node of its own. */
function alternative(parser: Parser<unknown>): number {
  const first = firstOf(parser);
  let inner = parser;
  while (inner.form.is === 'changed' || inner.form.is === 'last' || inner.form.is === 'begun') inner = inner.form.of;
  const { form } = inner;
  switch (form.is) {
    case 'phrase': {
      if (inner.steps.length === 0) {
        inner.steps = writtenPieces(form.pieces).steps;
        phrases++;
      }
      return produced({ start: inner.steps[0], first, parser });
    }
    case 'one':
      return produced({ start: written([ANY, END]), first, parser });
    default:
      return produced({ start: written([CALL, nodeOf(inner), END]), first, parser });
  }
}

const produced = (production: Production): number => productions.push(production) - 1;

/** Nodes that steps are about are placed before the steps are written: these lie in one row. */
function writtenPieces(pieces: readonly Piece[]): { readonly start: number; readonly steps: readonly number[] } {
  const rows = pieces.map(stepOf);
  const start = steps.length;
  const begins: number[] = [];
  for (const row of [...rows, [END]]) begins.push(written(row));
  return { start, steps: begins };
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
      return [CALL, nodeOf(piece.parser)];
    case 'maybe': {
      const words = piece.words.flatMap(amongStep);
      return [MAYBE, words.length + 3, piece.words.length, ...words];
    }
  }
}

/** The productions of a node that are worth trying where a word of this kind stands. */
export const worthTrying = (node: number, kind: number, mayRead: MayRead): readonly number[] =>
  nodes[node].productions.filter((production) => mayBegin(productions[production].first, kind, mayRead));

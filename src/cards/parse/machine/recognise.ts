import type { Hits, Parser, Words } from '../combinators.js';
import { wordIn } from '../vocabulary.js';
import {
  AMONG,
  ANY,
  CALL,
  code,
  countOfNodes,
  END,
  MAYBE,
  OWN,
  productions,
  readerOf,
  readers,
  rootOf,
  WORD,
  worthTrying,
} from './net.js';

/*
 * Where each node can end that begins at a place, found once for each place. Nothing is made of the words: that costs nothing
 * but numbers, and so it may fail as often as it likes. A parser that drops readings may find less than is found here.
 */

/** The words that are being read, by their numbers: what they begin is in `rows`. */
let reading: Words;
let numbers = new Int32Array(64);
let length = 0;
/** By place: for each node, where the list of its productions begins that may begin there. */
const rows: Uint16Array[] = [];

/** The productions worth trying, how many and which, one list after the other; by kind of word and node. */
let lists = new Int16Array(4096);
/** In a row: not asked for yet; and none. */
const UNASKED = 0;
const NONE = 1;
const FIRST_LIST = 2;
let listed = FIRST_LIST;
const rowOfKind: Uint16Array[] = [];
/** Where a list is that was made before. */
const listAt = new Map<string, number>();

/** By place and node: where in `pool` it is told what was found; counted on from reading to reading. */
let table = new Int32Array(0);
let nodes = 0;
let base = 1;

/** What was found: how many ends, how far one came, which hits of an own reader; the ends; how many ways, and each of them. */
let pool = new Int32Array(1 << 14);
let used = 0;
const HEAD = 3;
/** Nothing was found, and no word read. */
const NOWHERE = 0;

/** Hits of readers. */
let own: Hits<unknown>[] = [];

/** Ends that are being gathered, those of the production at hand from `gathering` on. */
let ends = new Int32Array(1024);
let top = 0;
let gathering = 0;
/** Ways that are being gathered: a production and its end, one after the other. */
let ways = new Int32Array(1024);
let topWay = 0;
/** How far one came in the node at hand. */
let reached = 0;

/** Begins to read words; the node of the parser. */
export function begin(at: Words, parser: Parser<unknown>): number {
  const root = rootOf(parser);
  if (nodes !== countOfNodes()) renew();
  reading = at;
  length = at.words.length;
  if (numbers.length <= length) numbers = new Int32Array(2 * length);
  for (let i = 0; i <= length; i++) {
    const kind = at.kinds[i];
    numbers[i] = wordIn(kind);
    rows[i] = rowOf(kind);
  }
  base += used;
  if (table.length < nodes * (length + 1)) table = new Int32Array(2 * nodes * (length + 1));
  else if (base > LAST) table.fill(0);
  if (base > LAST) base = 1;
  // Nothing was found there, in no way.
  used = HEAD + 1;
  own = [];
  top = 0;
  topWay = 0;
  gathering = 0;
  reached = 0;
  foundFirst = [];
  if (length > 0) askReaders();
  return root;
}

/** Rows hold 16 bits for each node. */
const MOST_LISTED = 2 ** 16;
const NO_ROW = new Uint16Array(0);

function rowOf(kind: number): Uint16Array {
  while (rowOfKind.length <= kind) rowOfKind.push(NO_ROW);
  if (rowOfKind[kind] === NO_ROW) rowOfKind[kind] = new Uint16Array(nodes);
  return rowOfKind[kind];
}

/** By which parsers find something where a sentence begins. */
const rowOfFirst = new Map<number, Uint16Array>();
/** One bit for each, beside the kind. */
const MOST_READERS = 40;
let foundFirst: readonly Parser<unknown>[] = [];

/**
 * The first word of a sentence has a capital, whatever it is: that tells nothing of names. So those that read words by
 * themselves are asked at once whether they find any, and most of what begins with a name need not be tried.
 */
function askReaders(): void {
  if (readers.length > MOST_READERS) throw new Error('There are more readers of words than a number can tell');
  let key = reading.kinds[0];
  const found: Parser<unknown>[] = [];
  for (let i = 0; i < readers.length; i++) {
    const isFound = pool[endsOf(readers[i].node, 0)] > 0;
    if (isFound) found.push(readers[i]);
    key = 2 * key + (isFound ? 1 : 0);
  }
  foundFirst = found;
  const row = rowOfFirst.get(key);
  rows[0] = row ?? new Uint16Array(nodes);
  if (row === undefined) rowOfFirst.set(key, rows[0]);
}
const LAST = 2 ** 30;

/** The net has grown. */
function renew(): void {
  nodes = countOfNodes();
  rowOfKind.length = 0;
  rowOfFirst.clear();
  listAt.clear();
  listed = FIRST_LIST;
  table = new Int32Array(0);
}

/** Where a node that begins at a place can end: a place in `pool`. */
export function endsOf(node: number, from: number): number {
  const row = rows[from];
  let tries = row[node];
  if (tries === NONE) return NOWHERE;
  const place = from * nodes + node;
  const known = table[place] - base;
  if (known >= 0) return known;
  if (tries === UNASKED) {
    tries = listOf(node, from, row);
    row[node] = tries;
    if (tries === NONE) return NOWHERE;
  }
  const outer = gathering;
  const before = reached;
  const firstWay = topWay;
  gathering = top;
  reached = 0;
  const count = lists[tries];
  for (let i = tries + 1; i <= tries + count; i++) {
    run(lists[i], from);
    if (top > gathering) takeWays(lists[i + count]);
  }
  const found = noted(firstWay);
  table[place] = base + found;
  gathering = outer;
  reached = before;
  return found;
}

/** The ends that were gathered are ways of a production. */
function takeWays(production: number): void {
  while (topWay + 2 * (top - gathering) > ways.length) ways = larger(ways);
  for (let k = gathering; k < top; k++) {
    ways[topWay++] = production;
    ways[topWay++] = ends[k];
  }
  top = gathering;
}

function listOf(node: number, from: number, row: Uint16Array): number {
  const kind = reading.kinds[from];
  const isKind = row === rowOf(kind);
  const tries = worthTrying(node, kind, (parser) => (isKind ? mayRead(parser, kind) : foundFirst.includes(parser)));
  if (tries.length === 0) return NONE;
  const start = listed;
  const before = listAt.get(tries.join());
  if (before !== undefined) return before;
  listAt.set(tries.join(), start);
  while (start + 2 * tries.length + 1 > lists.length) lists = Int16Array.of(...lists, ...lists);
  if (start + 2 * tries.length + 1 > MOST_LISTED) throw new Error('The net has more alternatives than a row can tell');
  lists[start] = tries.length;
  // The steps of each production; and behind them the productions themselves.
  for (let i = 0; i < tries.length; i++) {
    lists[start + 1 + i] = productions[tries[i]].start;
    lists[start + 1 + tries.length + i] = tries[i];
  }
  listed += 2 * tries.length + 1;
  return start;
}

const mayRead = ({ form }: Parser<unknown>, kind: number): boolean => form.is === 'own' && form.opens(kind);

function larger(row: Int32Array): Int32Array<ArrayBuffer> {
  const made = new Int32Array(2 * row.length);
  made.set(row);
  return made;
}

/** The ways that were gathered are put into the pool, and their ends before them. */
function noted(firstWay: number): number {
  const found = used;
  const count = topWay - firstWay;
  while (found + HEAD + 2 * count + 1 > pool.length) pool = larger(pool);
  let last = found + HEAD;
  for (let k = firstWay + 1; k < topWay; k += 2) {
    const end = ways[k];
    let i = found + HEAD;
    while (i < last && pool[i] !== end) i++;
    if (i === last) pool[last++] = end;
  }
  pool[found] = last - found - HEAD;
  pool[found + 1] = reached;
  pool[found + 2] = own.length - 1;
  pool[last++] = count >> 1;
  for (let k = firstWay; k < topWay; k++) pool[last++] = ways[k];
  used = last;
  topWay = firstWay;
  return found;
}

function gather(end: number): void {
  for (let k = gathering; k < top; k++) if (ends[k] === end) return;
  if (top === ends.length) ends = larger(ends);
  ends[top++] = end;
}

/** Gathers the ends of the steps from one on. */
function run(start: number, from: number): void {
  let step = start;
  let place = from;
  for (;;) {
    switch (code[step]) {
      case WORD:
        if (numbers[place] !== code[step + 1]) return;
        if (++place > reached) reached = place;
        step += 2;
        break;
      case CALL: {
        const found = endsOf(code[step + 1], place);
        if (pool[found + 1] > reached) reached = pool[found + 1];
        if (pool[found] === 0) return;
        step += 2;
        if (pool[found] > 1) {
          branch(step, found);
          return;
        }
        place = pool[found + HEAD];
        break;
      }
      case END:
        gather(place);
        return;
      case AMONG:
        if (!isAmong(step + 1, place)) return;
        if (++place > reached) reached = place;
        step += 2 + code[step + 1];
        break;
      case MAYBE: {
        const after = afterWords(step, place);
        step += code[step + 1];
        if (after > place) {
          run(step, place);
          place = after;
        }
        break;
      }
      case ANY:
        if (++place > reached) reached = place;
        step++;
        break;
      case OWN:
        readOwn(code[step + 1], place);
        return;
    }
  }
}

/** Goes on from each end of a node. */
function branch(step: number, found: number): void {
  const count = pool[found];
  for (let k = 0; k < count; k++) {
    const end = pool[found + HEAD + k];
    if (code[step] === END) gather(end);
    else run(step, end);
  }
}

/** Whether one of the words stands there whose number is told at a step. */
function isAmong(step: number, place: number): boolean {
  const number = numbers[place];
  const last = step + code[step];
  for (let i = step + 1; i <= last; i++) if (code[i] === number) return true;
  return false;
}

/** The place behind words that may be left out; where they are, the same place. */
function afterWords(step: number, from: number): number {
  const count = code[step + 2];
  let place = from;
  for (let k = 0, word = step + 3; k < count; k++, word += 1 + code[word]) {
    if (!isAmong(word, place)) return from;
    if (++place > reached) reached = place;
  }
  return place;
}

function readOwn(node: number, from: number): void {
  const { far } = reading;
  reading.far = 0;
  const hits = readerOf(node)(reading, from);
  if (reading.far > reached) reached = reading.far;
  reading.far = far;
  own.push(hits);
  for (let i = 0; i < hits.length; i++) gather(hits[i].to);
}

export const countAt = (found: number): number => pool[found];
export const reachAt = (found: number): number => pool[found + 1];
export const endAt = (found: number, k: number): number => pool[found + HEAD + k];
/** What a reader of its own found. */
export const ownHits = (found: number): Hits<unknown> => (found === NOWHERE ? [] : own[pool[found + 2]]);

/** Where the ways are told that were found: how many, and of each its production and its end. */
export const waysFrom = (found: number): number => found + HEAD + pool[found];
export const countOfWays = (first: number): number => pool[first];
export const productionOfWay = (first: number, k: number): number => pool[first + 1 + 2 * k];
export const endOfWay = (first: number, k: number): number => pool[first + 2 + 2 * k];

/** Whether a node that begins at a place can end at another. */
export function endsAt(node: number, from: number, to: number): boolean {
  const found = endsOf(node, from);
  for (let k = 0; k < pool[found]; k++) if (pool[found + HEAD + k] === to) return true;
  return false;
}

/** Whether steps lead from one place to another. */
export function leadsTo(step: number, from: number, to: number): boolean {
  const outer = gathering;
  const before = reached;
  gathering = top;
  run(step, from);
  let isSo = false;
  for (let k = gathering; k < top; k++) if (ends[k] === to) isSo = true;
  top = gathering;
  gathering = outer;
  reached = before;
  return isSo;
}

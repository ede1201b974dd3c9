import type { Hits, Parser, Words } from '../combinators.js';
import { wordIn } from '../vocabulary.js';
import { areThere, noteWords } from './needs.js';
import {
  AMONG,
  ANY,
  CALL,
  code,
  countOfNodes,
  END,
  MAYBE,
  MAYBE_CALL,
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
let lists = new Int32Array(4096);
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

/**
 * What was found: how many ends, how far one came, which hits of an own reader; the ends; how many ways, and each of them: its
 * production, its end, and where its slots are told in `bounds`.
 */
let pool = new Int32Array(1 << 14);
let used = 0;
const HEAD = 3;
const WAY = 3;
/** Nothing was found. */
const NOWHERE = 0;

/** Hits of readers. */
let own: Hits<unknown>[] = [];

/** Of each way, one after the other: where each of its slots begins and ends. */
let bounds = new Int32Array(1 << 12);
let bounded = 0;

/** The slots that were gone through so far: of the production at hand from `bottom` on, of all around it before. */
let path = new Int32Array(1 << 10);
let bottom = 0;
let free = 0;
let production = 0;
/** Ways that are being gathered. */
let ways = new Int32Array(1024);
let topWay = 0;
/** How far one came in the node at hand. */
let reached = 0;

/** Begins to read words; the node of the parser. `all`: what needs words that are not there is tried, too. */
export function begin(at: Words, parser: Parser<unknown>, all = false): number {
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
  isAll = all;
  if (!all) noteWords(numbers, length);
  base += used;
  if (table.length < nodes * (length + 1)) table = new Int32Array(2 * nodes * (length + 1));
  else if (base > LAST) table.fill(0);
  if (base > LAST) base = 1;
  // Nothing was found there, in no way.
  used = HEAD + 1;
  own = [];
  bounded = 0;
  topWay = 0;
  bottom = 0;
  free = 0;
  reached = 0;
  foundFirst = [];
  if (length > 0) askReaders();
  return root;
}

let isAll = false;

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
  const outer = bottom;
  const outerProduction = production;
  const before = reached;
  const firstWay = topWay;
  bottom = free;
  reached = 0;
  const count = lists[tries];
  for (let i = tries + 1; i <= tries + count; i++) {
    production = lists[i + count];
    if (isAll || areThere(production, from)) run(lists[i], from, bottom);
  }
  // How far one came where there is no way is asked only of words that were not understood.
  const found = topWay === firstWay && !isAll ? NOWHERE : noted(firstWay);
  table[place] = base + found;
  bottom = outer;
  production = outerProduction;
  reached = before;
  return found;
}

/** The production at hand was gone through to its end; `top`: up to where its slots are told. */
function takeWay(end: number, top: number): void {
  if (topWay + WAY > ways.length) ways = larger(ways);
  ways[topWay] = production;
  ways[topWay + 1] = end;
  ways[topWay + 2] = bounded;
  topWay += WAY;
  while (bounded + top - bottom > bounds.length) bounds = larger(bounds);
  for (let i = bottom; i < top; i++) bounds[bounded++] = path[i];
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
  while (start + 2 * tries.length + 1 > lists.length) lists = larger(lists);
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
  for (let k = firstWay + 1; k < topWay; k += WAY) {
    const end = ways[k];
    let i = found + HEAD;
    while (i < last && pool[i] !== end) i++;
    if (i === last) pool[last++] = end;
  }
  pool[found] = last - found - HEAD;
  pool[found + 1] = reached;
  pool[found + 2] = own.length - 1;
  pool[last++] = count / WAY;
  for (let k = firstWay; k < topWay; k++) pool[last++] = ways[k];
  used = last;
  topWay = firstWay;
  return found;
}

/** Gathers the ways of the production at hand, from a step on; `slots`: up to where those before it are told. */
function run(start: number, from: number, slots: number): void {
  let step = start;
  let place = from;
  let top = slots;
  for (;;) {
    switch (code[step]) {
      case WORD:
        if (numbers[place] !== code[step + 1]) return;
        if (++place > reached) reached = place;
        step += 2;
        break;
      case CALL: {
        const found = called(code[step + 1], place, top);
        const last = pool[found] - 1;
        if (last < 0) return;
        step += 2;
        top += 2;
        runFromEach(found, last, step, top);
        place = pool[found + HEAD + last];
        path[top - 1] = place;
        break;
      }
      case MAYBE_CALL: {
        const found = called(code[step + 1], place, top);
        step += 2;
        top += 2;
        runFromEach(found, pool[found], step, top);
        path[top - 1] = place;
        break;
      }
      case END:
        takeWay(place, top);
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
          run(step, place, top);
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

/** What is found where a step has a node looked for; `top`: where the slot is told that it fills. */
function called(node: number, place: number, top: number): number {
  free = top;
  const found = endsOf(node, place);
  if (pool[found + 1] > reached) reached = pool[found + 1];
  if (top + 2 > path.length) path = larger(path);
  path[top] = place;
  return found;
}

/** Goes on with a step behind each of so many of the ends that were found. */
function runFromEach(found: number, count: number, step: number, top: number): void {
  for (let k = 0; k < count; k++) {
    path[top - 1] = pool[found + HEAD + k];
    run(step, path[top - 1], top);
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
  for (let i = 0; i < hits.length; i++) takeWay(hits[i].to, bottom);
}

export const countAt = (found: number): number => pool[found];
export const reachAt = (found: number): number => pool[found + 1];
export const endAt = (found: number, k: number): number => pool[found + HEAD + k];
/** What a reader of its own found. */
export const ownHits = (found: number): Hits<unknown> => (found === NOWHERE ? [] : own[pool[found + 2]]);

/** Where the ways are told that were found. */
export const waysFrom = (found: number): number => found + HEAD + pool[found] + 1;
export const countOfWays = (found: number): number => pool[found + HEAD + pool[found]];
export const productionOfWay = (way: number): number => pool[way];
export const endOfWay = (way: number): number => pool[way + 1];
/** Where the slots of a way are told, each with its beginning and its end. */
export const slotsOfWay = (way: number): number => pool[way + 2];
export const nextWay = (way: number): number => way + WAY;
export const boundAt = (place: number): number => bounds[place];

/** Whether a node that begins at a place can end at another. */
export function endsAt(node: number, from: number, to: number): boolean {
  const found = endsOf(node, from);
  for (let k = 0; k < pool[found]; k++) if (pool[found + HEAD + k] === to) return true;
  return false;
}

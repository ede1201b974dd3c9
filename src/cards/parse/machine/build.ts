import { type Among, countOfMemos, type Form, type Parser, type Piece, type Words } from '../combinators.js';
import { wordIn } from '../vocabulary.js';
import { productions, tailOf } from './net.js';
import {
  countAt,
  countOfWays,
  endAt,
  endOfWay,
  endsAt,
  endsOf,
  leadsTo,
  ownHits,
  productionOfWay,
  waysFrom,
} from './recognise.js';

/*
 * What the words say. It is known by now from where to where each part of them reaches, so that next to nothing is made in
 * vain; every way is reported, in the order of the grammar. Values lie on a stack: whoever asks is told how many were put there.
 */

type Of<I extends Form['is']> = Extract<Form, { readonly is: I }>;

let at: Words;

const stack: unknown[] = [];
let height = 0;

function put(value: unknown): 1 {
  stack[height++] = value;
  return 1;
}

/** The uppermost values, taken off. */
function taken(count: number): readonly unknown[] {
  height -= count;
  return stack.slice(height, height + count);
}

/** What was made for a memo at a place: up to where, how many, and the only one or a list of them; and in which reading. */
const madeTo: number[] = [];
const madeIn: number[] = [];
const countMade: number[] = [];
const made: unknown[] = [];
let reading = 0;

/** All that a parser makes of all the words. It was found that they can be read. */
export function build(parser: Parser<unknown>, words: Words): readonly unknown[] {
  at = words;
  reading++;
  height = 0;
  return taken(valuesOf(parser, 0, words.words.length));
}

/** Puts what a parser makes of the words from one place to another, and tells how many values that are. */
function valuesOf(parser: Parser<unknown>, from: number, to: number): number {
  switch (parser.is) {
    case 'phrase':
      return new Walk(parser, to).go(0, from);
    case 'changed':
      return changed(parser, from, to);
    case 'either':
      return ofEither(parser.node, from, to);
    case 'memo':
      return remembered(parser, from, to);
    case 'one':
      return put((parser.form as Of<'one'>).value(at.words[from]));
    case 'own':
      return ofOwn(parser.node, from, to);
    case 'optional':
      return ofOptional(parser.of!, from, to);
    case 'list':
      return new Lists(parser, to).go(from, []);
    case 'begun':
      return valuesOf(parser.of!, from, to);
    case 'last':
      return withLasts(valuesOf(parser.of!, from, to), to);
  }
}

function ofEither(node: number, from: number, to: number): number {
  let count = 0;
  const first = waysFrom(endsOf(node, from));
  const ways = countOfWays(first);
  for (let k = 0; k < ways; k++)
    if (endOfWay(first, k) === to) count += valuesOf(productions[productionOfWay(first, k)].parser, from, to);
  return count;
}

function changed(parser: Parser<unknown>, from: number, to: number): number {
  const bottom = height;
  const count = valuesOf(parser.of!, from, to);
  let last = bottom;
  for (let i = bottom; i < bottom + count; i++) {
    const value = parser.change!(stack[i] as never);
    if (!parser.isSome || value !== null) stack[last++] = value;
  }
  height = last;
  return last - bottom;
}

function remembered(parser: Parser<unknown>, from: number, to: number): number {
  const place = from * countOfMemos() + parser.memo;
  if (madeIn[place] === reading && madeTo[place] === to) {
    if (countMade[place] === 1) return put(made[place]);
    for (const value of made[place] as readonly unknown[]) put(value);
    return countMade[place];
  }
  while (madeIn.length <= place) {
    madeIn.push(0);
    madeTo.push(0);
    countMade.push(0);
    made.push(null);
  }
  parser.of ??= (parser.form as Of<'memo'>).of();
  const count = valuesOf(parser.of, from, to);
  made[place] = count === 1 ? stack[height - 1] : stack.slice(height - count, height);
  madeTo[place] = to;
  countMade[place] = count;
  madeIn[place] = reading;
  return count;
}

function ofOwn(node: number, from: number, to: number): number {
  let count = 0;
  for (const hit of ownHits(endsOf(node, from))) if (hit.to === to) count += put(hit.value);
  return count;
}

function ofOptional(of: Parser<unknown>, from: number, to: number): number {
  const count = endsAt(of.node, from, to) ? valuesOf(of, from, to) : 0;
  return from === to ? count + put(null) : count;
}

function withLasts(count: number, to: number): number {
  for (let i = height - count; i < height; i++) stack[i] = [stack[i], at.words[to - 1]];
  return count;
}

/** All lists up to one place. */
class Lists {
  private readonly node: number;
  private readonly item: Parser<unknown>;
  private readonly between: Parser<unknown>;

  constructor(
    parser: Parser<unknown>,
    private readonly to: number,
  ) {
    const { item, between } = parser.form as Of<'list'>;
    this.node = parser.node;
    this.item = item;
    this.between = between;
  }

  go(from: number, so: readonly unknown[]): number {
    const { item, node, to } = this;
    let count = 0;
    const found = endsOf(item.node, from);
    for (let k = 0; k < countAt(found); k++) {
      const end = endAt(found, k);
      if (!endsAt(tailOf(node), end, to)) continue;
      for (const value of taken(valuesOf(item, from, end))) {
        const now = [...so, value];
        if (end === to) count += put(now);
        count += this.goOn(end, now);
      }
    }
    return count;
  }

  private goOn(from: number, so: readonly unknown[]): number {
    const { between, node, to } = this;
    let count = 0;
    const found = endsOf(between.node, from);
    for (let k = 0; k < countAt(found); k++) {
      const end = endAt(found, k);
      if (!endsAt(node, end, to)) continue;
      const gaps = valuesOf(between, from, end);
      height -= gaps;
      for (let i = 0; i < gaps; i++) count += this.go(end, so);
    }
    return count;
  }
}

/** All ways through a phrase up to one place. */
class Walk {
  private values: unknown[];
  /** Several ways share the values: each of them keeps a copy. */
  private isShared = false;

  constructor(
    private readonly parser: Parser<unknown>,
    private readonly to: number,
  ) {
    this.values = roomFor(parser.slots);
  }

  /** From a piece and a place on. */
  go(first: number, from: number): number {
    const { pieces } = this.parser.form as Of<'phrase'>;
    let count = 0;
    let place = from;
    for (let i = first; i < pieces.length; i++) {
      const piece = pieces[i];
      if (piece.is === 'word') {
        if (!isWord(place, piece.among)) return count;
        place++;
      } else if (piece.is === 'maybe') {
        if (!areWords(place, piece.words)) continue;
        this.isShared = true;
        count += this.go(i + 1, place);
        place += piece.words.length;
      } else {
        const found = endsOf(piece.parser.node, place);
        if (countAt(found) !== 1) return count + this.toEachEnd(i, place, found);
        const end = endAt(found, 0);
        const ways = valuesOf(piece.parser, place, end);
        if (ways !== 1) return count + this.withEach(taken(ways), i, end);
        this.values[piece.slot] = stack[--height];
        place = end;
      }
    }
    return place === this.to ? count + put(this.isShared ? this.values.slice() : this.values) : count;
  }

  /** A slot that may end at several places, or at none. */
  private toEachEnd(at: number, from: number, found: number): number {
    const { parser } = (this.parser.form as Of<'phrase'>).pieces[at] as Slot;
    let count = 0;
    for (let k = 0; k < countAt(found); k++) {
      const end = endAt(found, k);
      if (leadsTo(this.parser.steps[at + 1], end, this.to))
        count += this.withEach(taken(valuesOf(parser, from, end)), at, end);
    }
    return count;
  }

  private withEach(values: readonly unknown[], at: number, from: number): number {
    const { slot } = (this.parser.form as Of<'phrase'>).pieces[at] as Slot;
    this.isShared = true;
    let count = 0;
    for (let i = 0; i < values.length; i++) {
      this.values[slot] = values[i];
      count += this.go(at + 1, from);
    }
    return count;
  }
}

type Slot = Extract<Piece, { readonly is: 'slot' }>;

function roomFor(slots: number): unknown[] {
  switch (slots) {
    case 0:
      return [];
    case 1:
      return [null];
    case 2:
      return [null, null];
    default:
      return new Array(slots).fill(null);
  }
}

function areWords(from: number, words: readonly Among[]): boolean {
  for (let k = 0; k < words.length; k++) if (!isWord(from + k, words[k])) return false;
  return true;
}

function isWord(place: number, among: Among): boolean {
  const word = wordIn(at.kinds[place]);
  for (let k = 0; k < among.length; k++) if (among[k] === word) return true;
  return false;
}

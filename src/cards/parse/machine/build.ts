import { countOfMemos, type Form, type Parser, type Words } from '../combinators.js';
import { type Production, productions, tailOf } from './net.js';
import {
  boundAt,
  countAt,
  countOfWays,
  endAt,
  endOfWay,
  endsAt,
  endsOf,
  nextWay,
  ownHits,
  productionOfWay,
  slotsOfWay,
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
    case 'either':
    case 'phrase':
      return ofNode(parser.node, from, to);
    case 'memo':
      return remembered(parser, from, to);
    case 'changed':
      return changed(parser, from, to);
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

/** Whether a way makes anything of the words: parsers may drop what they find. To be asked behind `build`. */
export function makesAny(way: number, from: number, to: number): boolean {
  const bottom = height;
  const count = ofWay(productions[productionOfWay(way)], slotsOfWay(way), from, to);
  height = bottom;
  return count > 0;
}

/** What each way makes that was found. */
function ofNode(node: number, from: number, to: number): number {
  let count = 0;
  const found = endsOf(node, from);
  let way = waysFrom(found);
  for (let left = countOfWays(found); left > 0; left--, way = nextWay(way))
    if (endOfWay(way) === to) count += ofWay(productions[productionOfWay(way)], slotsOfWay(way), from, to);
  return count;
}

function ofWay(production: Production, bounds: number, from: number, to: number): number {
  const { inner, slots } = production;
  if (inner.is !== 'phrase') return madeOf(production, valuesOf(inner, from, to), to);
  const bottom = height;
  for (let i = 0; i < slots.length; i++) {
    const count = ofSlot(production, bounds, i);
    if (count === 1) continue;
    const all = taken(count);
    const before = taken(i);
    return madeOf(production, withEach({ production, bounds }, i, before, all), to);
  }
  const values = valuesFrom(bottom, slots.length);
  height = bottom;
  return madeOf(production, put(values), to);
}

/** What a slot of a way says. */
const ofSlot = ({ slots }: Production, bounds: number, slot: number): number =>
  valuesOf(slots[slot], boundAt(bounds + 2 * slot), boundAt(bounds + 2 * slot + 1));

interface Way {
  readonly production: Production;
  /** Where its slots are told. */
  readonly bounds: number;
}

/** Several values for one slot: each goes with each of those that follow. */
function withEach(way: Way, slot: number, before: readonly unknown[], all: readonly unknown[]): number {
  const { production, bounds } = way;
  const next = slot + 1;
  let count = 0;
  for (const value of all) {
    const values = [...before, value];
    if (next === production.slots.length) count += put(values);
    else count += withEach(way, next, values, taken(ofSlot(production, bounds, next)));
  }
  return count;
}

/** Makes of the uppermost values what the production says. */
function madeOf({ makings }: Production, count: number, to: number): number {
  let left = count;
  for (let i = 0; i < makings.length && left > 0; i++)
    left = makings[i].is === 'last' ? withLasts(left, to) : change(makings[i], left);
  return left;
}

const changed = (parser: Parser<unknown>, from: number, to: number): number =>
  change(parser, valuesOf(parser.of!, from, to));

/** Changes the uppermost values; how many are left. */
function change(parser: Parser<unknown>, count: number): number {
  const bottom = height - count;
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

/** So many values from a place of the stack on. Few phrases have more than two slots. */
function valuesFrom(bottom: number, count: number): readonly unknown[] {
  switch (count) {
    case 0:
      return [];
    case 1:
      return [stack[bottom]];
    case 2:
      return [stack[bottom], stack[bottom + 1]];
    default:
      return stack.slice(bottom, bottom + count);
  }
}

import type { Form, Parser, Words } from '../combinators.js';
import { build, makesAny } from './build.js';
import { productions, tailOf } from './net.js';
import {
  begin,
  boundAt,
  countAt,
  countOfWays,
  endAt,
  endOfWay,
  endsAt,
  endsOf,
  nextWay,
  productionOfWay,
  slotsOfWay,
  waysFrom,
} from './recognise.js';

type ListForm = Extract<Form, { readonly is: 'list' }>;

/** The phrases by which the words can be read, of all ways that make anything of them; none where they cannot be read. */
export function phrasesRead(parser: Parser<unknown>, at: Words): ReadonlySet<Parser<unknown>> {
  const root = begin(at, parser);
  const { length } = at.words;
  if (!endsAt(root, 0, length) || build(parser, at).length === 0) return new Set();
  const uses = new Uses();
  uses.of(parser, 0, length);
  return uses.phrases;
}

/** Goes through what was found, each part of it once. */
class Uses {
  readonly phrases = new Set<Parser<unknown>>();
  private readonly been = new Map<Parser<unknown>, Set<number>>();

  of(parser: Parser<unknown>, from: number, to: number): void {
    if (this.wasAt(parser, from * MOST_WORDS + to)) return;
    const { form } = parser;
    switch (form.is) {
      case 'either':
      case 'phrase':
        return this.ofNode(parser.node, from, to);
      case 'memo':
        return this.of(form.of(), from, to);
      case 'changed':
      case 'last':
      case 'begun':
        return this.of(form.of, from, to);
      case 'optional':
        return endsAt(form.of.node, from, to) ? this.of(form.of, from, to) : undefined;
      case 'list':
        return this.ofList(parser.node, form, from, to);
      case 'one':
      case 'own':
        return undefined;
    }
  }

  private wasAt(parser: Parser<unknown>, place: number): boolean {
    const places = this.been.get(parser) ?? new Set();
    this.been.set(parser, places);
    if (places.has(place)) return true;
    places.add(place);
    return false;
  }

  private ofNode(node: number, from: number, to: number): void {
    const found = endsOf(node, from);
    let way = waysFrom(found);
    for (let left = countOfWays(found); left > 0; left--, way = nextWay(way))
      if (endOfWay(way) === to && makesAny(way, from, to)) this.ofWay(way, from, to);
  }

  private ofWay(way: number, from: number, to: number): void {
    const { inner, slots } = productions[productionOfWay(way)];
    if (inner.is !== 'phrase') return this.of(inner, from, to);
    this.phrases.add(inner);
    const bounds = slotsOfWay(way);
    for (const [i, slot] of slots.entries()) this.of(slot, boundAt(bounds + 2 * i), boundAt(bounds + 2 * i + 1));
  }

  /** An item; then the end, or something between and a list again. */
  private ofList(node: number, { item, between }: ListForm, from: number, to: number): void {
    const found = endsOf(item.node, from);
    for (let k = 0; k < countAt(found); k++) {
      const end = endAt(found, k);
      if (!endsAt(tailOf(node), end, to)) continue;
      this.of(item, from, end);
      if (end < to) this.ofTail(node, { is: 'list', item, between }, end, to);
    }
  }

  private ofTail(node: number, form: ListForm, from: number, to: number): void {
    const found = endsOf(form.between.node, from);
    for (let k = 0; k < countAt(found); k++) {
      const end = endAt(found, k);
      if (!endsAt(node, end, to)) continue;
      this.of(form.between, from, end);
      this.ofList(node, form, end, to);
    }
  }
}

const MOST_WORDS = 2 ** 12;

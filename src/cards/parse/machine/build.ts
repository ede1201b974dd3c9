import { type Among, type Form, type Hit, type Hits, NOTHING, type Parser, type Words } from '../combinators.js';
import { wordIn } from '../vocabulary.js';
import { countOfNodes, productions, tailOf } from './net.js';
import {
  countAt,
  endAt,
  endsOf,
  isAt,
  isWorth,
  leadingOn,
  leadsOn,
  ownHits,
  reachAt,
  type Wanted,
} from './recognise.js';

/*
 * What the words say. Only what leads to a wanted end is looked at, so that next to nothing is made in vain; of all that
 * does, every way is reported, in the order of the grammar. Whoever asks what a parser finds has asked before whether it is
 * worth it.
 */

type Of<I extends Form['is']> = Extract<Form, { readonly is: I }>;

let at: Words;

/** What was built, for which ends and in which reading, by parser and place. */
const built: Hits<unknown>[] = [];
const builtFor: Wanted[] = [];
const builtIn: number[] = [];
let reading = 0;

/** All that a parser finds from the beginning of the words, as far as it is asked for; `far` is told with it. */
export function build(parser: Parser<unknown>, words: Words, wanted: Wanted): Hits<unknown> {
  at = words;
  reading++;
  while (built.length < countOfNodes() * at.kinds.length) {
    built.push(NOTHING);
    builtFor.push([]);
    builtIn.push(0);
  }
  return isWorth(parser.node, 0, wanted) ? hitsOf(parser, 0, wanted) : NOTHING;
}

function hitsOf(parser: Parser<unknown>, from: number, wanted: Wanted): Hits<unknown> {
  switch (parser.is) {
    case 'phrase':
      return new Walk(parser, wanted).from(from);
    case 'changed':
      return changed(parser, from, wanted);
    case 'either':
      return ofEither(parser.node, from, wanted);
    case 'memo':
      return remembered(parser, from, wanted);
    case 'one':
      return ofOne(parser.form as Of<'one'>, from, wanted);
    case 'own':
      return ofOwn(parser.node, from, wanted);
    case 'optional':
      return ofOptional(parser.of!, from, wanted);
    case 'list':
      return new Lists(parser, wanted).from(from);
    case 'begun':
      return hitsOf(parser.of!, from, wanted);
    case 'last':
      return withLasts(hitsOf(parser.of!, from, wanted));
  }
}

function ofEither(node: number, from: number, wanted: Wanted): Hits<unknown> {
  const some = leadingOn(node, from, wanted);
  let all: Hits<unknown> = NOTHING;
  for (let i = 0; i < some.length; i++) {
    const hits = hitsOf(productions[some[i]].parser, from, wanted);
    if (hits.length > 0) all = all.length === 0 ? hits : all.concat(hits);
  }
  return all;
}

function changed(parser: Parser<unknown>, from: number, wanted: Wanted): Hits<unknown> {
  const hits = hitsOf(parser.of!, from, wanted);
  if (hits.length === 0) return NOTHING;
  const all: Hit<unknown>[] = [];
  for (let i = 0; i < hits.length; i++) {
    const value = parser.change!(hits[i].value as never);
    if (!parser.isSome || value !== null) all.push({ value, to: hits[i].to });
  }
  return all;
}

function remembered(parser: Parser<unknown>, from: number, wanted: Wanted): Hits<unknown> {
  const place = from * countOfNodes() + parser.node;
  if (builtIn[place] === reading && areSame(builtFor[place], wanted)) return built[place];
  parser.of ??= (parser.form as Of<'memo'>).of();
  const hits = hitsOf(parser.of, from, wanted);
  built[place] = hits;
  builtFor[place] = wanted;
  builtIn[place] = reading;
  return hits;
}

function areSame(one: Wanted, other: Wanted): boolean {
  if (one.length !== other.length) return false;
  for (let k = 0; k < one.length; k++) if (one[k] !== other[k]) return false;
  return true;
}

function ofOne({ opens, value }: Of<'one'>, from: number, wanted: Wanted): Hits<unknown> {
  if (!opens(at.kinds[from])) return NOTHING;
  come(from + 1);
  if (!isAt(wanted, from + 1)) return NOTHING;
  return [{ value: value(at.words[from]), to: from + 1 }];
}

function ofOwn(node: number, from: number, wanted: Wanted): Hits<unknown> {
  const found = endsOf(node, from);
  come(reachAt(found));
  const hits = ownHits(found);
  return hits.length === 1 && isAt(wanted, hits[0].to) ? hits : hits.filter(({ to }) => isAt(wanted, to));
}

function ofOptional(of: Parser<unknown>, from: number, wanted: Wanted): Hits<unknown> {
  const hits = isWorth(of.node, from, wanted) ? hitsOf(of, from, wanted) : NOTHING;
  return isAt(wanted, from) ? [...hits, { value: null, to: from }] : hits;
}

const withLasts = (hits: Hits<unknown>): Hits<unknown> =>
  hits.map(({ value, to }) => ({ value: [value, at.words[to - 1]], to }));

function come(place: number): void {
  if (place > at.far) at.far = place;
}

/** The ends of a node from which a second one leads on. */
function endsBefore(node: number, from: number, second: number, wanted: Wanted): Wanted {
  const found = endsOf(node, from);
  const some: number[] = [];
  for (let k = 0; k < countAt(found); k++) if (isWorth(second, endAt(found, k), wanted)) some.push(endAt(found, k));
  return some;
}

/** All lists from one place on. */
class Lists {
  private readonly hits: Hit<readonly unknown[]>[] = [];
  private readonly node: number;
  private readonly item: Parser<unknown>;
  private readonly between: Parser<unknown>;

  constructor(
    parser: Parser<unknown>,
    private readonly wanted: Wanted,
  ) {
    const { item, between } = parser.form as Of<'list'>;
    this.node = parser.node;
    this.item = item;
    this.between = between;
  }

  from(place: number): Hits<readonly unknown[]> {
    this.go(place, []);
    return this.hits;
  }

  private go(from: number, so: readonly unknown[]): void {
    const { item, node, wanted } = this;
    const items = hitsOf(item, from, endsBefore(item.node, from, tailOf(node), wanted));
    for (let i = 0; i < items.length; i++) {
      const { value, to } = items[i];
      const now = [...so, value];
      if (isAt(wanted, to)) this.hits.push({ value: now, to });
      this.goOn(to, now);
    }
  }

  private goOn(from: number, so: readonly unknown[]): void {
    const { between, node, wanted } = this;
    const ends = endsBefore(between.node, from, node, wanted);
    if (!isWorth(between.node, from, ends)) return;
    const gaps = hitsOf(between, from, ends);
    for (let i = 0; i < gaps.length; i++) this.go(gaps[i].to, so);
  }
}

/** All ways through a phrase from one place on. */
class Walk {
  private readonly values: unknown[] = [];
  private readonly hits: Hit<readonly unknown[]>[] = [];

  constructor(
    private readonly parser: Parser<unknown>,
    private readonly wanted: Wanted,
  ) {}

  from(place: number): Hits<readonly unknown[]> {
    this.go(0, place);
    return this.hits;
  }

  private go(first: number, from: number): void {
    const { pieces } = this.parser.form as Of<'phrase'>;
    let to = from;
    for (let i = first; i < pieces.length; i++) {
      const piece = pieces[i];
      if (piece.is === 'word') {
        if (!isWord(to, piece.among)) return;
        to++;
      } else if (piece.is === 'maybe') {
        if (!areWords(to, piece.words)) continue;
        this.go(i + 1, to);
        to += piece.words.length;
      } else {
        this.fill(piece.slot, piece.parser, i + 1, to);
        return;
      }
    }
    if (isAt(this.wanted, to)) this.hits.push({ value: this.values.slice(), to });
  }

  private fill(slot: number, parser: Parser<unknown>, next: number, from: number): void {
    const { wanted } = this;
    const step = this.parser.steps[next];
    const ends = endsThat(parser.node, from, step, wanted);
    if (!isWorth(parser.node, from, ends)) return;
    const found = hitsOf(parser, from, ends);
    for (let k = 0; k < found.length; k++) {
      this.values[slot] = found[k].value;
      this.go(next, found[k].to);
    }
  }
}

/** The ends of a node from which steps lead on. */
function endsThat(node: number, from: number, step: number, wanted: Wanted): Wanted {
  const found = endsOf(node, from);
  const some: number[] = [];
  for (let k = 0; k < countAt(found); k++) if (leadsOn(step, endAt(found, k), wanted)) some.push(endAt(found, k));
  return some;
}

function areWords(from: number, words: readonly Among[]): boolean {
  for (let k = 0; k < words.length; k++) if (!isWord(from + k, words[k])) return false;
  return true;
}

function isWord(place: number, among: Among): boolean {
  if (place >= at.words.length || !isAt(among, wordIn(at.kinds[place]))) return false;
  come(place + 1);
  return true;
}

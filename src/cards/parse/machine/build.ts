import { type Among, type Form, type Hit, type Hits, NOTHING, type Parser, type Words } from '../combinators.js';
import { wordIn } from '../vocabulary.js';
import { nodeOf, productions, tailOf } from './net.js';
import { countAt, endAt, endsOf, isWorth, leadsOn, ownHits, reachAt, triedAt, type Wanted } from './recognise.js';

/*
 * What the words say. Only what leads to a wanted end is looked at, so that next to nothing is made in vain; of all that
 * does, every way is reported, in the order of the grammar.
 */

let at: Words;

/** What was built, by place and parser. */
const built = new Map<number, Built>();
interface Built {
  readonly wanted: Wanted;
  readonly hits: Hits<unknown>;
}
const MOST_PLACES = 4096;

/** All that a parser finds from the beginning of the words; where `wanted` is null, `far` is told as well. */
export function build(parser: Parser<unknown>, words: Words, wanted: Wanted): Hits<unknown> {
  at = words;
  built.clear();
  return hitsOf(parser, 0, wanted);
}

function hitsOf(parser: Parser<unknown>, from: number, wanted: Wanted): Hits<unknown> {
  const { form } = parser;
  switch (form.is) {
    case 'phrase':
      return leadsOn(parser.steps[0], from, wanted) ? new Walk(parser, form, wanted).from(from) : NOTHING;
    case 'either':
      return isWorth(parser.node, from, wanted) ? ofEither(parser.node, from, wanted) : NOTHING;
    case 'changed':
      return changed(form, hitsOf(form.of, from, wanted));
    case 'memo':
      return isWorth(parser.node, from, wanted) ? remembered(parser, from, wanted) : NOTHING;
    case 'begun':
      return hitsOf(form.of, from, wanted);
    case 'one':
      return ofOne(form, from, wanted);
    case 'own':
      return ofOwn(parser.node, from, wanted);
    case 'optional': {
      const hits = isWorth(nodeOf(form.of), from, wanted) ? hitsOf(form.of, from, wanted) : NOTHING;
      return isWanted(from, wanted) ? [...hits, { value: null, to: from }] : hits;
    }
    case 'list': {
      const hits: Hit<readonly unknown[]>[] = [];
      if (isWorth(parser.node, from, wanted)) addLists(parser, from, { so: [], wanted, hits });
      return hits;
    }
    case 'last':
      return hitsOf(form.of, from, wanted).map(({ value, to }) => ({ value: [value, at.words[to - 1]], to }));
  }
}

const isWanted = (end: number, wanted: Wanted): boolean => wanted === null || wanted.includes(end);

function ofEither(node: number, from: number, wanted: Wanted): Hits<unknown> {
  let all: Hits<unknown> = NOTHING;
  for (const production of triedAt(node, from)) {
    const hits = hitsOf(productions[production].parser, from, wanted);
    if (hits.length > 0) all = all.length === 0 ? hits : all.concat(hits);
  }
  return all;
}

function changed({ change, isSome }: Extract<Form, { is: 'changed' }>, hits: Hits<unknown>): Hits<unknown> {
  if (hits.length === 0) return NOTHING;
  const all: Hit<unknown>[] = [];
  for (let i = 0; i < hits.length; i++) {
    const value = change(hits[i].value as never);
    if (!isSome || value !== null) all.push({ value, to: hits[i].to });
  }
  return all;
}

function remembered(parser: Parser<unknown>, from: number, wanted: Wanted): Hits<unknown> {
  const key = parser.node * MOST_PLACES + from;
  const before = built.get(key);
  if (before !== undefined && areSame(before.wanted, wanted)) return before.hits;
  const { of } = parser.form as Extract<Form, { is: 'memo' }>;
  const hits = hitsOf(of(), from, wanted);
  built.set(key, { wanted, hits });
  return hits;
}

const areSame = (one: Wanted, other: Wanted): boolean =>
  one === other ||
  (one !== null && other !== null && one.length === other.length && one.every((end, k) => end === other[k]));

function ofOne(form: Extract<Form, { is: 'one' }>, from: number, wanted: Wanted): Hits<unknown> {
  if (!form.opens(at.kinds[from]) || !isWanted(from + 1, wanted)) return NOTHING;
  come(from + 1);
  return [{ value: form.value(at.words[from]), to: from + 1 }];
}

function ofOwn(node: number, from: number, wanted: Wanted): Hits<unknown> {
  const found = endsOf(node, from);
  come(reachAt(found));
  const hits = ownHits(found);
  return wanted === null ? hits : hits.filter(({ to }) => wanted.includes(to));
}

function come(place: number): void {
  if (place > at.far) at.far = place;
}

interface Lists {
  /** The items so far. */
  readonly so: readonly unknown[];
  readonly wanted: Wanted;
  readonly hits: Hit<readonly unknown[]>[];
}

function addLists(parser: Parser<unknown>, from: number, { so, wanted, hits }: Lists): void {
  const { item, between } = parser.form as Extract<Form, { is: 'list' }>;
  const tail = tailOf(parser.node);
  const items = endsThat(nodeOf(item), from, wanted, (end) => isWorth(tail, end, wanted));
  for (const { value, to } of hitsOf(item, from, items)) {
    const now = [...so, value];
    if (isWanted(to, wanted)) hits.push({ value: now, to });
    const gaps = endsThat(nodeOf(between), to, wanted, (end) => isWorth(parser.node, end, wanted));
    if (gaps !== null && gaps.length === 0) continue;
    for (const gap of hitsOf(between, to, gaps))
      if (isWorth(parser.node, gap.to, wanted)) addLists(parser, gap.to, { so: now, wanted, hits });
  }
}

/** The ends of a node that are worth going on from. */
function endsThat(node: number, from: number, wanted: Wanted, isOne: (end: number) => boolean): Wanted {
  if (wanted === null) return null;
  const found = endsOf(node, from);
  const some: number[] = [];
  for (let k = 0; k < countAt(found); k++) if (isOne(endAt(found, k))) some.push(endAt(found, k));
  return some;
}

/** All ways through a phrase from one place on. */
class Walk {
  private readonly values: unknown[] = [];
  private readonly hits: Hit<readonly unknown[]>[] = [];
  private readonly steps: readonly number[];

  constructor(
    parser: Parser<unknown>,
    private readonly form: Extract<Form, { is: 'phrase' }>,
    private readonly wanted: Wanted,
  ) {
    this.steps = parser.steps;
  }

  from(place: number): Hits<readonly unknown[]> {
    this.go(0, place);
    return this.hits;
  }

  private go(first: number, from: number): void {
    const { pieces } = this.form;
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
        this.fill(i, to);
        return;
      }
    }
    if (isWanted(to, this.wanted)) this.hits.push({ value: this.values.slice(), to });
  }

  private fill(i: number, from: number): void {
    const { steps, wanted } = this;
    const piece = this.form.pieces[i];
    if (piece.is !== 'slot') return;
    const { slot, parser } = piece;
    const next = steps[i + 1];
    const ends = endsThat(parser.node, from, wanted, (end) => leadsOn(next, end, wanted));
    if (ends !== null && ends.length === 0) return;
    const found = hitsOf(parser, from, ends);
    for (let k = 0; k < found.length; k++) {
      if (wanted === null && !leadsOn(next, found[k].to, null)) continue;
      this.values[slot] = found[k].value;
      this.go(i + 1, found[k].to);
    }
  }
}

function areWords(from: number, words: readonly Among[]): boolean {
  for (let k = 0; k < words.length; k++) if (!isWord(from + k, words[k])) return false;
  return true;
}

function isWord(place: number, among: Among): boolean {
  if (place >= at.words.length || !among.includes(wordIn(at.kinds[place]))) return false;
  come(place + 1);
  return true;
}

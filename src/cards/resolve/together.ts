import type { CardSelector, PlayPart, Statement, Test } from '../language.js';
import type { OwnFacts } from '../own-facts.js';
import type { Heard } from '../parse/sentence.js';
import { isSame } from '../telling/same.js';
import { withLetter } from './letter.js';
import { playPart, type Told } from './parts.js';
import { isUnresolved, Unresolved } from './tree.js';

/** The name for the other copies. */
const OTHERS = '#0';

/** What is done for one copy, and what for all of them. */
interface Counted {
  readonly n: number;
  readonly heard: Heard[];
}

/**
 * A card of which several may be played at once: the other copies go along with it, or they do not, and that decides what
 * is done. Null where the text is no such one. @rule TRN-01
 */
export function togetherPart(told: Told, facts: OwnFacts): PlayPart | Unresolved | null {
  const [first, ...rest] = told.heard;
  if (first?.is !== 'together') return null;
  if (first.must === true) return allTogether(first.n, { heard: rest, claims: notOfTogether(told), at: 0 }, facts);
  const counted = countedIn(rest);
  if (isUnresolved(counted)) return counted;
  const [one, all] = counted;
  if (counted.length !== 2 || one.n !== 1 || all.n !== first.n) return new Unresolved('it is not said what each does');
  const claims = notOfTogether(told);
  const done = (heard: readonly Heard[], letter: string): readonly Statement[] | Unresolved => {
    const part = playPart({ heard, claims, at: 0 }, facts);
    if (isUnresolved(part)) return part;
    if (part.if !== undefined) return new Unresolved('what is done for so many cards has no conditions of its own');
    return withLetter(part.do, letter);
  };
  const [forAll, forOne] = [done(all.heard, 'a'), done(one.heard, 'b')];
  if (isUnresolved(forAll)) return forAll;
  if (isUnresolved(forOne)) return forOne;
  const may: Statement = {
    op: 'may',
    if: areThere(facts.name, first.n - 1),
    do: [othersOf(facts.name, first.n - 1), ...forAll, OTHERS_LEAVE],
    else: forOne,
  };
  return { part: 'play', do: [may] };
}

const notOfTogether = ({ claims }: Told): Told['claims'] => claims.filter(({ about }) => about !== 'together');

/** A card that is never played alone: without so many of them it cannot be played. */
function allTogether(n: number, told: Told, facts: OwnFacts): PlayPart | Unresolved {
  const part = playPart(told, facts);
  if (isUnresolved(part)) return part;
  const { do: statements, if: needs, ...rest } = part;
  const there = areThere(facts.name, n - 1);
  return {
    ...rest,
    if: needs === undefined ? there : { test: 'all', of: [there, ...(needs.test === 'all' ? needs.of : [needs])] },
    do: [othersOf(facts.name, n - 1), ...statements, OTHERS_LEAVE],
  };
}

/** The copies are played with the card, so they are in no pile while anything is done. */
const OTHERS_LEAVE: Statement = {
  op: 'move',
  cards: { get: 'ref', name: OTHERS },
  to: { zone: 'discard' },
  step: 'cost',
};

/** All the others must be there. */
const areThere = (name: string, n: number): Test => ({
  test: 'exists',
  of: otherCopies(name),
  ...(n === 1 ? {} : { n }),
});

function countedIn(heard: readonly Heard[]): readonly Counted[] | Unresolved {
  const counted: Counted[] = [];
  for (const each of heard) {
    const one = each.is === 'option' ? each.first : each;
    const last = counted[counted.length - 1];
    if (one.is === 'played-so-many') counted.push({ n: one.n, heard: [{ is: 'do', do: one.do }] });
    else if (last === undefined || each.is === 'option') return new Unresolved('it is not said for how many cards');
    else last.heard.push(one);
  }
  return counted;
}

const otherCopies = (name: string): CardSelector => ({
  get: 'cards',
  in: { zone: 'hand', whose: 'you' },
  where: {
    test: 'all',
    of: [
      { test: 'name', is: [name] },
      { test: 'not', of: { test: 'is', of: { get: 'ref', name: 'card' } } },
    ],
  },
});

/** So many other cards of that name out of the hand. */
const othersOf = (name: string, n: number): Statement => ({
  op: 'pick',
  of: { ...otherCopies(name), take: { n } },
  as: OTHERS,
});

/** How many are played at once, and what is done for one and for all of them. */
export interface Together {
  readonly n: number;
  readonly one: readonly Statement[];
  readonly all: readonly Statement[];
}

/** How many are always played at once, and the rest of the part; null: it is no such card. */
export function allTogetherIn(part: PlayPart, name: string): { readonly n: number; readonly rest: PlayPart } | null {
  const [first, ...others] = part.do;
  const n = othersIn(first, name);
  if (n === null) return null;
  const { if: needs, ...rest } = part;
  const [, ...more] = needs?.test === 'all' ? needs.of : [];
  const left = more.length === 0 ? {} : { if: more.length === 1 ? more[0] : { test: 'all' as const, of: more } };
  return { n: n + 1, rest: { ...rest, ...left, do: others.slice(0, -1) } };
}

/** How many other copies the statement takes along. */
function othersIn(first: Statement | undefined, name: string): number | null {
  const take = first?.op === 'pick' && first.of.get === 'cards' ? first.of.take : undefined;
  const n = take !== undefined && 'n' in take && typeof take.n === 'number' ? take.n : 0;
  return isSame(first, othersOf(name, n)) ? n : null;
}

/** Null: it is no such card. */
export function togetherIn({ do: [may, ...more] }: PlayPart, name: string): Together | null {
  if (may?.op !== 'may' || may.else === undefined || more.length > 0) return null;
  const [first, ...rest] = may.do;
  const n = othersIn(first, name);
  return n === null ? null : { n: n + 1, one: may.else, all: rest.slice(0, -1) };
}

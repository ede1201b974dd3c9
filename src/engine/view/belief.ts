import type { CardProgram } from '../effects/program.js';
import { setupOf } from '../link/setup.js';
import type { CardFacts } from '../model/card-facts.js';
import type { Random } from '../model/chance/stream.js';
import type { Setup } from '../model/setup.js';

/** Decks that are about: what a player reckons to meet. Nothing of it is taken from the game that is played. */
export interface DeckPool {
  readonly facts: readonly CardFacts[];
  readonly programs?: readonly (CardProgram | null)[];
  /** As places in `facts`. */
  readonly decks: readonly (readonly number[])[];
}

/** A pool made ready for one setup. */
export interface Belief {
  /** The different cards of the game, in their places there, and after them those of the pool. */
  readonly setup: Setup;
  /** As places in the cards of `setup`. */
  readonly decks: readonly (readonly number[])[];
}

const NO_POOL: DeckPool = { facts: [], decks: [] };

/** Links the cards of a game together with those that players reckon with. */
export function believe(setup: Setup, pool: DeckPool = NO_POOL): Belief {
  if (pool.decks.length === 0) return { setup, decks: [] };
  const facts = setup.cards.map((card) => card.facts);
  const programs = facts.map((_, place) => setup.programs[place] ?? null);
  const known = new Map(facts.map((card, place) => [JSON.stringify(card), place]));
  const places = pool.facts.map((card, number) => {
    const key = JSON.stringify(card);
    const place = known.get(key) ?? facts.push(card) - 1;
    if (place === programs.length) programs.push(pool.programs?.[number] ?? null);
    known.set(key, place);
    return place;
  });
  return {
    setup: facts.length === setup.cards.length ? setup : setupOf(facts, programs, setup),
    decks: pool.decks.map((deck) => deck.map((number) => places[number]!)),
  };
}

/** What somebody knows of another player's cards, as places in the cards of the setup. */
export interface Seen {
  readonly seen: readonly number[];
  /** The deck of the one who wonders: the only other one they know. */
  readonly own: readonly number[];
}

/** So many cards that may lie where they are not seen, in any order. */
export function unseenCards({ setup, decks }: Belief, known: Seen, count: number, random: Random): number[] {
  const list = likelyDeck(decks, known, setup, random);
  const rest = shuffled(without(list, known.seen, setup.cards.length), random);
  const more = shuffled([...known.seen, ...known.own], random);
  for (let i = 0; rest.length < count; i++) rest.push(more[i % more.length]!);
  rest.length = count;
  return rest;
}

/** One of the decks that account for most of what was seen; if they account for little, a guess. */
function likelyDeck(decks: Belief['decks'], known: Seen, setup: Setup, random: Random): readonly number[] {
  const { seen } = known;
  const scores = decks.map((deck) => accountedFor(seen, copiesIn(deck, setup)));
  const best = Math.max(-1, ...scores);
  if (best < 0 || best * 2 < seen.length) return guess(known, setup);
  const likely = decks.filter((_, i) => scores[i] === best);
  return likely[random(likely.length)]!;
}

const COPIES_IN = new WeakMap<readonly number[], Uint8Array>();

/** How many copies of each card a deck has: a deck is asked at every imagined game, and never changes. */
function copiesIn(deck: readonly number[], { cards }: Setup): Uint8Array {
  const known = COPIES_IN.get(deck);
  if (known !== undefined) return known;
  const copies = new Uint8Array(cards.length);
  for (const place of deck) copies[place]!++;
  COPIES_IN.set(deck, copies);
  return copies;
}

/** How many of the cards a deck has, copy by copy. */
function accountedFor(seen: readonly number[], copies: Uint8Array): number {
  const met = counting(copies.length);
  let count = 0;
  for (let i = 0; i < seen.length; i++) if (++met[seen[i]!]! <= copies[seen[i]!]!) count++;
  for (let i = 0; i < seen.length; i++) met[seen[i]!] = 0;
  return count;
}

/** One list of counts for all, nought wherever nobody counts: whoever uses it leaves it so. */
let counts = new Int32Array(256);

function counting(cards: number): Int32Array {
  if (counts.length < cards) counts = new Int32Array(2 * cards);
  return counts;
}

/** Places among the cards of a game in their order. */
export function sorted(places: readonly number[], cards: number): number[] {
  const met = counting(cards);
  const list: number[] = [];
  for (let i = 0; i < places.length; i++) met[places[i]!]!++;
  for (let place = 0; list.length < places.length; place++) {
    for (let copy = met[place]!; copy > 0; copy--) list.push(place);
    met[place] = 0;
  }
  return list;
}

const COPIES = 4; // DECK-02
const ENERGY = 12;

/** More of what was seen, and otherwise such cards as one plays oneself. */
function guess({ seen, own }: Seen, setup: Setup): readonly number[] {
  const more = [...new Set(seen)].flatMap((place) =>
    new Array<number>(setup.cards[place]!.isBasicEnergy ? ENERGY : COPIES).fill(place),
  );
  return [...more, ...own];
}

/** A list without the cards of another, copy by copy. */
function without(list: readonly number[], cards: readonly number[], different: number): number[] {
  const met = counting(different);
  const left: number[] = [];
  for (let i = 0; i < cards.length; i++) met[cards[i]!]!++;
  for (let i = 0; i < list.length; i++) {
    if (met[list[i]!] === 0) left.push(list[i]!);
    else met[list[i]!]!--;
  }
  for (let i = 0; i < cards.length; i++) met[cards[i]!] = 0;
  return left;
}

export function shuffled(list: readonly number[], random: Random): number[] {
  const copy = list.slice();
  for (let i = copy.length - 1; i > 0; i--) {
    const j = random(i + 1);
    const held = copy[i]!;
    copy[i] = copy[j]!;
    copy[j] = held;
  }
  return copy;
}

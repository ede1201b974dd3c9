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
  const rest = shuffled(without(list, known.seen), random);
  const more = shuffled([...known.seen, ...known.own], random);
  for (let i = 0; rest.length < count; i++) rest.push(more[i % more.length]!);
  rest.length = count;
  return rest;
}

/** One of the decks that account for most of what was seen; if they account for little, a guess. */
function likelyDeck(decks: Belief['decks'], known: Seen, setup: Setup, random: Random): readonly number[] {
  const { seen } = known;
  const scores = decks.map((deck) => seen.length - without(seen, deck).length);
  const best = Math.max(-1, ...scores);
  if (best < 0 || best * 2 < seen.length) return guess(known, setup);
  const likely = decks.filter((_, i) => scores[i] === best);
  return likely[random(likely.length)]!;
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
function without(list: readonly number[], cards: readonly number[]): number[] {
  const left = new Map<number, number>();
  for (const card of cards) left.set(card, (left.get(card) ?? 0) + 1);
  return list.filter((card) => {
    const count = left.get(card) ?? 0;
    if (count > 0) left.set(card, count - 1);
    return count === 0;
  });
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

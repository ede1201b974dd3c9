import { type CardFacts, type Era, roleOf } from '../../../engine/index.js';
import { choose, type Ratio, ratio } from './ratio.js';

/** @rule SETUP-03 */
export const OPENING_HAND = 7;

/** A card that lets a player keep the opening hand. @rule SETUP-04 SETUP-09 SETUP-11 */
export function keepsHand(card: CardFacts, era: Era): boolean {
  const role = roleOf(card);
  return role === 'basic' || (role === 'fossil' && era.fossilIsBasicInSetup !== 'no');
}

/**
 * A deck as far as chance is concerned: groups of cards that are asked about, and whether a card keeps the hand.
 * Cards that belong to the same groups and keep the hand alike are one class.
 */
export interface Stock {
  readonly size: number;
  readonly classes: readonly StockClass[];
  readonly groups: number;
}

interface StockClass {
  readonly count: number;
  readonly keeps: boolean;
  /** For each group whether these cards belong to it. */
  readonly belongs: readonly boolean[];
}

/** Cards that are counted together. */
export type Group = (card: CardFacts) => boolean;

/** A deck as odds are computed from it: how many cards keep a hand, and how many are of each group. */
export function stockOf(deck: readonly CardFacts[], era: Era, groups: readonly Group[]): Stock {
  const classes = new Map<string, { count: number; keeps: boolean; belongs: readonly boolean[] }>();
  for (const card of deck) {
    const keeps = keepsHand(card, era);
    const belongs = groups.map((group) => group(card));
    const key = `${keeps} ${belongs.join(' ')}`;
    const same = classes.get(key);
    if (same === undefined) classes.set(key, { count: 1, keeps, belongs });
    else same.count++;
  }
  return { size: deck.length, classes: [...classes.values()], groups: groups.length };
}

/** The chance that an opening hand must be shown and drawn again; null for a deck too small for a hand. @rule SETUP-11 */
export function mulliganChance({ size, classes }: Stock): Ratio | null {
  if (size < OPENING_HAND) return null;
  const others = classes.reduce((sum, { keeps, count }) => sum + (keeps ? 0 : count), 0);
  return ratio(choose(others, OPENING_HAND), choose(size, OPENING_HAND));
}

/** How many mulligans there are on average before a hand is kept; null for a deck whose hands are never kept. */
export function expectedMulligans(stock: Stock): Ratio | null {
  const chance = mulliganChance(stock);
  if (chance === null) return null;
  const { numerator, denominator } = chance;
  return numerator === denominator ? null : ratio(numerator, denominator - numerator);
}

/** How many cards of each group are in the kept hand, and among the cards that come to lie elsewhere after it. */
export type Holds = (inHand: readonly number[], after: readonly number[]) => boolean;

/**
 * The chance that something holds of a kept hand and of the next `after` cards of the deck: the cards drawn by some
 * turn, or the Prize cards. Hands without a Basic Pokémon were drawn again, so they are left out of all hands. Null for
 * a deck whose hands are never kept, or that has too few cards. @rule SETUP-11 SETUP-06 TURN-02
 */
export function chanceThat(stock: Stock, after: number, holds: Holds): Ratio | null {
  let ways = 0n;
  let all = 0n;
  const waysAfter = choose(stock.size - OPENING_HAND, after);
  for (const hand of handsOf(stock.classes, OPENING_HAND)) {
    if (!hand.keeps) continue;
    all += hand.ways * waysAfter;
    const left = stock.classes.map((each, place) => ({ ...each, count: each.count - hand.taken[place]! }));
    const inHand = countGroups(stock, hand.taken);
    for (const further of handsOf(mergeKeepers(left), after)) {
      if (holds(inHand, further.inGroups(stock.groups))) ways += hand.ways * further.ways;
    }
  }
  return all === 0n ? null : ratio(ways, all);
}

interface Hand {
  readonly taken: readonly number[];
  readonly ways: bigint;
  readonly keeps: boolean;
  inGroups(groups: number): readonly number[];
}

/** Every way to take so many cards out of the classes, with the number of hands that are alike in it. */
function* handsOf(classes: readonly StockClass[], size: number): Generator<Hand> {
  const taken = new Array<number>(classes.length).fill(0);
  function* take(place: number, left: number, ways: bigint): Generator<Hand> {
    if (place === classes.length) {
      if (left === 0) yield handOf(classes, [...taken], ways);
      return;
    }
    const { count } = classes[place]!;
    for (let some = Math.min(count, left); some >= 0; some--) {
      taken[place] = some;
      yield* take(place + 1, left - some, ways * choose(count, some));
    }
    taken[place] = 0;
  }
  yield* take(0, size, 1n);
}

const handOf = (classes: readonly StockClass[], taken: readonly number[], ways: bigint): Hand => ({
  taken,
  ways,
  keeps: classes.some(({ keeps }, place) => keeps && taken[place]! > 0),
  inGroups: (groups) => countGroups({ classes, groups }, taken),
});

const countGroups = ({ classes, groups }: Pick<Stock, 'classes' | 'groups'>, taken: readonly number[]): number[] =>
  Array.from({ length: groups }, (_, group) =>
    classes.reduce((sum, { belongs }, place) => sum + (belongs[group] === true ? taken[place]! : 0), 0),
  );

/** After the opening hand it no longer matters which cards would have kept it. */
function mergeKeepers(classes: readonly StockClass[]): StockClass[] {
  const merged = new Map<string, StockClass>();
  for (const each of classes) {
    const key = each.belongs.join(' ');
    const count = each.count + (merged.get(key)?.count ?? 0);
    merged.set(key, { count, keeps: false, belongs: each.belongs });
  }
  return [...merged.values()];
}

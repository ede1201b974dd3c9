import { keepsHand } from '../../cards/index.js';
import { type CardFacts, type Era, type Format, nonceFor, type Seed, streamOf } from '../../engine/index.js';
import type { TestHand } from './desk-view.js';

/** A card of a deck to be shuffled: what it is, and what it is told by. */
export interface Shuffled {
  readonly key: string;
  readonly facts: CardFacts;
}

/** @rule SETUP-03 */
const HAND = 7;

/** A deck without a Basic Pokémon would be shuffled for ever. */
const MOST_MULLIGANS = 40;

/** Shuffles and deals as a game begins: hands that cannot be kept are shown and drawn again. @rule SETUP-03 SETUP-06 SETUP-11 */
export function dealHand(cards: readonly Shuffled[], era: Era, { prizes }: Format, seed: Seed): TestHand {
  const chance = streamOf(seed, nonceFor('hand'));
  const mulligans: (readonly string[])[] = [];
  for (;;) {
    const order = shuffled(cards, chance);
    const hand = order.slice(0, HAND);
    if (mulligans.length < MOST_MULLIGANS && !hand.some(({ facts }) => keepsHand(facts, era))) {
      mulligans.push(keys(hand));
      continue;
    }
    return {
      mulligans,
      hand: keys(hand),
      prizes: keys(order.slice(HAND, HAND + prizes)),
      deck: keys(order.slice(HAND + prizes)),
    };
  }
}

const keys = (cards: readonly Shuffled[]): string[] => cards.map(({ key }) => key);

function shuffled<T>(things: readonly T[], chance: (limit: number) => number): T[] {
  const order = [...things];
  for (let last = order.length - 1; last > 0; last--) {
    const other = chance(last + 1);
    [order[last], order[other]] = [order[other]!, order[last]!];
  }
  return order;
}

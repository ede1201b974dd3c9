import { type Belief, believe, type DeckPool, dealtAs, type Setup } from '../engine/index.js';

/** What the bots of a table reckon with, made ready for the cards of its game. */
export type Reckoning = (setup: Setup) => Belief;

/** Beliefs of so many games are held: one of ten decks is larger than the table it is for. */
const HELD = 16;

/** Without any decks: with cards such as have been seen. */
export const reckoningByEye: Reckoning = (setup) => believe(setup);

/**
 * With decks that are about. They are asked for when a bot has to decide something for the first time, and games that share their
 * linked cards share what it comes to: until then, and without bots, it costs nothing.
 */
export function reckoningWith(decks: () => DeckPool): Reckoning {
  let pool: DeckPool | null = null;
  const held = new Map<Setup['cards'], Belief>();
  return (setup) => {
    pool ??= decks();
    const belief = held.get(setup.cards) ?? believe(setup, pool);
    held.delete(setup.cards); // what was asked for last stands last
    held.set(setup.cards, belief);
    for (const oldest of held.keys()) {
      if (held.size <= HELD) break;
      held.delete(oldest);
    }
    return { setup: dealtAs(belief.setup, setup), decks: belief.decks };
  };
}

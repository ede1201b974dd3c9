import type { CardId, Options } from '../../engine/index.js';
import type { SetupClaim } from '../read/claims.js';
import type { NameClaim } from '../read/word-claims.js';
import { failAsWrong } from './failure.js';
import type { Pool } from './pool.js';

/** A side's deck orders: the first deal, then each redraw. */
export const listsOf = (setup: SetupClaim, seat: string): (readonly NameClaim[])[] => [
  setup.decks[seat] ?? [],
  ...(setup.redraws[seat] ?? []),
];

/** Numbers the cards of a list: each name takes the next unused card of that name. */
export function orderFrom(list: readonly NameClaim[], cards: readonly number[], base: number, pool: Pool): CardId[] {
  const used = new Set<number>();
  const wantedCards = pool.findAll(list);
  return list.map((name, place) => {
    const wanted = wantedCards[place]!;
    const at = cards.findIndex((card, place) => card === wanted && !used.has(place));
    if (at < 0) failAsWrong(name.line, `The player has no further card "${name.text}" in this game.`);
    used.add(at);
    return base + at;
  });
}

type Orders = Options['shuffled'][number];

/** A Sudden Death game may be tied again: the block serves every one of them. */
const MOST_SUDDEN_DEATHS = 8;

/** The deck orders of the first game, and of every Sudden Death game after it. @rule WIN-06 */
export const gamesWith = (first: Orders, suddenDeath: Orders | null): Options['shuffled'] => [
  first,
  ...(suddenDeath === null ? [] : Array.from({ length: MOST_SUDDEN_DEATHS }, () => suddenDeath)),
];

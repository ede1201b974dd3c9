import type { CardId } from '../../engine/index.js';
import type { SetupClaim } from '../read/claims.js';
import type { NameClaim } from '../read/word-claims.js';
import { fail } from './failure.js';
import type { Pool } from './pool.js';

/** A side's deck orders: the first deal, then each redraw. */
export const listsOf = (setup: SetupClaim, seat: string): (readonly NameClaim[])[] => [
  setup.decks[seat] ?? [],
  ...(setup.redraws[seat] ?? []),
];

/** Numbers the cards of a list: each name takes the next unused card of that name. */
export function orderFrom(list: readonly NameClaim[], cards: readonly number[], base: number, pool: Pool): CardId[] {
  const used = new Set<number>();
  return list.map((name) => {
    const wanted = pool.find(name);
    const at = cards.findIndex((card, place) => card === wanted && !used.has(place));
    if (at < 0) fail(name.line, `The player has no further card "${name.text}" in this game.`);
    used.add(at);
    return base + at;
  });
}

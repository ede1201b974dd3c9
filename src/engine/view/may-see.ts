import { lookedAt } from '../carry-out/looking.js';
import { isFaceUp } from '../model/face-up.js';
import { type Game, sideOf } from '../model/game.js';
import type { CardId, Seat } from '../model/state.js';

/** Whether a Pokémon lies face down: only in setup. @rule ZONE-12 SETUP-08 */
export const isFaceDown = (game: Game): boolean => game.state.phase === 'setup';

/** Teammates do not talk as they like: a short question is the business of the player whose turn it is. @rule FMT-19 */
export function mayOpenTalk({ setup, state }: Game, seat: Seat): boolean {
  switch (setup.format.talk) {
    case 'free':
      return true;
    case 'opened-by-the-player-on-turn':
      return state.phase === 'main' && state.seat === seat && state.sides[seat]!.out === 0;
  }
}

/**
 * Whether a seat may know where this card is and what it is: its own hand, and everything public. Nobody may look at a
 * deck or at face-down Prize cards, their owner neither, unless a text lets them; a teammate sees no more than an
 * opponent. @rule ZONE-03 ZONE-04 ZONE-07 ZONE-10 ZONE-12 FMT-18
 */
export function maySee(game: Game, seat: Seat, card: CardId): boolean {
  const owner = game.setup.ownerOf[card]!;
  const side = sideOf(game, owner);
  if (side.hand.includes(card)) return owner === seat || lookedAt(game, seat).includes(card);
  if (side.deck.includes(card) || side.prizes.includes(card))
    return isFaceUp(game, card) || lookedAt(game, seat).includes(card);
  if (owner === seat || !isFaceDown(game)) return true;
  return side.discard.includes(card) || side.lostZone.includes(card);
}

/** Whether it is a seat's own card and in its sight: of what lies face down nobody is told what it is. @rule ZONE-04 ZONE-10 */
export const seesOwn = (game: Game, seat: Seat, card: CardId): boolean =>
  game.setup.ownerOf[card] === seat && maySee(game, seat, card);

import type { Random } from '../../bots/index.js';
import { type CardId, fork, type Game, gameWith, NONE, type Seat, type Side } from '../../engine/index.js';
import { shuffled } from '../random-number.js';

/** What may be exchanged in `otherGame`. */
export interface Exchange {
  /** Who must not notice; `null`: a spectator. */
  readonly seat: Seat | null;
  /** Cards that stay where they are. */
  readonly keep: readonly CardId[];
  /** Whether the seat's own deck and Prize cards are exchanged too, or its opponents' cards only. */
  readonly own: boolean;
}

/** A game that differs from this one only in what a seat cannot see. @rule ZONE-04 ZONE-07 ZONE-10 ZONE-12 */
export function otherGame(game: Game, exchange: Exchange, random: Random): Game {
  const other = gameWith(game.setup, fork(game.state));
  other.state.sides.forEach((side, owner) => {
    if (owner === exchange.seat && !exchange.own) return;
    const hidden = [side.deck, side.prizes];
    if (owner !== exchange.seat) hidden.push(side.hand, ...faceDown(other, side));
    deal(hidden, [...exchange.keep, ...game.state.faceUp], random);
  });
  return other;
}

/** Pokémon lie face down while a game is set up. @rule SETUP-08 */
function faceDown({ state }: Game, side: Side): CardId[][] {
  if (state.phase !== 'setup') return [];
  return [...side.active, ...side.bench].filter((id) => id !== NONE).map((id) => state.pokemon[id]!.stack);
}

/** The same cards over the same piles, in another order. */
function deal(piles: readonly CardId[][], keep: readonly CardId[], random: Random): void {
  const movable = piles.flat().filter((card) => !keep.includes(card));
  const cards = shuffled(random, movable);
  for (const pile of piles) {
    for (let i = 0; i < pile.length; i++) if (!keep.includes(pile[i]!)) pile[i] = cards.pop()!;
  }
}

import type { Random } from '../../bots/index.js';
import { type CardId, fork, type Game, gameWith, NONE, type Seat, type Side, type State } from '../../engine/index.js';
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
  const { setup } = game;
  const cardOf = setup.cardOf.slice();
  const state = fork(game.state);
  state.sides.forEach((side, owner) => {
    if (owner === exchange.seat && !exchange.own) return;
    const hidden = [side.deck, side.prizes];
    if (owner !== exchange.seat) hidden.push(side.hand, ...faceDown(state, side));
    const moved = deal(hidden, [...exchange.keep, ...state.faceUp], random);
    rename(moved, cardOf, random);
  });
  const byId = cardOf.map((place) => setup.cards[place]!);
  return gameWith({ ...setup, cardOf, byId }, state);
}

/** Pokémon lie face down while a game is set up. @rule SETUP-08 */
function faceDown(state: State, side: Side): CardId[][] {
  if (state.phase !== 'setup') return [];
  return [...side.active, ...side.bench].filter((id) => id !== NONE).map((id) => state.pokemon[id]!.stack);
}

/** The same cards over the same piles, in another order. */
function deal(piles: readonly CardId[][], keep: readonly CardId[], random: Random): readonly CardId[] {
  const movable = piles.flat().filter((card) => !keep.includes(card));
  const cards = shuffled(random, movable);
  const moved = cards.slice();
  for (const pile of piles) {
    for (let i = 0; i < pile.length; i++) if (!keep.includes(pile[i]!)) pile[i] = cards.pop()!;
  }
  return moved;
}

/** The same cards under the same ids, each under another: what is hidden is not told by an id either. */
function rename(ids: readonly CardId[], cardOf: number[], random: Random): void {
  const places = shuffled(
    random,
    ids.map((id) => cardOf[id]!),
  );
  ids.forEach((id, i) => {
    cardOf[id] = places[i]!;
  });
}

import { lookedAt } from '../../carry-out/looking.js';
import type { Game } from '../../model/game.js';
import { type CardId, NONE, type Seat, type State } from '../../model/state.js';
import { isFaceDown } from '../may-see.js';
import type { Remembered } from '../memory.js';

/** The piles of a player that a seat cannot look into, in a stated order. */
export function pilesOutOfSight({ phase, sides, pokemon }: State, seat: Seat, owner: Seat): CardId[][] {
  const { hand, prizes, deck, active, bench } = sides[owner]!;
  if (owner === seat) return [prizes, deck];
  const placed = phase === 'setup' ? [...active, ...bench].filter((id) => id !== NONE) : []; // SETUP-08
  return [...placed.map((id) => pokemon[id]!.stack), hand, prizes, deck];
}

/** For each card whether a seat does not know what it is, or not where it lies. @rule ZONE-03 ZONE-04 ZONE-07 ZONE-10 */
export function hiddenFrom(game: Game, seat: Seat, memory: Remembered | undefined): Uint8Array {
  const { state, setup } = game;
  const hidden = new Uint8Array(setup.ownerOf.length);
  state.sides.forEach((_, owner) => {
    for (const pile of pilesOutOfSight(state, seat, owner)) for (const card of pile) hidden[card] = 1;
  });
  for (const card of [...lookedAt(game, seat), ...state.faceUp, ...(memory?.known ?? [])]) hidden[card] = 0;
  return hidden;
}

/**
 * Cards out of sight whose texts are being carried out or last: everybody knows what they are, and not always where they have
 * gone since.
 */
export function namedOutOfSight(game: Game, hidden: Uint8Array): readonly CardId[] {
  if (isFaceDown(game)) return [];
  const { frames, due, lasting } = game.state;
  const cards = [...frames, ...due, ...lasting].map(({ card }) => card).filter((card) => hidden[card] === 1);
  return [...new Set(cards)].sort((one, other) => one - other);
}

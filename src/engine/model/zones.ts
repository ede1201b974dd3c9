import { emit, emitSecret } from './event.js';
import { leavePrizes } from './face-up.js';
import { cardOf, type Game, pokemonAt, sideOf } from './game.js';
import { unhear } from './listeners.js';
import { type CardId, NONE, type PokemonId, type Seat, STADIUM_PLACE } from './state.js';
import { arrive, detach, discard, takeOffTop, takeOut } from './table.js';

/* Moving single cards between the places that a game has, for effects. Every card goes to a zone of its owner. @rule ZONE-02 */

export type CardZone = 'hand' | 'deck' | 'discard' | 'prizes' | 'lost-zone';

/** Takes a card out of wherever it lies; false if it cannot be taken from there. */
export function lift(game: Game, card: CardId): boolean {
  const side = sideOf(game, game.setup.ownerOf[card]!);
  if (takeOut(side.hand, card) || takeOut(side.deck, card) || takeOut(side.discard, card)) return true;
  if (takeOut(side.lostZone, card) || takeOut(side.played, card)) return true;
  if (takeOut(side.prizes, card)) {
    leavePrizes(game, card);
    return true;
  }
  if (game.state.stadium === card) {
    game.state.stadium = NONE;
    unhear(game, STADIUM_PLACE, card);
    return true;
  }
  return liftInPlay(game, card);
}

function liftInPlay(game: Game, card: CardId): boolean {
  const { pokemon } = game.state;
  for (let id: PokemonId = 0; id < pokemon.length; id++) {
    const one = pokemon[id];
    if (one == null) continue;
    if (one.attached.includes(card)) {
      detach(game, id, card);
      return true;
    }
    const at = one.stack.indexOf(card);
    if (at < 0 || one.stack.length < 2 || cardOf(game, card).pieces > 0) continue; // CLS-10, CLS-34
    if (at === one.stack.length - 1) takeOffTop(game, id);
    else takeOut(pokemonAt(game, id).stack, card);
    return true;
  }
  return false;
}

/** Puts a card that was lifted into a zone of its owner; of a deck onto its top unless it says the bottom. */
export function putInto(game: Game, card: CardId, zone: CardZone, atBottom = false): void {
  const owner: Seat = game.setup.ownerOf[card]!;
  const side = sideOf(game, owner);
  arrive(game, card);
  switch (zone) {
    case 'hand':
      side.hand.push(card);
      emitSecret(game, 'putInHand', owner, card);
      return;
    case 'deck':
      if (atBottom) side.deck.unshift(card);
      else side.deck.push(card);
      emitSecret(game, 'putInDeck', owner, card);
      return;
    case 'discard':
      discard(game, card);
      return;
    case 'prizes':
      side.prizes.push(card);
      emitSecret(game, 'putInPrizes', owner, card);
      return;
    case 'lost-zone':
      side.lostZone.push(card);
      emit(game, 'putInLostZone', owner, card);
  }
}

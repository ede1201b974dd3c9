import {
  type CardId,
  canPay,
  cardOf,
  facing,
  type Game,
  NONE,
  NOWHERE,
  type PokemonId,
  pokemonAt,
  type Seat,
  sideOf,
} from '../../engine/index.js';
import type { NameClaim, PlaceClaim } from '../read/word-claims.js';
import { matches } from './pool.js';
import { seatOf } from './seats.js';

/** The Pokémon at a place, counted now; `NOWHERE` if the place is empty. */
export function pokemonAtPlace(game: Game, seat: Seat, place: PlaceClaim): PokemonId {
  const owner = place.side === null ? seat : seatOf(game.setup.format.id, place.side);
  const side = sideOf(game, owner);
  const id = (place.zone === 'active' ? side.active : side.bench)[place.index];
  return id === undefined || id === NONE ? NOWHERE : id;
}

export const isCard = (game: Game, card: CardId, claim: NameClaim): boolean => matches(cardOf(game, card).facts, claim);

/** A card of that name in the hand; else any of that player's cards of the name, which the engine will refuse. */
export function cardFromHand(game: Game, seat: Seat, claim: NameClaim): CardId {
  const { hand } = sideOf(game, seat);
  const inHand = hand.find((card) => isCard(game, card, claim));
  if (inHand !== undefined) return inHand;
  const elsewhere = game.setup.ownerOf.findIndex((owner, card) => owner === seat && isCard(game, card, claim));
  return elsewhere < 0 ? NOWHERE : elsewhere;
}

/** The same for what is played to the Bench; a V-UNION is played from the discard pile. @rule CLS-33 */
export function cardToBench(game: Game, seat: Seat, claim: NameClaim): CardId {
  const card = cardFromHand(game, seat, claim);
  if (card === NOWHERE || cardOf(game, card).role !== 'v-union') return card;
  return sideOf(game, seat).discard.find((each) => isCard(game, each, claim)) ?? card;
}

/** A card with which a retreat is paid; of equal ones, one that has not been named for it. @rule RET-06 */
export function attachedCard(game: Game, pokemon: PokemonId, claim: NameClaim): CardId {
  const named = pokemonAt(game, pokemon).attached.filter((card) => isCard(game, card, claim));
  return named.find((card) => canPay(game, pokemon, card)) ?? named[0] ?? NOWHERE;
}

/** The Active Pokémon that a player's attack meets where the scenario does not say. */
export const opposingActive = (game: Game, seat: Seat): PokemonId => {
  const id = sideOf(game, facing(seat)).active[0]!;
  return id === NONE ? NOWHERE : id;
};

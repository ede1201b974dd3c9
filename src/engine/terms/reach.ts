import type { LinkedPlace } from '../effects/linked.js';
import type { CardsOf, PokemonOf } from '../effects/terms.js';
import type { Game } from '../model/game.js';
import { type CardId, NONE, ORIGINS, type PokemonId } from '../model/state.js';
import { ASKED, cardsMeant, causeIn, hears, isShielded, placeOfCard, pokemonMeant, type Scope } from './judge.js';

/*
 * Whom the effects of a text would reach, seen before it is carried out: what is prevented does not happen. @rule EFF-02
 */

/**
 * Whether what would be prevented counts as nothing before it is done. Elsewhere it is judged as if nothing prevented it, and
 * fizzles; what may be used as often as one likes must really do something. @rule TRN-07 TRN-06 HOUSE-01
 */
export function isForeseen({ setup: { era } }: Game, { origin, isEndless }: Scope): boolean {
  if (isEndless) return true;
  switch (ORIGINS[origin]) {
    case 'power':
      return era.emptyUse === 'allowed';
    case 'item':
    case 'supporter':
    case 'stadium':
    case 'tool':
      return era.preventedPlay === 'no-effect';
    default:
      return true;
  }
}

/** Whether it may be done although it changes nothing: attacks always may. @rule TRN-03 TRN-06 */
export function mayBeInVain({ setup: { era } }: Game, { origin }: Scope): boolean {
  switch (ORIGINS[origin]) {
    case 'item':
    case 'supporter':
      return false;
    case 'power':
    case 'stadium':
    case 'tool':
      return era.emptyUse === 'allowed';
    default:
      return true;
  }
}

/** Those of them that are not shielded from the text, as far as that is foreseen. */
export function withinReach(game: Game, scope: Scope, all: readonly PokemonId[]): readonly PokemonId[] {
  if (all.length === 0 || !hears(game, ASKED['effects-from']) || !isForeseen(game, scope)) return all;
  const cause = causeIn(scope);
  return all.filter((pokemon) => !isShielded(game, ASKED['effects-from'], pokemon, cause));
}

/** Whether all cards that are meant are on Pokémon that are shielded from the text, or are such Pokémon. */
export function areBeyondReach(game: Game, scope: Scope, cards: CardsOf): boolean {
  if (!hears(game, ASKED['effects-from']) || isInPile(cards) || !isForeseen(game, scope)) return false;
  const places = placesOf(game, scope, cards);
  return places.length > 0 && withinReach(game, scope, places).length === 0;
}

/** Cards of a deck, a hand or a pile are on no Pokémon. */
function isInPile(cards: CardsOf): boolean {
  const { zone }: LinkedPlace = cards.get === 'cards' ? cards.in : UNSAID;
  return zone !== undefined && zone !== 'in-play';
}

const UNSAID: LinkedPlace = {};

const NOWHERE: readonly PokemonId[] = [];

/** The Pokémon that the cards are on; none where one of the cards is on none, or on the Pokémon with this text. */
function placesOf(game: Game, scope: Scope, cards: CardsOf): readonly PokemonId[] {
  if (cards.get === 'whole') return pokemonMeant(game, scope, cards.of as PokemonOf);
  const isFree = (card: CardId): boolean => {
    const place = placeOfCard(game, card);
    return place === NONE || place === scope.self;
  };
  const meant = cardsMeant(game, scope, cards);
  return meant.some(isFree) ? NOWHERE : meant.map((card) => placeOfCard(game, card));
}

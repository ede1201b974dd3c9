import { type Game, pokemonAt, sideOf } from '../model/game.js';
import { type CardId, type PokemonId, type Seat, seatOf } from '../model/state.js';
import { ASKED, hears, isForbidden, ofCardOn } from '../terms/judge.js';
import { isTool, toolsTooMany } from './tools.js';

/**
 * Whether a text by which a player attaches the card can attach it there. What keeps from attaching speaks of the hand.
 * @rule ZONE-02 TOOL-02 PREC-01
 */
export function canBeAttached(game: Game, seat: Seat, card: CardId, pokemon: PokemonId): boolean {
  const owner = game.setup.ownerOf[card]!;
  const { attached, stack } = pokemonAt(game, pokemon);
  if (owner !== seatOf(pokemon) || attached.includes(card) || stack.includes(card)) return false;
  if (isTool(game, card) && toolsTooMany(game, pokemon) >= 0) return false;
  if (!hears(game, ASKED['can-attach']) || !sideOf(game, owner).hand.includes(card)) return true;
  return !isForbidden(game, ASKED['can-attach'], ofCardOn(pokemon, card, seat));
}

/** Whether anything may keep one of the cards from being attached: mostly nothing does. */
export const mayBeKeptOff = (game: Game, cards: readonly CardId[]): boolean =>
  hears(game, ASKED['can-attach']) || cards.some((card) => isTool(game, card));

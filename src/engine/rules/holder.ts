import { cardOf, type Game } from '../model/game.js';
import { type CardId, type PokemonId, seatOf } from '../model/state.js';
import { isMeant, isSilentCard, scopeOfCard } from '../terms/judge.js';

/** Whether a card may be on a Pokémon: some say on which. @rule NRG-13 TOOL-01 */
export function isHolder(game: Game, id: CardId, pokemon: PokemonId): boolean {
  const onto = cardOf(game, id).playPart?.onto;
  if (onto === undefined) return true;
  return isMeant(game, scopeOfCard(seatOf(pokemon), id), onto, pokemon);
}

/** Whether a card may stay on a Pokémon: one that has no effect just now does not discard itself either. @rule NRG-13 NRG-16 */
export const mayStayOn = (game: Game, id: CardId, pokemon: PokemonId): boolean =>
  isHolder(game, id, pokemon) || isSilentCard(game, id);

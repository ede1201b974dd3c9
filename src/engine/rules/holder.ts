import { cardOf, type Game } from '../model/game.js';
import { type CardId, type PokemonId, seatOf } from '../model/state.js';
import { isMeant, isSilentCard, scopeOfAttaching } from '../terms/judge.js';

/** Whether a card may be attached to a Pokémon: some say to which. @rule NRG-13 TOOL-01 TM-02 */
export function isHolder(game: Game, id: CardId, pokemon: PokemonId): boolean {
  const onto = cardOf(game, id).playPart?.onto;
  if (onto === undefined) return true;
  return isMeant(game, scopeOfAttaching(seatOf(pokemon), id), onto, pokemon);
}

/** Whether a card may stay on the Pokémon it is on: one that has no effect just now does not discard itself either. @rule NRG-13 NRG-16 TM-02 */
export function mayStayOn(game: Game, id: CardId, pokemon: PokemonId): boolean {
  const { staysOn } = cardOf(game, id);
  if (staysOn === null || isMeant(game, scopeOfAttaching(seatOf(pokemon), id), staysOn, pokemon)) return true;
  return isSilentCard(game, id);
}

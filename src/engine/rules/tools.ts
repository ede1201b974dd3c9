import { cardOf, type Game, isToolOnPokemon, pokemonAt } from '../model/game.js';
import type { CardId, PokemonId } from '../model/state.js';
import { ASKED, askNumber, hears, ofPokemon } from '../terms/judge.js';

/** A Pokémon Tool, or a Pokémon that is attached as one. @rule KIND-07 TOOL-03 */
export const isTool = (game: Game, card: CardId): boolean => isToolOnPokemon(cardOf(game, card));

/** How many Pokémon Tools are more than a Pokémon may have; below zero: so many more may come. @rule TOOL-02 PREC-01 */
export function toolsTooMany(game: Game, pokemon: PokemonId): number {
  const { attached } = pokemonAt(game, pokemon);
  let tools = 0;
  for (let i = 0; i < attached.length; i++) if (isTool(game, attached[i]!)) tools++;
  return tools - (hears(game, ASKED['tool-limit']) ? askNumber(game, ASKED['tool-limit'], ofPokemon(pokemon), 1) : 1);
}

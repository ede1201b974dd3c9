import { cardOf, type Game, pokemonAt } from '../model/game.js';
import type { CardId, PokemonId } from '../model/state.js';
import { ASKED, askNumber, hears, ofPokemon } from '../terms/judge.js';

export const isTool = (game: Game, card: CardId): boolean => cardOf(game, card).role === 'tool';

/** How many Pokémon Tools are more than a Pokémon may have; below zero: so many more may come. @rule TOOL-02 PREC-01 */
export function toolsTooMany(game: Game, pokemon: PokemonId): number {
  const { attached } = pokemonAt(game, pokemon);
  let tools = 0;
  for (let i = 0; i < attached.length; i++) if (isTool(game, attached[i]!)) tools++;
  return tools - (hears(game, ASKED['tool-limit']) ? askNumber(game, ASKED['tool-limit'], ofPokemon(pokemon), 1) : 1);
}

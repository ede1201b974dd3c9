import type { TypeIndex } from '../model/energy-type.js';
import { cardOf, type Game, pokemonAt } from '../model/game.js';
import type { PokemonId } from '../model/state.js';

/**
 * How many Energy cards of a type that the era counts among the special ones are on a Pokémon. Only cards without text
 * are counted: where a card has its own text, the text says what it does. @rule NRG-15 DECK-04
 */
export function plainEnergyOn(game: Game, pokemon: PokemonId, type: TypeIndex): number {
  let count = 0;
  const { attached } = pokemonAt(game, pokemon);
  for (let i = 0; i < attached.length; i++) if (cardOf(game, attached[i]!).specialByEra === type) count++;
  return count;
}

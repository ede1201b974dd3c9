import { type Game, isActive, topOf } from '../model/game.js';
import type { PokemonId } from '../model/state.js';

/** On the Bench a Tera Pokémon takes no damage from attacks, of either player; what is no damage reaches it. @rule CLS-41 */
export const isKeptFromAttacks = (game: Game, pokemon: PokemonId): boolean =>
  !isActive(game, pokemon) && topOf(game, pokemon).facts.tags.includes('tera');

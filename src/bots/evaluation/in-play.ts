import { type Imagined, NONE, type PokemonId, type Seat } from '../../engine/view.js';

/** A player's Active Pokémon. Mostly every Active spot is taken: then it is the list of the game itself. */
export function activeOf(game: Imagined, seat: Seat): readonly PokemonId[] {
  const { active } = game.state.sides[seat]!;
  return active.includes(NONE) ? active.filter((id) => id !== NONE) : active;
}

/** All Pokémon that a player has in play. */
export const pokemonOf = (game: Imagined, seat: Seat): readonly PokemonId[] =>
  activeOf(game, seat).concat(game.state.sides[seat]!.bench);

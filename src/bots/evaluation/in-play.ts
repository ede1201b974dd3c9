import { type Imagined, NONE, type PokemonId, type Seat } from '../../engine/view.js';

/** A player's Active Pokémon. */
export const activeOf = (game: Imagined, seat: Seat): readonly PokemonId[] =>
  game.state.sides[seat]!.active.filter((id) => id !== NONE);

/** All Pokémon that a player has in play. */
export const pokemonOf = (game: Imagined, seat: Seat): readonly PokemonId[] => [
  ...activeOf(game, seat),
  ...game.state.sides[seat]!.bench,
];

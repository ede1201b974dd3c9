import { type Game, pokemonAt } from './game.js';
import { endMarked } from './lasting.js';
import type { PokemonId } from './state.js';

/* Named counters other than damage counters: what texts put on Pokémon and speak of later. @rule EVO-09 EFF-10 */

/** A marker is called by its name, with or without the word for what it is. */
const nameOf = (marker: string): string => marker.replace(/[ -](marker|counter)s?$/i, '').toLowerCase();

export const isSameMarker = (one: string, other: string): boolean => nameOf(one) === nameOf(other);

/** The bits of all markers of these names. */
export const markerBits = ({ setup }: Game, names: readonly string[]): number =>
  setup.markerNames.reduce(
    (bits, marker, bit) => bits | (names.some((name) => isSameMarker(name, marker)) ? 1 << bit : 0),
    0,
  );

/** Puts a marker on a Pokémon; false: one of that name lies there already, and says all that it says. */
export function mark(game: Game, pokemon: PokemonId, name: string): boolean {
  const one = pokemonAt(game, pokemon);
  const bits = markerBits(game, [name]);
  if ((one.markers & bits) !== 0) return false;
  one.markers |= bits;
  return true;
}

/** Takes markers off a Pokémon, and what they say with them; false: none lay there. */
export function unmark(game: Game, pokemon: PokemonId, names: readonly string[]): boolean {
  const one = pokemonAt(game, pokemon);
  const bits = markerBits(game, names);
  if ((one.markers & bits) === 0) return false;
  one.markers &= ~bits;
  endMarked(game, pokemon, (label) => names.some((name) => isSameMarker(name, label)));
  return true;
}

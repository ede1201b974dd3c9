import { DARKNESS } from '../model/energy-type.js';
import { type Game, pokemonAt, topOf } from '../model/game.js';
import { flipCoin, TAILS, WAIT } from '../model/random.js';
import { type Frame, type PokemonId, seatOf } from '../model/state.js';
import { plainEnergyOn } from '../rules/special-energy.js';
import { putCounters } from './checkup-conditions.js';

/* The steps that come last between turns in eras that have them, for Benched Pokémon too. @rule CHK-04 */

/** Whether the last steps concern a Pokémon. */
export const hasTail = (game: Game, pokemon: PokemonId): boolean =>
  (pokemonAt(game, pokemon).markers & game.setup.charMarkers) !== 0 || plainEnergyOn(game, pokemon, DARKNESS) > 0;

/** Its owner flips; tails: 2 damage counters. @rule CHK-04 */
export function charCounter(game: Game, frame: Frame, pokemon: PokemonId): boolean {
  if ((pokemonAt(game, pokemon).markers & game.setup.charMarkers) === 0) return true;
  const coin = flipCoin(game, frame, seatOf(pokemon), 'char');
  if (coin === WAIT) return false;
  if (coin === TAILS) putCounters(game, pokemon, 2, 'damagedByCharCounter');
  return true;
}

/** A damage counter for each Darkness Energy on a Pokémon that is neither of that type nor Dark by name. @rule CHK-04 NRG-15 NAME-11 */
export function darknessEnergy(game: Game, pokemon: PokemonId): boolean {
  const top = topOf(game, pokemon);
  if (top.types.includes(DARKNESS) || top.isDarkByName) return true;
  const counters = plainEnergyOn(game, pokemon, DARKNESS);
  if (counters > 0) putCounters(game, pokemon, counters, 'damagedByDarknessEnergy');
  return true;
}

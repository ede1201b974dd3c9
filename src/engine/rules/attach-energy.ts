import { cardOf, type Game, sideOf } from '../model/game.js';
import type { Card } from '../model/setup.js';
import { type CardId, type PokemonId, type Seat, seatOf } from '../model/state.js';
import { ASKED, hears, isAnyAbout, isForbidden, ofCardOn } from '../terms/judge.js';
import { isHolder } from './holder.js';
import type { FaultReasons, Faults } from './reason.js';

const NOT_YOURS = 1;
const NOT_ENERGY = 2;
const ATTACHED = 4;
const FORBIDDEN = 8;

export const ATTACH_ENERGY_REASONS: FaultReasons = [
  'not-your-pokemon',
  'not-energy',
  'energy-attached',
  'cannot-attach',
];

/** One Energy card from the hand to one of your Pokémon, once a turn. @rule NRG-01 NRG-11 BENCH-05 */
export function attachEnergyFaults(game: Game, seat: Seat, id: CardId, pokemon: PokemonId): Faults {
  let faults = 0;
  if (seatOf(pokemon) !== seat || game.state.pokemon[pokemon] == null) faults |= NOT_YOURS;
  if (cardOf(game, id).role !== 'energy') faults |= NOT_ENERGY;
  if (sideOf(game, seat).energyAttached !== 0) faults |= ATTACHED;
  if ((faults & NOT_YOURS) !== 0) return faults;
  if (isAnyAbout(game, ASKED['can-attach'], pokemon, id) || isAnyAbout(game, ASKED['can-play'], pokemon, id)) {
    const about = ofCardOn(pokemon, id, seat);
    if (isForbidden(game, ASKED['can-attach'], about) || isForbidden(game, ASKED['can-play'], about))
      faults |= FORBIDDEN;
  }
  if (!isHolder(game, id, pokemon)) faults |= FORBIDDEN;
  return faults;
}

/** Whether no text says anything about whom an Energy card may be attached to: mostly none does. */
export const isFreelyAttached = (game: Game, { playPart }: Card): boolean =>
  playPart?.onto === undefined && !hears(game, ASKED['can-attach']) && !hears(game, ASKED['can-play']);

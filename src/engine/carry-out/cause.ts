import { PREVENTED_EFFECTS } from '../effects/linked.js';
import { emit } from '../model/event.js';
import type { Game } from '../model/game.js';
import { type Frame, NONE, ORIGINS, type PokemonId } from '../model/state.js';
import { type Cause, isShielded } from '../terms/judge.js';
import { preventedFor } from './interpose.js';

/** What the effects of a frame come from: an attack, or what the frame was begun for. @rule EFF-01 */
export function causeOf(frame: Frame): Cause {
  const origin = frame.kind === 'attack' ? 'attack' : (ORIGINS[frame.extra] ?? 'rules');
  return { origin, seat: frame.seat, pokemon: frame.source, card: frame.card };
}

const isPrevented = (frame: Frame, pokemon: PokemonId): boolean => {
  const bits = frame.kind === 'attack' ? preventedFor(frame, pokemon) : NONE;
  return bits !== NONE && (bits & PREVENTED_EFFECTS) !== 0;
};

/** The Pokémon that an effect reaches; those that are shielded from it are left out. @rule EFF-02 EFF-03 */
export function reached(game: Game, frame: Frame, all: readonly PokemonId[]): readonly PokemonId[] {
  const cause = causeOf(frame);
  return all.filter((pokemon) => {
    if (!isShielded(game, 'effects-from', pokemon, cause) && !isPrevented(frame, pokemon)) return true;
    emit(game, 'shielded', pokemon);
    return false;
  });
}

import { PREVENTED_EFFECTS } from '../effects/linked.js';
import { emit } from '../model/event.js';
import { type Game, isActive } from '../model/game.js';
import { type Bindings, type Frame, NONE, ORIGINS, type PokemonId } from '../model/state.js';
import { ASKED, type Cause, hears, isShielded, shieldOf } from '../terms/judge.js';
import { hasReached, preventedFor } from './interpose.js';

/** What the effects of a frame come from: an attack, or what the frame was begun for. @rule EFF-01 */
export function causeOf(frame: Frame): Cause {
  const origin = frame.kind === 'attack' ? 'attack' : (ORIGINS[frame.extra] ?? 'rules');
  return { origin, seat: frame.seat, pokemon: frame.source, card: frame.card };
}

/** In the frame of the turn: the Pokémon to which its attack has done damage, and those that it has touched otherwise. */
export const DAMAGED_SLOT = 0;
export const TOUCHED_SLOT = 1;

/** Those of both that were Active when it hurt them. */
export const STRUCK_ACTIVE_SLOT = 3;

/**
 * Remembers whom the turn's attack has hurt, and where: whether a Knock Out is its work, and by damage, is asked when it is
 * over. @rule ATK-15 KO-01 KO-12
 */
export function noteHurt(game: Game, frame: Frame, pokemon: PokemonId, slot: number): void {
  const { state, setup } = game;
  if (frame.kind !== 'attack' || (setup.rules.length === 0 && setup.remembered.length === 0)) return;
  const { env } = state.frames[0]!;
  note(env, slot, pokemon);
  if (isActive(game, pokemon)) note(env, STRUCK_ACTIVE_SLOT, pokemon);
}

/** Where there is such a slot. */
function note(env: Bindings, slot: number, pokemon: PokemonId): void {
  const before = env[slot];
  if (before !== undefined) env[slot] = [...before, pokemon];
}

const isPrevented = (frame: Frame, pokemon: PokemonId): boolean => {
  const bits = frame.kind === 'attack' ? preventedFor(frame, pokemon) : NONE;
  return bits !== NONE && (bits & PREVENTED_EFFECTS) !== 0;
};

/** Mostly nobody is shielded from anything, and nothing has been prevented. */
export const reachesEverybody = (game: Game, frame: Frame): boolean =>
  !hears(game, ASKED['effects-from']) && (frame.kind !== 'attack' || !hasReached(frame));

/** The Pokémon that an effect reaches; those that are shielded from it are left out. @rule EFF-02 EFF-03 */
export function reached(game: Game, frame: Frame, all: readonly PokemonId[]): readonly PokemonId[] {
  if (all.length === 0 || reachesEverybody(game, frame)) return all;
  const cause = causeOf(frame);
  return all.filter((pokemon) => {
    if (!isKeptFrom(game, frame, pokemon, cause)) return true;
    if (game.log !== null) emit(game, 'shielded', pokemon, shieldOf(game, ASKED['effects-from'], pokemon, cause));
    return false;
  });
}

const isKeptFrom = (game: Game, frame: Frame, pokemon: PokemonId, cause: Cause): boolean =>
  isShielded(game, ASKED['effects-from'], pokemon, cause) || isPrevented(frame, pokemon);

/** Whether an effect that is still to come would reach a Pokémon; nobody is told. @rule EFF-02 EFF-03 */
export const wouldReach = (game: Game, frame: Frame, pokemon: PokemonId): boolean =>
  reachesEverybody(game, frame) || !isKeptFrom(game, frame, pokemon, causeOf(frame));

/** Whether what an effect brings to a shielded Pokémon leaves its place all the same, and is lost. @rule EFF-21 */
export function isLostOnTheWay({ setup }: Game): boolean {
  switch (setup.era.broughtToShielded) {
    case 'stays':
      return false;
    case 'is-lost':
      return true;
  }
}

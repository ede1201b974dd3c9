import { type Game, isActive } from '../model/game.js';
import { NONE, type PokemonId } from '../model/state.js';

/**
 * Who is Active, for texts. What an attack has done is judged by where its Pokémon and the ones it hurt were then, also if they
 * have moved before it is judged: one record for all, because nobody keeps it. @rule KO-12
 */
const then = { hurt: NONE, wasActive: false, attacker: NONE };

export function isInActiveSpot(game: Game, pokemon: PokemonId): boolean {
  if (then.hurt !== NONE) {
    if (pokemon === then.hurt) return then.wasActive;
    if (pokemon === then.attacker) return true;
  }
  return isActive(game, pokemon);
}

/** Whom an attack has hurt, whether that one was Active then, and who attacked. */
export interface Struck {
  readonly hurt: PokemonId;
  readonly wasActive: boolean;
  readonly attacker: PokemonId;
}

/** Judges something as it was when the attack hurt a Pokémon; `null`: as it is now. @rule KO-12 */
export function asStruck<T>(struck: Struck | null, judge: () => T): T {
  if (struck === null) return judge();
  const before = { ...then };
  Object.assign(then, struck);
  try {
    return judge();
  } finally {
    Object.assign(then, before);
  }
}

import { EVENT_SLOT } from '../effects/linked.js';
import { type Game, pokemonAt } from '../model/game.js';
import { NONE, ORIGINS, type PokemonId } from '../model/state.js';
import { EVENT_POKEMON } from '../terms/scope.js';
import { isOptional } from './waiting.js';

/**
 * A Pokémon is about to become another by evolving or devolving: what was set off for it, and waits, misses what it becomes;
 * a power that it could still have used it has no more. @rule EVO-10 EFF-15
 */
export function missFormer(game: Game, id: PokemonId): void {
  const { state } = game;
  const { stack } = pokemonAt(game, id);
  const isOwn = ({ origin, self, card }: (typeof state.due)[number]): boolean =>
    ORIGINS[origin] === 'power' && self === id && stack.includes(card);
  state.due = state.due.filter((one) => !isOwn(one) || !isOptional(game, one));
  for (const one of state.due) {
    const event = one.env[EVENT_SLOT];
    const isForIt = event?.[EVENT_POKEMON] === id;
    if (isForIt) one.env[EVENT_SLOT] = event.with(EVENT_POKEMON, NONE);
    if (one.self === id && (isForIt || isOwn(one))) one.self = NONE;
  }
}

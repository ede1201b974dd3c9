import { type Answer, type Game, NOWHERE, type Seat, triggeredNow } from '../../engine/index.js';
import type { ActionClaim } from '../read/claims.js';
import { pokemonAtPlace } from './board.js';

/**
 * A power that may be used when its Pokémon is played or evolves is offered at once. Using it is the player's next step;
 * whoever does something else lets the moment pass. @rule POW-07
 */
export function momentAnswer(game: Game, seat: Seat, action: ActionClaim): Answer | null {
  const { decision } = game.state;
  if (decision.kind !== 'may' || decision.seat !== seat || action.kind === 'answer') return null;
  const open = triggeredNow(game);
  if (open === null) return null;
  if (action.kind !== 'use' || action.power !== open.name) return { kind: 'no' };
  const of = action.of === null ? open.pokemon : pokemonAtPlace(game, seat, action.of);
  return { kind: of === open.pokemon || of === NOWHERE ? 'yes' : 'no' };
}

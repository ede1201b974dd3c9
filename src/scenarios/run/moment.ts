import { A, answer, type Game, type Packed, type Seat, triggeredNow } from '../../engine/index.js';
import type { ActionClaim } from '../read/claims.js';
import { NOWHERE, pokemonAtPlace } from './board.js';

/**
 * A power that may be used when its Pokémon is played or evolves is offered at once. Using it is the player's next step;
 * whoever does something else lets the moment pass. @rule POW-07
 */
export function momentAnswer(game: Game, seat: Seat, action: ActionClaim): Packed | null {
  const { decision } = game.state;
  if (decision.kind !== 'may' || decision.seat !== seat || action.kind === 'answer') return null;
  const open = triggeredNow(game);
  if (open === null) return null;
  if (action.kind !== 'use' || action.power !== open.name) return answer(A.NO);
  const of = action.of === null ? open.pokemon : pokemonAtPlace(game, seat, action.of);
  return answer(of === open.pokemon || of === NOWHERE ? A.YES : A.NO);
}

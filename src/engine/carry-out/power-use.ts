import { PREVENTED_EFFECTS } from '../effects/linked.js';
import { WOULD_CHANNELS } from '../link/listen.js';
import { emit } from '../model/event.js';
import type { Game } from '../model/game.js';
import type { Frame } from '../model/state.js';
import { interposed, preventedOf } from './interpose.js';
import type { Outcome } from './outcome.js';

/** The step of a program that is a power being used: it has been announced, and has not done anything yet. @rule POW-08 */
export const ANNOUNCED = 1;

const WOULD_BE_USED = [WOULD_CHANNELS['used-power']];

/**
 * Before a power that was announced does anything, not even what it costs, whoever may keep it from doing so is asked. It
 * has been used all the same. @rule POW-03 POW-08 EFF-02 TURN-10
 */
export function takesEffect(game: Game, frame: Frame): Outcome {
  const event = { pokemon: frame.source, seat: frame.seat, card: frame.card };
  if (!interposed(game, frame, WOULD_BE_USED, event)) return 'wait';
  if ((preventedOf(frame) & PREVENTED_EFFECTS) === 0) return 'go-on';
  emit(game, 'powerDidNothing', frame.source, frame.script);
  return 'stop';
}

import type { EventLog } from './model/event-log.js';
import type { Game } from './model/game.js';
import { CONCEDE, kindOfAnswer, type Packed, xOf } from './model/packed.js';
import { fork } from './record/fork.js';
import { type Refusal, refuse } from './refusal.js';
import { err, ok, type Result } from './result.js';
import { reasonsAgainst } from './turn/faults.js';
import { play } from './turn/run.js';

/** The game after an answer, and what happened. */
export interface Applied {
  readonly game: Game;
  /** What happened between this answer and the next decision. */
  readonly events: EventLog;
}

const SILENCE: EventLog = { numbers: [] };

/**
 * The pure door: gives an answer to the open decision and returns the game that follows, or the refusal. The game it
 * was given stays as it is. `listen` false: no events are recorded.
 */
export function apply(game: Game, given: Packed, listen = true): Result<Applied, Refusal> {
  const reasons = reasonsAgainst(game, given);
  if (reasons.length > 0) {
    const seat = kindOfAnswer(given) === CONCEDE ? xOf(given) : game.state.decision.seat;
    return err(refuse(game, seat, given, reasons));
  }
  const events = listen ? { numbers: [] } : SILENCE;
  const next: Game = { setup: game.setup, state: fork(game.state), log: listen ? events : null, answer: game.answer };
  play(next, given);
  return ok({ game: next, events });
}

import { type Answer, packed } from './model/answer.js';
import type { EventLog } from './model/event-log.js';
import type { Game } from './model/game.js';
import { CONCEDE, kindOfAnswer, type Packed, xOf } from './model/packed.js';
import { fork } from './record/fork.js';
import { type Refusal, refuse } from './refusal.js';
import { err, ok, type Result } from './result.js';
import { reasonsAgainstPacked } from './turn/faults.js';
import { playPacked } from './turn/run.js';

/** The game after an answer, and what happened. */
export interface Applied {
  readonly game: Game;
  /** What happened between this answer and the next decision. */
  readonly events: EventLog;
}

const SILENCE: number[] = [];

/**
 * The pure door: gives an answer to the open decision and returns the game that follows, or the refusal. The game it
 * was given stays as it is. `listen` false: no events are recorded.
 */
export const apply = (game: Game, answer: Answer, listen = true): Result<Applied, Refusal> =>
  applyPacked(game, packed(answer), listen);

export function applyPacked(game: Game, given: Packed, listen = true): Result<Applied, Refusal> {
  const refusal = refusalOfAnybody(game, given);
  if (refusal !== null) return err(refusal);
  const events: EventLog = { setup: game.setup, numbers: listen ? [] : SILENCE };
  const next: Game = { setup: game.setup, state: fork(game.state), log: listen ? events : null, answer: game.answer };
  playPacked(next, given);
  return ok({ game: next, events });
}

/**
 * Gives an answer to the open decision and plays on, in place: the game it is given is another afterwards. A refusal is
 * returned, and then nothing has changed.
 */
export function play(game: Game, answer: Answer): Refusal | null {
  const given = packed(answer);
  const refusal = refusalOfAnybody(game, given);
  if (refusal === null) playPacked(game, given);
  return refusal;
}

/** Why nobody may give this answer now; null: `play` lets it through. Nothing changes. */
export const refusalNow = (game: Game, answer: Answer): Refusal | null => refusalOfAnybody(game, packed(answer));

/** Plays on with an answer that `refusalNow` has let through at this very decision: the rules are not asked again. */
export function playAllowed(game: Game, answer: Answer): void {
  playPacked(game, packed(answer));
}

/** Why nobody may give this answer now, told to whom it is about. */
function refusalOfAnybody(game: Game, given: Packed): Refusal | null {
  const reasons = reasonsAgainstPacked(game, given);
  if (reasons.length === 0) return null;
  return refuse(game, kindOfAnswer(given) === CONCEDE ? xOf(given) : game.state.decision.seat, given, reasons);
}

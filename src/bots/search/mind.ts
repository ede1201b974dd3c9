import { type Answer, forkOf, type Imagined, playIn, type Random, type Seat } from '../../engine/view.js';
import { quickAnswer } from '../quick/quick.js';

/** How wide and how far lines are looked at. */
export interface Width {
  /** Lines that are led on, and how many acts long they grow. */
  readonly lines: number;
  readonly acts: number;
  /** Answers that are tried at a turn, and at a choice on the way. */
  readonly answers: number;
  readonly choices: number;
}

/** Who thinks, in one imagined game, and with what. */
export interface Mind {
  readonly seat: Seat;
  readonly random: Random;
  readonly width: Width;
  /** How many answers have been played in it. */
  plays: number;
}

/** The game in which the answer has been given. */
export function tried(game: Imagined, given: Answer, mind: Mind): Imagined {
  const next = forkOf(game);
  give(next, given, mind);
  return next;
}

export function give(game: Imagined, given: Answer, mind: Mind): void {
  mind.plays++;
  playIn(game, given);
}

/** So many decisions may come of one answer. */
export const LONGEST = 40;

/** Plays on by rules of thumb to the next turn that has to be decided. */
export function settle(game: Imagined, mind: Mind): void {
  const { state } = game;
  for (let steps = 0; steps < LONGEST && state.phase !== 'over' && state.decision.kind !== 'turn'; steps++)
    give(game, quickAnswer(game, mind.random), mind);
}

import type { Answer } from '../model/answer.js';
import type { Random } from '../model/chance/stream.js';
import type { Game } from '../model/game.js';
import type { DecisionKind, Seat } from '../model/state.js';
import { type Belief, believe } from './belief.js';
import { imagine } from './imagine.js';
import { answersIn, type Imagined } from './imagined.js';
import type { Remembered } from './memory.js';
import { type View, viewFor } from './view.js';

/** What a player has to go by: what the seat may know, what it may answer, and games as they may be. */
export interface Outlook {
  readonly seat: Seat;
  readonly kind: DecisionKind;
  /** What is offered, for the seat that decides. */
  readonly answers: readonly Answer[];
  readonly view: View;
  imagine(random: Random): Imagined;
}

/**
 * The outlook of the seat that decides. Without a belief it reckons with cards such as it has seen, without a memory it
 * goes by what lies open.
 */
export function outlookOf(game: Game, belief: Belief = believe(game.setup), memory?: Remembered): Outlook {
  const { seat, kind } = game.state.decision;
  return {
    seat,
    kind,
    answers: answersIn(game),
    get view() {
      return viewFor(game, seat);
    },
    imagine: (random) => imagine(game, seat, { belief, memory }, random),
  };
}

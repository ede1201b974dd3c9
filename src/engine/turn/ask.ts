import { answers } from '../model/answer.js';
import type { Game } from '../model/game.js';
import { type DecisionKind, NONE, type Seat } from '../model/state.js';
import { listAnswers } from './list.js';

interface About {
  readonly count?: number;
  readonly pokemon?: number;
}

const NOTHING_MORE: About = {};

/**
 * Opens a decision. One that has a single legal answer is answered at once, unless the game was set up to ask those
 * too; an ordinary turn is always asked, because ending it is the player's word to say.
 */
export function ask(game: Game, kind: DecisionKind, seat: Seat, about = NOTHING_MORE): void {
  const { decision } = game.state;
  decision.kind = kind;
  decision.seat = seat;
  decision.count = about.count ?? 0;
  decision.pokemon = about.pokemon ?? NONE;
  if (kind === 'turn' || game.setup.options.askForced) return;
  if (listAnswers(game) === 1) {
    game.answer = answers.list[0]!;
    decision.kind = 'none';
  }
}

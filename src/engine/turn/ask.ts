import type { Game } from '../model/game.js';
import { listedAt } from '../model/packed.js';
import { type DecisionKind, NONE, type Seat } from '../model/state.js';
import { forgetOpened, listOpened } from './list.js';

interface About {
  readonly count?: number;
  readonly pokemon?: number;
}

const NOTHING_MORE: About = {};

/**
 * An ordinary turn is the player's word to end; placing face down unasked, or letting a moment pass unasked, would tell
 * the others what is in the hand.
 */
const isAlwaysAsked = (kind: DecisionKind): boolean =>
  kind === 'turn' || kind === 'active' || kind === 'bench' || kind === 'off-turn';

/**
 * Opens a decision. One that has a single legal answer is answered at once, unless it is always asked or the game was
 * set up to ask everything. @rule ZONE-07 ZONE-12
 */
export function ask(game: Game, kind: DecisionKind, seat: Seat, about = NOTHING_MORE): void {
  const { decision } = game.state;
  decision.kind = kind;
  decision.seat = seat;
  decision.count = about.count ?? 0;
  decision.pokemon = about.pokemon ?? NONE;
  forgetOpened();
  if (isAlwaysAsked(kind) || game.setup.options.askForced) return;
  if (listOpened(game) === 1) {
    forgetOpened();
    game.answer = listedAt(0);
    decision.kind = 'none';
  }
}

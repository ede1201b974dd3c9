import type { Game } from '../model/game.js';
import { type View, viewFor } from './view.js';

/**
 * What all seats know together: each hand as its owner sees it, the decision as the one who decides. Decks and face-down
 * Prize cards stay closed, as they are for everybody. @rule ZONE-04 ZONE-10
 */
export function sharedView(game: Game): View {
  const views = game.state.sides.map((_, seat) => viewFor(game, seat));
  const [first] = views as [View, ...View[]];
  const decides = first.decision === null ? first : views[first.decision.seat]!;
  return {
    ...first,
    seat: 'spectator',
    sides: views.map((view, seat) => view.sides[seat]!),
    decision: decides.decision,
  };
}

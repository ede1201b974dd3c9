import { describe, expect, it } from 'vitest';
import { apply, listAnswers, type View, type Viewer, viewFor } from '../../src/engine/index.js';
import { holds, playedGame } from './properties/playing.js';

/** How many sides are the very same object in both. */
function sharedSides(one: View, other: View): number {
  return one.sides.filter((side, seat) => side === other.sides[seat]).length;
}

describe('a view built from others', () => {
  it('is the view that is built of nothing, for every viewer, step by step', () => {
    let [steps, shared] = [0, 0];
    holds(50, (sample) => {
      let { game } = playedGame(sample);
      const viewers: Viewer[] = [...game.state.sides.keys(), 'spectator'];
      const views = new Map(viewers.map((viewer) => [viewer, viewFor(game, viewer)]));
      for (let step = 0; step < 6 && game.state.phase !== 'over'; step++) {
        const offered = listAnswers(game);
        const next = apply(game, offered[(step * 5 + 2) % offered.length]!);
        if (!next.ok) throw new Error(next.error.sentence);
        game = next.value.game;
        let beside: View | undefined;
        for (const viewer of viewers) {
          const before = views.get(viewer)!;
          const view = viewFor(game, viewer, { before, beside });
          expect(JSON.stringify(view)).toBe(JSON.stringify(viewFor(game, viewer)));
          shared += sharedSides(view, before);
          steps++;
          beside = view;
          views.set(viewer, view);
        }
      }
    });
    expect(shared).toBeGreaterThan(steps / 2); // in most steps one side at least is as it was
  });
});

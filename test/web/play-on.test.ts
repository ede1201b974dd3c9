import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { shippedLibrary } from '../../src/cli/library-files.js';
import { loadRegistry } from '../../src/cli/registry-files.js';
import { fingerprint, replay } from '../../src/engine/index.js';
import { LocalGame, type Moment, seatedAt } from '../../src/session/index.js';
import { follow, recordAt } from '../../src/web/judge/follow.js';
import { documentsIn } from '../../src/web/judge/shelf.js';
import { TEMPLATE } from '../../src/web/judge/template.js';

const world = { library: shippedLibrary(), rules: loadRegistry().entries.map(({ id }) => id) };

/** The game of a step, with a person in the seat that decides there. */
function takenUp(text: string, era: string, step: number): { readonly game: LocalGame; readonly seat: number } | null {
  const seat = follow(text, 0, world).runs.find((run) => run.era === era)!.steps[step]?.view?.decision?.seat;
  const record = recordAt(text, { place: 0, era, step }, world);
  if (seat === undefined || record === null) return null;
  const resumed = LocalGame.resume({ setup: seatedAt(record, seat), record });
  if (!resumed.ok) throw new Error(resumed.error[0]?.message);
  return { game: resumed.value, seat };
}

/** Plays on with the last offered answer each time. */
function playOn(game: LocalGame, choices: number): Moment {
  let moment = [game.now(), ...game.others()].at(-1)!;
  for (let given = 0; given < choices && moment.view.phase !== 'over'; given++) {
    const { decision } = moment.view;
    expect(decision?.kind).not.toBe('coin');
    const next = game.answer(decision!.options.at(-1)!.answer);
    if ('sentence' in next) throw new Error(next.sentence);
    moment = next.at(-1)!;
  }
  return moment;
}

describe('playing on from the judge’s desk', () => {
  it('begins in the position that was shown, for the player who decides there', () => {
    const shown = follow(TEMPLATE, 0, world).runs[0]!.steps[1]!.view!;
    const { game, seat } = takenUp(TEMPLATE, 'e-card-2002', 1)!;
    const { view } = game.now();
    expect(seat).toBe(shown.decision!.seat);
    expect(view.sides[0]!.active[0]!.card!.card).toBe(shown.sides[0]!.active[0]!.card!.card);
    expect([view.turn, view.sides[0]!.discard.count]).toEqual([shown.turn, shown.sides[0]!.discard.count]);
  });

  it('flips the coins that a scenario would have to name, and takes them back with the choice', () => {
    const scenarios = documentsIn(readFileSync('scenarios/condition/confused.yaml', 'utf8'));
    for (const text of scenarios.slice(0, 12)) {
      const begun = takenUp(text, follow(text, 0, world).written[0]!.eras[0]!, 0);
      if (begun === null) continue;
      const before = [begun.game.now(), ...begun.game.others()].at(-1)!;
      playOn(begun.game, 6);
      const replayed = replay(begun.game.record());
      expect(replayed.ok && String(fingerprint(replayed.value.state))).toBe(begun.game.now().fingerprint);
      while (begun.game.now().undoable > 0) begun.game.undo();
      expect(begun.game.now().view.turn).toBe(before.view.turn);
    }
  });

  it('has no game for a deck that is judged, or a step that there is not', () => {
    expect(recordAt(TEMPLATE, { place: 0, era: 'e-card-2002', step: 99 }, world)).toBe(null);
    expect(recordAt(TEMPLATE, { place: 7, era: 'e-card-2002', step: 0 }, world)).toBe(null);
  });
});

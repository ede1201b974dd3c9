import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { shippedLibrary } from '../../src/cli/library-files.js';
import { loadRegistry } from '../../src/cli/registry-files.js';
import { fingerprint, replay } from '../../src/engine/index.js';
import { seatedAt, Table } from '../../src/session/index.js';
import { follow, recordAt } from '../../src/web/judge/follow.js';
import { TEMPLATE } from '../../src/web/judge/template.js';
import { documentsIn } from '../../src/web/rules/shelf.js';
import { Practice } from '../session/tables.js';

const world = { library: shippedLibrary(), rules: loadRegistry().entries.map(({ id }) => id) };

/** The game of a step, with a person in the seat that decides there. */
function takenUp(text: string, era: string, step: number): { readonly table: Table; readonly seat: number } | null {
  const seat = follow(text, 0, world).runs.find((run) => run.era === era)!.steps[step]?.view?.decision?.seat;
  const record = recordAt(text, { place: 0, era, step }, world);
  if (seat === undefined || record === null) return null;
  const resumed = Table.resume(record, seatedAt(record, seat).players);
  if (!resumed.ok) throw new Error(resumed.error[0]?.message);
  return { table: resumed.value, seat };
}

/** Plays on with the last offered answer each time. */
function playOn(game: Practice, choices: number): void {
  for (let given = 0; given < choices && game.now.view.phase !== 'over'; given++) {
    expect(game.now.view.decision?.kind).not.toBe('coin');
    game.choose(-1);
  }
}

describe('playing on from the judge’s desk', () => {
  it('begins in the position that was shown, for the player who decides there', () => {
    const shown = follow(TEMPLATE, 0, world).runs[0]!.steps[1]!.view!;
    const { table, seat } = takenUp(TEMPLATE, 'e-card-2002', 1)!;
    const { view } = table.viewing(seat).whole();
    expect(seat).toBe(shown.decision!.seat);
    expect(view.sides[0]!.active[0]!.card!.card).toBe(shown.sides[0]!.active[0]!.card!.card);
    expect([view.turn, view.sides[0]!.discard.count]).toEqual([shown.turn, shown.sides[0]!.discard.count]);
  });

  it('flips the coins that a scenario would have to name, and takes them back with the choice', () => {
    const scenarios = documentsIn(readFileSync('scenarios/condition/confused.yaml', 'utf8'));
    for (const text of scenarios.slice(0, 12)) {
      const begun = takenUp(text, follow(text, 0, world).written[0]!.eras[0]!, 0);
      if (begun === null) continue;
      const game = new Practice(begun.table);
      const before = game.now;
      playOn(game, 6);
      const replayed = replay(begun.table.record());
      expect(replayed.ok && String(fingerprint(replayed.value.state))).toBe(begun.table.fingerprint());
      while (begun.table.undo());
      expect(game.viewing.whole().view.turn).toBe(before.view.turn);
    }
  });

  it('has no game for a deck that is judged, or a step that there is not', () => {
    expect(recordAt(TEMPLATE, { place: 0, era: 'e-card-2002', step: 99 }, world)).toBe(null);
    expect(recordAt(TEMPLATE, { place: 7, era: 'e-card-2002', step: 0 }, world)).toBe(null);
  });
});

// Who has left is still somebody: what the others may do, and what they learn, is as if that player were there.
import { describe, expect, it } from 'vitest';
import { type Player, Table } from '../../src/session/index.js';
import { IN_DECK, IN_HAND, offTurnClaim } from '../engine/off-turn-board.js';
import { practice, setupOf, tableOf } from './tables.js';

describe('taking back', () => {
  it('is not for who was left alone: the other one may come back', () => {
    const table = tableOf(setupOf(5, 'hgss-2010', ['person', 'person']));
    for (let i = 0; i < 6; i++) {
      const seat = table.waitsFor!;
      table.choose(seat, table.viewing(seat).whole().view.decision!.options[0]!.answer);
    }
    const before = table.fingerprint();
    table.leave(1);
    expect(table.undo()).toBe(false);
    expect(table.viewing(0).whole().undoable).toBe(0);
    table.sit(1, 'person');
    expect(table.undo()).toBe(false);
    expect(table.fingerprint()).toBe(before);
  });

  it('is for one person among bots, and not while that seat is empty', () => {
    const { table } = practice(5);
    table.choose(0, table.viewing(0).whole().view.decision!.options[0]!.answer);
    table.leave(0);
    expect(table.undo()).toBe(false);
    table.sit(0, 'person');
    expect(table.undo()).toBe(true);
  });
});

describe('a moment in the opponent’s turn (TURN-10)', () => {
  /** Whom the table waits for when A has used the power. */
  function waitedFor(players: readonly Player[], other: typeof IN_HAND): number | null {
    const table = Table.begin(offTurnClaim(other), players);
    if (!table.ok) throw new Error(table.error[0]?.message);
    expect(table.value.choose(0, { kind: 'use', pokemon: 0, number: 0 })).toBe(null);
    const { waitsFor } = table.value;
    expect(table.value.goOn()).toBe(waitsFor === null);
    return waitsFor;
  }

  it('waits for an absent player whether there is something to play or not', () => {
    expect(waitedFor(['person', 'empty'], IN_HAND)).toBe(1);
    expect(waitedFor(['person', 'empty'], IN_DECK)).toBe(1);
    expect(waitedFor(['person', 'person'], IN_DECK)).toBe(1);
  });

  it('passes by itself against a bot with nothing to play', () => {
    expect(waitedFor(['person', 'random'], IN_DECK)).toBe(null);
  });

  it('passes the same when the game is gone on with: whose word it was does not depend on who is away', () => {
    const table = Table.begin(offTurnClaim(IN_DECK), ['person', 'empty']);
    if (!table.ok) throw new Error(table.error[0]?.message);
    table.value.choose(0, { kind: 'use', pokemon: 0, number: 0 });
    const resumed = Table.resume(table.value.record(), ['person', 'empty']);
    expect(resumed.ok && resumed.value.waitsFor).toBe(1);
  });
});

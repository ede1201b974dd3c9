import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../src/engine/index.js';
import { landmarksIn } from '../../src/session/landmarks.js';

const turn = (number: number): GameEvent => ({ kind: 'turnBegan', seat: 0, turn: number });
const PRIZE: GameEvent = { kind: 'prizeTaken', seat: 0, card: null };
const KNOCK_OUT: GameEvent = { kind: 'knockedOut', pokemon: 16, card: 70 };
const ELSE: GameEvent = { kind: 'greeted' };

describe('landmarks of a game', () => {
  it('are where a turn has begun, and before the choice that brings a Knock Out or a Prize card', () => {
    const events = [ELSE, turn(1), ELSE, KNOCK_OUT, PRIZE, PRIZE, turn(2)];
    expect(landmarksIn(events, [1, 2, 3, 7])).toEqual([
      { kind: 'turn', place: 1, turn: 1 },
      { kind: 'knock-out', place: 2, turn: 1 },
      { kind: 'prize', place: 2, turn: 1 },
      { kind: 'turn', place: 3, turn: 2 },
    ]);
  });
});

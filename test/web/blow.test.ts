import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../src/engine/index.js';
import { fatalIn } from '../../src/web/motion/blow.js';

const [MINE, THEIRS] = [0, 16];
const event = (kind: GameEvent['kind'], a: number, b = 0): GameEvent => ({ kind, a, b });

describe('damage that Knocks Out', () => {
  it('is all that a Pokémon took in the moment in which it was Knocked Out', () => {
    const events = [
      event('attackDeclared', MINE),
      event('damagedByAttack', THEIRS, 60),
      event('countersPut', THEIRS, 20),
      event('damagedByAttack', MINE, 10),
      event('knockedOut', THEIRS, 33),
    ];
    expect([...fatalIn(events)]).toEqual([[THEIRS, 80]]);
  });

  it('is none where a Pokémon stays, or is Knocked Out without damage', () => {
    expect(fatalIn([event('damagedByPoison', MINE, 10)]).size).toBe(0);
    expect(fatalIn([event('knockedOut', MINE, 3)]).size).toBe(0);
  });
});

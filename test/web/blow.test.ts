import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../src/engine/index.js';
import { fatalIn } from '../../src/web/motion/blow.js';

const [MINE, THEIRS] = [0, 16];

describe('damage that Knocks Out', () => {
  it('is all that a Pokémon took in the moment in which it was Knocked Out', () => {
    const events: GameEvent[] = [
      { kind: 'attackDeclared', pokemon: MINE, attack: 'Tackle' },
      { kind: 'damagedByAttack', pokemon: THEIRS, points: 60 },
      { kind: 'countersPut', pokemon: THEIRS, points: 20 },
      { kind: 'damagedByAttack', pokemon: MINE, points: 10 },
      { kind: 'knockedOut', pokemon: THEIRS, card: 33 },
    ];
    expect([...fatalIn(events)]).toEqual([[THEIRS, 80]]);
  });

  it('is none where a Pokémon stays, or is Knocked Out without damage', () => {
    expect(fatalIn([{ kind: 'damagedByPoison', pokemon: MINE, points: 10 }]).size).toBe(0);
    expect(fatalIn([{ kind: 'knockedOut', pokemon: MINE, card: 3 }]).size).toBe(0);
  });
});

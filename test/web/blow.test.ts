import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../src/engine/index.js';
import { blowsIn } from '../../src/web/motion/blow.js';

const [MINE, THEIRS] = [0, 16];

describe('what is seen of damage', () => {
  it('is one number for all that a Pokémon took in the moment in which it was Knocked Out', () => {
    const events: GameEvent[] = [
      { kind: 'attackDeclared', pokemon: MINE, attack: 'Tackle' },
      { kind: 'damagedByAttack', pokemon: THEIRS, points: 60 },
      { kind: 'countersPut', pokemon: THEIRS, points: 20 },
      { kind: 'damagedByAttack', pokemon: MINE, points: 10 },
      { kind: 'knockedOut', pokemon: THEIRS, card: 33 },
    ];
    const fatal = { pokemon: THEIRS, points: 80, isFatal: true };
    expect(blowsIn(events)).toEqual([
      { attacker: MINE, blows: [fatal, { pokemon: MINE, points: 10, isFatal: false }] },
    ]);
  });

  it('has a stamp and no number where a Pokémon is Knocked Out without damage', () => {
    const blows = [{ pokemon: MINE, points: null, isFatal: true }];
    expect(blowsIn([{ kind: 'knockedOut', pokemon: MINE, card: 3 }])).toEqual([{ attacker: null, blows }]);
  });

  it('is another number between two turns than that of the attack before', () => {
    const events: GameEvent[] = [
      { kind: 'attackDeclared', pokemon: MINE, attack: 'Tackle' },
      { kind: 'damagedByAttack', pokemon: THEIRS, points: 20 },
      { kind: 'checkupBegan', turn: 4 },
      { kind: 'damagedByPoison', pokemon: THEIRS, points: 10 },
    ];
    expect(blowsIn(events).map(({ blows }) => blows.map(({ points }) => points))).toEqual([[20], [10]]);
  });

  it('is nothing where nothing was taken', () => {
    expect(blowsIn([{ kind: 'checkupBegan', turn: 4 }])).toEqual([]);
  });
});

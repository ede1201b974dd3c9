import { describe, expect, it } from 'vitest';
import { evaluate } from '../../src/bots/index.js';
import type { Imagined } from '../../src/engine/view.js';
import { attack, basic } from './board.js';
import { type Duel, duel } from './duel.js';

/** How the first player's position looks to them; nothing in it is hidden that would matter. */
const looks = (position: Duel): number => evaluate(duel(position) as unknown as Imagined, 0);

const strong = basic('Strong', { hp: 120, attacks: [attack('Blow', 60)] });
const slow = basic('Slow', { hp: 120, attacks: [attack('Tap', 20)] });

describe('the Prize trade', () => {
  it('is better for who Knocks Out in fewer turns', () => {
    expect(looks({ active: strong, against: slow })).toBeGreaterThan(looks({ active: slow, against: slow }));
    expect(looks({ active: slow, against: slow })).toBeGreaterThan(looks({ active: slow, against: strong }));
  });

  it('is better with an attacker on the Bench that is ready', () => {
    const idle = basic('Idle', { hp: 120 });
    expect(looks({ active: slow, bench: [strong] })).toBeGreaterThan(looks({ active: slow, bench: [idle] }));
  });
});

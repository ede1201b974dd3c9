import { describe, expect, it } from 'vitest';
import { ACTS, type Act } from '../../src/engine/index.js';
import { nextAct } from '../../src/web/choices/next-act.js';
import { BAR } from '../../src/web/words/words.js';

const open = (...acts: readonly Act[]): Act | undefined =>
  nextAct(ACTS.map((act) => ({ act, count: acts.includes(act) ? 1 : 0, refusal: null })));

describe('the one thing that is proposed', () => {
  it('is not to end the turn while a power can be used or a card be played', () => {
    expect(open('use', 'retreat', 'end')).toBe('use');
    expect(open('play', 'end')).toBe('play');
    expect(open('retreat', 'end')).toBe('end');
  });

  it('is to attack when the hand has done what it does in most turns', () => {
    expect(open('attach', 'use', 'attack', 'end')).toBe('attach');
    expect(open('use', 'attack', 'end')).toBe('attack');
  });

  it('says how many bonus cards are drawn', () => {
    expect([0, 1, 2].map(BAR.bonus)).toEqual(['Draw none', 'Draw 1 card', 'Draw 2 cards']);
  });
});

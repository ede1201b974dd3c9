import { describe, expect, it } from 'vitest';
import { STRETCH, stepTime, stretchOf, TIMES } from '../../src/web/motion/pace.js';

describe('the pace of what is shown', () => {
  it('is that of the table of times, stretched by the speed', () => {
    const attacks = (['slow', 'normal', 'fast', 'off'] as const).map((speed) => TIMES.attack * STRETCH[speed]);
    expect(attacks).toEqual([2340, 1300, 650, 0]);
  });

  it('is none for who asks the system for less motion, whatever the speed', () => {
    expect(stretchOf('slow', true)).toBe(0);
    expect(stretchOf('slow', false)).toBe(1.8);
  });

  it('gives a step of another player its time, and a long sentence more', () => {
    expect(stepTime(40)).toBe(1200);
    expect(stepTime(140)).toBeGreaterThan(stepTime(100));
    expect(stepTime(100)).toBeGreaterThan(1200);
  });
});

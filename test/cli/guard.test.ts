import { describe, expect, it } from 'vitest';
import { shown } from '../../src/cli/guard.js';

describe('what a terminal is shown', () => {
  it.each([
    ['\u001b]0;title\u0007', '\\u001b]0;title\\u0007'],
    ['\u001b[2J', '\\u001b[2J'],
    ['over\rwritten', 'over\\u000dwritten'],
    ['\u009b2J\u007f', '\\u009b2J\\u007f'],
    ['\u202egnirts\u2069', '\\u202egnirts\\u2069'],
  ])('is not obeyed: %j', (hostile, harmless) => {
    expect(shown(hostile)).toBe(harmless);
  });

  it('is otherwise as it was written: lines, tabs, accents, tables, flags of two signs', () => {
    const plain = 'Pokémon\tFarfetch’d\n─── █ 🇪🇺 ×2';
    expect(shown(plain)).toBe(plain);
  });

  it('is the same JSON', () => {
    const value = { name: '\u001b[2J\u009b\u202e', more: '\\u001b' };
    expect(JSON.parse(shown(JSON.stringify(value)))).toEqual(value);
  });
});

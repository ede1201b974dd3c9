import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changeBetween, changed } from '../../src/session/changes.js';

const plain = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.integer({ min: 0, max: 5 }),
    fc.constantFrom('a', 'b', null, true),
    fc.array(tie('value'), { maxLength: 6 }),
    fc.record({ id: fc.integer({ min: 0, max: 3 }), part: tie('value') }),
    fc.record({ other: tie('value'), more: tie('value') }),
  ),
})).value;

describe('a change', () => {
  it('makes the other value of the one, whatever they are, and has nothing to say where they are equal', () => {
    fc.assert(
      fc.property(plain, plain, (before, after) => {
        const change = changeBetween(before, after);
        if (change === null) expect(before).toEqual(after);
        else expect(JSON.stringify(changed(before, JSON.parse(JSON.stringify(change))))).toBe(JSON.stringify(after));
        expect(changeBetween(after, structuredClone(after))).toBe(null);
      }),
      { numRuns: 2000, seed: 7 },
    );
  });

  it('names the fields of an object that are other ones, and leaves the rest the very same', () => {
    const before = { seat: 0, hand: { count: 2 }, bench: [{ pokemon: 1, damage: 0 }] };
    const after = { seat: 0, hand: { count: 2 }, bench: [{ pokemon: 1, damage: 30 }] };
    const change = changeBetween(before, after)!;
    expect(change).toEqual({ in: { bench: { each: [[0, { in: { damage: { to: 30 } } }]] } } });
    expect(changed(before, change).hand).toBe(before.hand);
  });

  it('puts into a list what is new, takes out what is gone, and replaces what is another thing', () => {
    const [a, b, c, d] = [5, 6, 7, 8].map((card) => ({ card, name: 'Cub' })) as [object, object, object, object];
    expect(changeBetween([a, b], [a, b, c])).toEqual({ at: 2, out: 0, put: [c] });
    expect(changeBetween([a, b, c], [a, c])).toEqual({ at: 1, out: 1, put: [] });
    expect(changeBetween([a, b, c], [a, d, c])).toEqual({ at: 1, out: 1, put: [d] });
  });
});

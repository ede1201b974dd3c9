import { describe, expect, it } from 'vitest';
import { beginGathering, gather, gatheredSince } from '../../src/engine/terms/gather.js';

describe('what is gathered', () => {
  it('comes as a list of its own, in its order', () => {
    const from = beginGathering();
    expect(gather(7, from)).toBe(1);
    expect(gather(5, from)).toBe(2);
    const list = gatheredSince(from);
    const next = beginGathering();
    gather(9, next);
    expect([list, gatheredSince(next)]).toEqual([[7, 5], [9]]);
  });

  it('is kept apart from what is gathered in the middle of it', () => {
    const outer = beginGathering();
    gather(1, outer);
    const inner = beginGathering();
    expect(gather(2, inner)).toBe(1);
    expect(gatheredSince(inner)).toEqual([2]);
    gather(3, outer);
    expect(gatheredSince(outer)).toEqual([1, 3]);
  });

  it('may be nothing', () => {
    expect(gatheredSince(beginGathering())).toEqual([]);
  });
});

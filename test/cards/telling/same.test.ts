import { describe, expect, it } from 'vitest';
import { isSame } from '../../../src/cards/telling/same.js';

describe('two readings are the same', () => {
  const reading = { is: 'do', do: [{ op: 'draw', n: 2, reveal: undefined }] };

  it('when they would be written alike', () => {
    expect(isSame(reading, { is: 'do', do: [{ op: 'draw', n: 2 }] })).toBe(true);
    expect(isSame({ is: 'do', do: [{ op: 'draw', n: 2 }] }, reading)).toBe(true);
  });

  it('not when a value, a field, the order or the length differs', () => {
    expect(isSame(reading, { is: 'do', do: [{ op: 'draw', n: 3 }] })).toBe(false);
    expect(isSame(reading, { is: 'do', do: [{ op: 'draw', n: 2, who: 'each' }] })).toBe(false);
    expect(isSame(reading, { is: 'do', do: [{ n: 2, op: 'draw' }] })).toBe(false);
    expect(
      isSame(reading, {
        is: 'do',
        do: [
          { op: 'draw', n: 2 },
          { op: 'draw', n: 2 },
        ],
      }),
    ).toBe(false);
    expect(isSame([], {})).toBe(false);
    expect(isSame(null, {})).toBe(false);
  });
});

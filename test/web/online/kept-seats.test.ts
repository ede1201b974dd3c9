// Whoever has the key of a seat sits there: what a browser keeps of it, and what it makes of anything else.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetSeat, type KeptSeat, keepSeat, keptSeat, keptSeats } from '../../../src/web/online/kept-seats.js';
import { keepName, keptName, tidyName } from '../../../src/web/settings/guest-name.js';

const kept = new Map<string, string>();
let isFull = false;

vi.stubGlobal('localStorage', {
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, value: string) => {
    if (isFull) throw new Error('full');
    kept.set(name, value);
  },
});

beforeEach(() => {
  kept.clear();
  isFull = false;
  for (const seat of keptSeats()) forgetSeat(seat);
  kept.clear();
});

const at = (table: string, seat = 0): KeptSeat => ({ table, seat, key: 'a'.repeat(32), name: 'Ada', deck: '' });

describe('a seat', () => {
  it('is kept under its table and its number, the latest first', () => {
    keepSeat(at('one'));
    keepSeat(at('two', 1));
    keepSeat(at('two', 0));
    expect(keptSeats().map(({ table, seat }) => `${table} ${seat}`)).toEqual(['two 0', 'two 1', 'one 0']);
    expect(keptSeat('two')?.seat).toBe(0);
    expect(keptSeat('two', 1)?.seat).toBe(1);
    expect(keptSeat('three')).toBeNull();
    expect(keptSeat('one', 1)).toBeNull();
  });

  it('is kept once, as it was said last', () => {
    keepSeat(at('one'));
    keepSeat({ ...at('one'), deck: 'Ember Spark' });
    expect(keptSeats()).toEqual([{ ...at('one'), deck: 'Ember Spark' }]);
  });

  it('is forgotten alone', () => {
    keepSeat(at('one', 0));
    keepSeat(at('one', 1));
    forgetSeat({ table: 'one', seat: 1 });
    expect(keptSeats()).toEqual([at('one', 0)]);
  });

  it('makes the oldest forgotten when there are many', () => {
    for (let i = 0; i < 25; i++) keepSeat(at(`table ${i}`));
    expect(keptSeats()).toHaveLength(20);
    expect(keptSeat('table 4')).toBeNull();
    expect(keptSeat('table 5')).not.toBeNull();
  });

  it('is held as long as the page is open where a browser keeps nothing', () => {
    isFull = true;
    keepSeat(at('one'));
    expect(keptSeat('one')).toEqual(at('one'));
  });

  it.each([
    '{',
    '7',
    '{}',
    '[7]',
    '[null]',
    '[{"table":"one"}]',
    '[{"table":1,"seat":"0","key":"","name":"","deck":""}]',
  ])('is none where %s is kept', (written) => {
    kept.set('rulebox.seats', written);
    expect(keptSeats()).toEqual([]);
  });
});

describe('a name', () => {
  it('is kept as a table takes it', () => {
    keepName('  Ada\n\u0007Lovelace  ');
    expect(keptName()).toBe('AdaLovelace');
    expect(tidyName('🂡'.repeat(30))).toBe('🂡'.repeat(24));
    expect(tidyName(' \t')).toBe('');
  });
});

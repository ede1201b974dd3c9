// A small sample of what `rulebox soak --doors` brings; and the harness itself, held against doors that do not stand it.
import { describe, expect, it } from 'vitest';
import { goodInputs, soakDoors } from '../../../src/arena/index.js';
import { openClaim, openDeck, openRecord } from '../../../src/cards/index.js';
import { shippedLibrary } from '../../../src/cli/library-files.js';

const { decks, pool } = shippedLibrary();
const good = goodInputs(decks, pool, 7);

/** Time is no matter here: a busy machine is no fault. */
const plan = { inputs: 400, seed: 7, clock: () => 0 };

describe('the doors', () => {
  it('take everything that is good', () => {
    for (const record of good.records) expect(openRecord(record)).toMatchObject({ ok: true, value: { remarks: [] } });
    for (const claim of good.claims) expect(openClaim(claim)).toMatchObject({ ok: true });
    for (const deck of good.decks)
      expect(openDeck(deck, pool)).toMatchObject({ ok: true, value: { list: { faults: [] } } });
  });

  it('take or refuse what is spoilt, throw at nothing, and what they take can be played', () => {
    const { tallies, kinds } = soakDoors(good, plan);
    expect(kinds).toEqual({});
    for (const { tried, taken } of Object.values(tallies)) {
      expect(taken).toBeGreaterThan(0);
      expect(tried).toBeGreaterThan(taken);
    }
  });

  it('are told apart from doors that throw or take too long', () => {
    let now = 0;
    const slow = soakDoors(good, { ...plan, inputs: 10, clock: () => (now += 2000) });
    expect(Object.keys(slow.kinds).every((kind) => kind.endsWith('it took n ms'))).toBe(true);
    const broken = { ...pool, byId: null as never };
    const { kinds } = soakDoors({ ...good, pool: broken }, { ...plan, inputs: 100 });
    expect(Object.keys(kinds).join()).toContain('deck: TypeError');
  });

  it('are tried with the same inputs by the same seed', () => {
    expect(soakDoors(good, plan)).toEqual(soakDoors(good, plan));
  });
});

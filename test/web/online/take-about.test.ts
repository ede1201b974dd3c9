import { describe, expect, it } from 'vitest';
import type { SeatAbout, TableAbout } from '../../../src/protocol/index.js';
import { NOWHERE, type OnlineState } from '../../../src/web/online/table/state.js';
import { takeAbout } from '../../../src/web/online/table/take-about.js';
import { ABOUT } from '../../protocol/about.js';

const withSeat = (seat: number, changed: Partial<SeatAbout>): TableAbout => ({
  ...ABOUT,
  seats: ABOUT.seats.map((each) => (each.seat === seat ? { ...each, ...changed } : each)),
});

/** What a page at seat 0 knows after it was told these, one after the other. */
function knownAfter(...told: readonly TableAbout[]): OnlineState {
  let state: OnlineState = { ...NOWHERE, seat: 0 };
  for (const [second, about] of told.entries()) {
    state = { ...state, passing: null, announced: '', ...takeAbout(state, about, second * 1000).state };
  }
  return state;
}

describe('What a page makes of what it is told about a table', () => {
  it('notes who is away, and since when, and says who is back', () => {
    const gone = withSeat(1, { here: false });
    expect(knownAfter(ABOUT, gone, gone).awaySince).toEqual(new Map([[1, 1000]]));
    expect(knownAfter(ABOUT, gone).announced).toBe('Ben is away.');
    const back = knownAfter(ABOUT, gone, ABOUT);
    expect(back).toMatchObject({ passing: { is: 'back', name: 'Ben' }, announced: 'Ben is back.' });
    expect(back.awaySince.size).toBe(0);
  });

  it('waits for no bot, and not for who sits at the page itself', () => {
    expect(knownAfter(ABOUT, withSeat(1, { here: false, player: 'random' })).awaySince.size).toBe(0);
    expect(knownAfter(ABOUT, withSeat(0, { here: false })).awaySince.size).toBe(0);
  });

  it('hears only what is said from now on', () => {
    const hello = { number: 5, seat: 1, phrase: 'hello' } as const;
    const nice = { number: 8, seat: 1, phrase: 'nice' } as const;
    const come = takeAbout({ ...NOWHERE, seat: 0 }, { ...ABOUT, said: [hello] }, 0);
    expect(come.spoke).toEqual([]);
    const next = takeAbout({ ...NOWHERE, seat: 0, ...come.state }, { ...ABOUT, said: [hello, nice] }, 0);
    expect(next.spoke).toEqual([nice]);
    expect(next.state.announced).toBe('Ben: Nicely played.');
  });

  it('does not read out what is muted', () => {
    const state = { ...NOWHERE, seat: 0, about: ABOUT, isMuted: true };
    const said = [{ number: 8, seat: 1, phrase: 'nice' }] as const;
    expect(takeAbout(state, { ...ABOUT, said }, 0).state.announced).toBeUndefined();
  });

  it('tells once what the other asks, and never what one asks oneself', () => {
    const pause = { ...ABOUT, requests: [{ request: 'pause', seat: 1, agreed: [1] }] } as const;
    expect(knownAfter(ABOUT, pause).announced).toBe('Ben asks for a pause.');
    expect(knownAfter(ABOUT, pause, pause).announced).toBe('');
    const own = { ...ABOUT, requests: [{ request: 'pause', seat: 0, agreed: [0] }] } as const;
    expect(knownAfter(ABOUT, own).announced).toBe('');
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { timeLeftText } from '../../src/companion/index.js';
import type { Moment } from '../../src/session/index.js';
import { agreeOn, countAnew, flipCoin, lookOn, press, tick, useBeside } from '../../src/web/tools/beside-table.js';

const tools = () => useBeside.getState().tools;
const moment = (phase: string, coins = { heads: 0, flips: 0 }): Pick<Moment, 'view' | 'coins'> =>
  ({ view: { phase }, coins }) as Moment;
const see = (seen: Pick<Moment, 'view' | 'coins'>): void => lookOn({ moment: seen as Moment }, { moment: null });

describe('beside the table', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    agreeOn(10);
    countAnew();
  });
  afterEach(() => vi.useRealTimers());

  const pass = (seconds: number): void => {
    vi.advanceTimersByTime(seconds * 1000);
    tick();
  };

  it('stands still while what must be done between turns is shown: 9:20 are left, not 9:00 (ERD-11)', () => {
    see(moment('main'));
    press('L');
    pass(30);
    see(moment('between-turns'));
    pass(20);
    see(moment('main'));
    pass(10);
    expect(timeLeftText(tools().timer)).toBe('9:20');
  });

  it('is started and stopped by either button (ERD-12)', () => {
    see(moment('main'));
    press('R');
    pass(5);
    press('L');
    pass(60);
    expect(timeLeftText(tools().timer)).toBe('9:55');
  });

  it('counts flips of one’s own beside those of the game, and anew when asked to (ERD-10)', () => {
    see(moment('main', { heads: 3, flips: 4 }));
    for (let flips = 0; flips < 5; flips++) flipCoin();
    expect(tools().flipper.flips).toBe(5);
    expect(tools().gameCoins).toEqual({ heads: 3, flips: 4 });
    countAnew();
    expect(tools().flipper).toMatchObject({ heads: 0, flips: 0, shows: null });
  });
});

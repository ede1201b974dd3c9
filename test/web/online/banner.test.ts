import { describe, expect, it } from 'vitest';
import type { TableAbout } from '../../../src/protocol/index.js';
import { type BannerInput, bannerOf } from '../../../src/web/online/table/banner-of.js';
import { clockNow, timeText } from '../../../src/web/online/table/clock-now.js';
import { ABOUT } from '../../protocol/about.js';

const WELL: BannerInput = {
  line: { is: 'open' },
  hasNetwork: true,
  about: ABOUT,
  seat: 0,
  serverNow: 1_000_000,
  kept: null,
  passing: null,
  away: [],
};

const AWAY = { is: 'away', since: 0, nextTry: 0 } as const;
const shown = (input: Partial<BannerInput>) => bannerOf({ ...WELL, ...input });
const about = (changed: Partial<TableAbout>): TableAbout => ({ ...ABOUT, ...changed });

describe('What is said over a table that is played elsewhere', () => {
  it('is nothing while all is well', () => {
    expect(shown({})).toBeNull();
    expect(shown({ line: { is: 'opening' } })).toBeNull();
  });

  it('is that somebody is away, and whether a clock runs', () => {
    expect(shown({ away: [1] })).toMatchObject({ look: 'away', strong: 'Ben is away.', act: null });
    expect(shown({ away: [1] })?.rest).toContain('any device');
    const seats = ABOUT.seats.map((each) => ({ ...each, clock: { left: 600_000, since: each.seat === 1 ? 0 : null } }));
    expect(shown({ away: [1], about: about({ seats }) })?.rest).toContain('the clock runs');
    expect(shown({ away: [0], seat: 1, about: about({ seats }) })?.rest).not.toContain('runs');
  });

  it('is never that one is away oneself, nor that somebody left after the game', () => {
    expect(shown({ away: [0] })).toBeNull();
    expect(shown({ away: [1], about: about({ phase: 'over' }) })).toBeNull();
  });

  it('counts down until the game can be claimed, for who sits there', () => {
    const table = about({ claimable: { seat: 1, from: 1_096_000 } });
    const act = (serverNow: number, seat: number | null = 0) =>
      shown({ away: [1], about: table, serverNow, seat })?.act;
    expect(act(1_000_000)).toEqual({ does: 'claim', name: 'Claim the game in 1:36', isOpen: false });
    expect(act(1_096_000)).toEqual({ does: 'claim', name: 'Claim the game', isOpen: true });
    expect(act(1_096_000, null)).toBeNull();
  });

  it('is first of all how the line is, and that a choice is kept', () => {
    const gone = { away: [1], passing: { is: 'back', name: 'Ben' } } as const;
    expect(shown({ ...gone, line: AWAY })?.strong).toBe('The table’s server is away.');
    expect(shown({ ...gone, line: AWAY, hasNetwork: false })?.strong).toBe('You are offline.');
    expect(shown({ line: AWAY, kept: 'End your turn' })?.rest).toContain('“End your turn” is kept');
    expect(shown({ line: { is: 'closed', sentence: 'Nobody plays here.' } })).toMatchObject({
      look: 'no',
      rest: 'Nobody plays here.',
    });
  });

  it('is for a while that somebody is back, that a choice counts, or that it came too late', () => {
    expect(shown({ passing: { is: 'back', name: 'Ben' } })).toMatchObject({ look: 'good', strong: 'Ben is back.' });
    expect(shown({ passing: { is: 'you-back', choice: 'End your turn' } })?.rest).toBe(
      '“End your turn” was sent and counts.',
    );
    const late = (because: string | null) => shown({ passing: { is: 'late', choice: 'End your turn', because } });
    expect(late(null)).toMatchObject({ look: 'no', strong: 'Too late.' });
    expect(late('Your time is over.')?.rest).toBe('“End your turn” does not count. Your time is over.');
  });

  it('is that the game is paused, and how it goes on', () => {
    const paused = about({ isPaused: true });
    expect(shown({ about: paused })?.act).toMatchObject({ does: 'go-on', isOpen: true });
    expect(shown({ about: paused, seat: null })?.act).toBeNull();
  });
});

describe('A clock', () => {
  it('runs from when the server let it run, by the server’s time', () => {
    expect(clockNow({ left: 600_000, since: 5_000 }, 65_000, false)).toMatchObject({ left: 540_000, text: '9:00' });
    expect(clockNow({ left: 600_000, since: null }, 65_000, false)).toMatchObject({ text: '10:00', look: 'waits' });
  });

  it('gains nothing where our clock seems to be before the server’s', () => {
    expect(clockNow({ left: 600_000, since: 5_000 }, 1_000, false).left).toBe(600_000);
  });

  it('is lit while it runs, low under a minute, struck when it has fallen, dashed in a pause', () => {
    const look = (left: number, since: number | null, isPaused = false) => clockNow({ left, since }, 0, isPaused).look;
    expect([look(60_000, 0), look(59_999, 0), look(59_999, null), look(0, 0)]).toEqual([
      'runs',
      'low',
      'low',
      'fallen',
    ]);
    expect(look(90_000, null, true)).toBe('paused');
  });

  it('is told in hours, minutes and seconds', () => {
    expect([3_849_000, 1_087_000, 47_000, 1, 0].map(timeText)).toEqual(['1:04:09', '18:07', '0:47', '0:01', '0:00']);
  });
});

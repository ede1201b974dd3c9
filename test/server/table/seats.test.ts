import { describe, expect, it } from 'vitest';
import { playing, TestTable } from './tables.js';

const sit = (table: TestTable, name: string, seat?: number): string =>
  table.wish({ do: 'sit', name, key: 'cc'.repeat(32), seat }, null);

describe('a seat', () => {
  it('is the first that is free, or the one that is asked for', () => {
    const table = new TestTable({ era: 'platinum-2009', format: 'team-battle' });
    sit(table, 'Ada');
    sit(table, 'Cleo', 2);
    sit(table, 'Ben');
    expect(table.about.seats.map(({ name, player }) => [name, player])).toEqual([
      ['Ada', 'person'],
      ['Ben', 'person'],
      ['Cleo', 'person'],
      ['', 'empty'],
    ]);
  });

  it('is nobody else’s while somebody sits there, and there are no more than the format has', () => {
    const table = new TestTable().sit();
    expect(sit(table, 'Eve')).toBe('Every seat of this table is taken.');
    expect(sit(table, 'Eve', 1)).toBe('Ben sits there already.');
    expect(sit(table, 'Eve', 3)).toBe('This table has 2 seats.');
  });

  it('is free again when who sat there leaves before the game', () => {
    const table = new TestTable().sit();
    table.wish({ do: 'leave' }, 1);
    expect(table.about.seats[1]).toMatchObject({ name: '', player: 'empty', hasDeck: false });
    expect(sit(table, 'Eve')).toBe('write');
    expect(table.fold.seatOfKey((hash) => hash === '11'.repeat(32))).toBeNull();
  });

  it('waits for its own player when that one leaves in the middle of a game, and for no stranger', () => {
    const table = playing();
    table.wish({ do: 'leave' }, 1);
    expect(table.about.seats[1]).toMatchObject({ name: 'Ben', player: 'empty', here: false });
    expect(sit(table, 'Eve')).toMatch(/has begun/);
    const seat = table.fold.seatOfKey((hash) => hash === '11'.repeat(32));
    expect(seat).toBe(1);
    table.wish({ do: 'come-back' }, seat);
    expect(table.about.seats[1]).toMatchObject({ name: 'Ben', player: 'person', here: true });
    expect(table.wish({ do: 'come-back' }, seat)).toBe('Nobody has left this seat.');
  });

  it('takes a bot from the table’s maker, before the game, which is ready with its deck', () => {
    const table = new TestTable().sit(1);
    const bot = { do: 'seat-bot', on: 1, bot: 'random' } as const;
    expect(table.wish(bot, null)).toMatch(/Only who opened/);
    expect(table.wish({ ...bot, on: 0 }, 0)).toBe('Ada sits there already.');
    expect(table.wish({ ...bot, bot: 'deep' }, 0)).toMatch(/no bot "deep"; there are random/);
    expect(table.wish(bot, 0)).toBe('write');
    expect(table.about.seats[1]).toMatchObject({ player: 'random', here: true, isReady: false });
    expect(table.deck(1, 0)).toBe('write');
    expect(table.about.seats[1]).toMatchObject({ hasDeck: true, isReady: true });
    table.ready();
    expect(table.about.phase).toBe('playing');
    expect(table.wish(bot, 0)).toMatch(/before the game/);
  });

  it('calls each bot otherwise than everybody else at the table', () => {
    const table = new TestTable({ era: 'platinum-2009', format: 'team-battle' });
    table.wish({ do: 'sit', name: 'Fair bot', key: '00'.repeat(32) }, null);
    for (const on of [1, 2, 3]) table.wish({ do: 'seat-bot', on, bot: on === 2 ? 'random' : 'greedy' }, 0);
    expect(table.about.seats.map(({ name }) => name)).toEqual(['Fair bot', 'Fair bot 2', 'Random bot', 'Fair bot 3']);
    table.wish({ do: 'seat-bot', on: 3, bot: 'greedy' }, 0);
    expect(table.about.seats[3]?.name).toBe('Fair bot 3');
  });

  it('has its own deck, which nobody else picks and which stays for the match', () => {
    const table = new TestTable().sit();
    expect(table.deck(1, 0)).toBe('Everybody picks their own deck.');
    table.ready();
    expect(table.deck(1)).toBe('A deck is kept for the whole match.');
  });

  it('is not ready any more when its deck is another', () => {
    const table = new TestTable().sit();
    expect(table.wish({ do: 'ready', share: 'ab'.repeat(16) }, 0)).toBe('write');
    expect(table.wish({ do: 'ready', share: 'ab'.repeat(16) }, 0)).toMatch(/You are ready/);
    table.deck(0);
    expect(table.about.seats[0]?.isReady).toBe(false);
  });
});

describe('who looks on', () => {
  it('takes part in nothing', () => {
    const table = playing();
    const number = table.fold.number;
    for (const wish of [
      { do: 'leave' },
      { do: 'concede' },
      { do: 'claim' },
      { do: 'say', phrase: 'hello' },
      { do: 'ask', request: 'pause' },
      { do: 'reply', request: 'pause', yes: true },
      { do: 'ready', share: '' },
      { do: 'choose', number: table.fold.number, answer: { kind: 'done' } },
    ] as const)
      expect(table.wish(wish, null)).toMatch(/You look on here/);
    expect(table.fold.number).toBe(number);
  });
});

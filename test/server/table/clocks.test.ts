import { describe, expect, it } from 'vitest';
import { playing, TestTable } from './tables.js';

const CLOCK = { seconds: 60, more: 5 };

const left = (table: TestTable): readonly (number | undefined)[] => table.about.seats.map(({ clock }) => clock?.left);
const running = (table: TestTable): readonly number[] =>
  table.about.seats.flatMap(({ seat, clock }) => (clock?.since == null ? [] : [seat]));

/** A table at whose first turn somebody is asked. */
function inTurn(): TestTable {
  const table = playing({ clock: CLOCK });
  return table.until(() => table.fold.state.playing!.viewing(0).whole().view.decision?.kind === 'turn');
}

describe('a clock', () => {
  it('does not run before the game', () => {
    const table = new TestTable({ clock: CLOCK }).sit();
    table.at += 10_000;
    expect(running(table)).toEqual([]);
    expect(left(table)).toEqual([60_000, 60_000]);
  });

  it('runs for who is asked, from the entry that asked to the entry that answers', () => {
    const table = playing({ clock: CLOCK });
    for (let i = 0; i < 6; i++) {
      const asked = table.asked!;
      expect(running(table)).toEqual([asked]);
      const before = left(table)[asked]!;
      const { since } = table.about.seats[asked]!.clock!;
      table.at += 1_000;
      table.choose();
      if (table.asked !== asked) expect(left(table)[asked]! % 5_000).toBe((before - (table.at - since!)) % 5_000);
    }
  });

  it('has some seconds more for each turn that its player begins', () => {
    const table = inTurn();
    const first = table.asked!;
    expect(left(table)[first]).toBe(65_000);
    expect(left(table)[1 - first]).toBe(60_000);
    const { playing: game } = table.fold.state;
    table.wish({ do: 'choose', number: table.fold.number, answer: { kind: 'pass' } }, first);
    expect(game!.viewing(0).whole().view.turn).toBe(2);
    expect(left(table)[1 - first]).toBe(65_000);
  });

  it('is not touched by what is said meanwhile', () => {
    const table = inTurn();
    const [first, before] = [table.asked!, table.about.seats.map(({ clock }) => clock)];
    table.at += 7_000;
    table.wish({ do: 'say', phrase: 'thinking' }, first);
    expect(table.about.seats.map(({ clock }) => clock)).toEqual(before);
  });

  it('stands in a pause, and goes on with the time that was left', () => {
    const table = inTurn();
    const first = table.asked!;
    table.at += 10_000;
    table.wish({ do: 'ask', request: 'pause' }, first);
    table.wish({ do: 'reply', request: 'pause', yes: true }, 1 - first);
    expect([table.about.isPaused, running(table), left(table)[first]]).toEqual([true, [], 55_000]);
    table.at += 600_000;
    expect(table.wish({ do: 'choose', number: table.fold.number, answer: { kind: 'pass' } }, first)).toMatch(/a pause/);
    table.wish({ do: 'ask', request: 'go-on' }, first);
    table.wish({ do: 'reply', request: 'go-on', yes: true }, 1 - first);
    expect([table.about.isPaused, running(table), left(table)[first]]).toEqual([false, [first], 55_000]);
  });

  it('that falls ends the game for its player (ERD-11)', () => {
    const table = inTurn();
    const first = table.asked!;
    expect(table.fold.dueAt()).toBe(table.at + 65_000);
    table.at += 64_999;
    table.goOn();
    expect(table.about.phase).toBe('playing');
    table.at += 1;
    expect(table.wish({ do: 'choose', number: table.fold.number, answer: { kind: 'pass' } }, first)).toBe(
      'Your time is over.',
    );
    expect(table.about).toMatchObject({ phase: 'over', results: [{ winner: 1 - first, by: 'clock' }] });
    expect(left(table)[first]).toBe(0);
    expect(running(table)).toEqual([]);
    expect(table.concede(1 - first)).toBe('There is no game under way at this table.');
  });

  it('that falls at a table of four ends the game for the team', () => {
    const table = playing({ clock: CLOCK, era: 'platinum-2009', format: 'team-battle' });
    const asked = table.asked!;
    table.at += 60_000;
    table.goOn();
    expect(table.about.results).toEqual([{ game: 1, winner: 1 - (asked & 1), by: 'clock' }]);
  });

  it('is not charged for a time in which no server was there', () => {
    const table = inTurn();
    const first = table.asked!;
    table.at += 50_000;
    table.write({ kind: 'clock', what: 'resumed', away: 40_000 });
    table.at += 5_000;
    table.wish({ do: 'choose', number: table.fold.number, answer: { kind: 'pass' } }, first);
    expect(left(table)[first]).toBe(50_000);
  });

  it('is never charged for more than passed: time does not go back', () => {
    const table = inTurn();
    const first = table.asked!;
    table.at -= 500;
    table.wish({ do: 'choose', number: table.fold.number, answer: { kind: 'pass' } }, first);
    expect(left(table)[first]).toBe(65_000);
    expect(table.fold.state.at).toBe(table.at + 500);
  });

  it('does not run for a bot', () => {
    const table = new TestTable({ clock: CLOCK }).sit(1);
    table.wish({ do: 'seat-bot', on: 1, bot: 'random' }, 0);
    table.deck(1, 0);
    table.ready();
    table.until(() => table.about.phase !== 'playing', 60);
    expect(left(table)[1]! % 5_000).toBe(0);
    expect(left(table)[1]!).toBeGreaterThanOrEqual(60_000);
  });
});

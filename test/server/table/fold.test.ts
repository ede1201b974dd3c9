import { describe, expect, it, vi } from 'vitest';
import type { TableRules } from '../../../src/protocol/index.js';
import type { TableFold } from '../../../src/server/table/fold.js';
import { numbers } from '../houses.js';
import { around, EVERYBODY, TestTable } from './tables.js';

/** All that anybody is told of a table, and what it would do next. */
function told(fold: TableFold, at: number): string {
  const { playing, seats } = fold.state;
  const viewers = [...seats.keys(), 'spectator'] as const;
  return JSON.stringify({
    about: fold.about(EVERYBODY),
    moments: viewers.map((viewer) => playing?.viewing(viewer).whole()),
    record: playing?.record(),
    due: fold.due(at),
    dueAt: fold.dueAt(),
    waitsFor: playing?.waitsFor,
    opened: playing?.opened,
  });
}

/** Everything that can happen at a table, one thing after the other, by numbers that look random. */
function live(table: TestTable, seed: number, steps: number): Map<number, string> {
  const stands = new Map<number, string>();
  const random = numbers(seed);
  const seats = table.fold.state.seats.length;
  for (let i = 0; i < steps; i++) {
    const seat = random(seats);
    table.at += random(3_000);
    const act = random(40);
    if (act === 0) table.wish({ do: 'say', phrase: 'nice' }, seat);
    else if (act === 1) table.wish({ do: 'ask', request: 'pause' }, seat);
    else if (act === 2) table.wish({ do: 'ask', request: 'take-back' }, seat);
    else if (act === 3) table.wish({ do: 'leave' }, seat);
    else if (act === 4) table.write({ kind: 'clock', what: 'resumed', away: random(500) });
    else if (act === 5 && i > steps / 2) table.concede(seat);
    else if (act < 10) {
      for (const [each, { player }] of table.fold.state.seats.entries())
        if (player === 'empty') table.wish({ do: 'come-back' }, each);
      for (const request of ['pause', 'go-on', 'take-back', 'rematch'] as const)
        table.wish({ do: 'reply', request, yes: random(3) > 0 }, seat);
      table.wish({ do: 'ask', request: table.about.isPaused ? 'go-on' : 'rematch' }, seat);
      table.ready();
    } else if (table.asked !== null) table.choose(random(100));
    if (random(4) === 0) stands.set(table.entries.length, told(table.fold, table.at));
  }
  stands.set(table.entries.length, told(table.fold, table.at));
  return stands;
}

const TABLES: readonly (Partial<TableRules> & { readonly bot?: string })[] = [
  { era: 'e-card-2002', bestOf: 3, clock: { seconds: 200, more: 3 } },
  { era: 'hgss-2010', practice: true },
  { era: 'swsh-2022', bestOf: 3, practice: true, bot: 'random' },
  { era: 'platinum-2009', format: 'team-battle', clock: { seconds: 900, more: 0 } },
];

describe('folding all entries from the start', () => {
  it.each(TABLES)('comes to what the running table is, at every entry: $era', ({ bot, ...rules }) => {
    for (const seed of [1, 2]) {
      const table = new TestTable(rules).sit(bot === undefined ? undefined : 1);
      if (bot !== undefined) {
        table.wish({ do: 'seat-bot', on: 1, bot }, 0);
        table.deck(1, 0);
      }
      table.ready();
      const at = table.at;
      const stands = live(table, seed, 90);
      expect(stands.size).toBeGreaterThan(8);
      for (const [upTo, stood] of stands) {
        const again = table.again(upTo);
        expect(withoutDue(told(again, at))).toBe(withoutDue(stood));
      }
      const kinds = new Set(table.entries.map(({ body }) => body.kind));
      expect(kinds.has('chosen') && kinds.has('said')).toBe(true);
    }
  });
});

it('Of a table with games behind it only the last is played again', () => {
  const table = new TestTable({ bestOf: 3 }).sit().ready();
  for (const loser of [0, 1]) {
    for (let i = 0; i < 5 && table.asked !== null; i++) table.choose(i);
    table.concede(loser);
    table.ready();
  }
  for (let i = 0; i < 5 && table.asked !== null; i++) table.choose(i);
  const laid = vi.spyOn(around.games, 'pairing');
  const again = table.again(table.entries.length);
  expect(laid).toHaveBeenCalledTimes(1);
  laid.mockRestore();
  expect(again.state.results).toEqual(table.fold.state.results);
  expect(again.state.results.length).toBe(2);
  expect(told(again, table.at)).toBe(told(table.fold, table.at));
});

/** What is due depends on the time at which it is asked. */
const withoutDue = (text: string): string => JSON.stringify({ ...(JSON.parse(text) as object), due: null });

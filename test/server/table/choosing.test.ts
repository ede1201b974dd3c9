import { describe, expect, it } from 'vitest';
import { playing } from './tables.js';

describe('an answer', () => {
  it('is written with the number since which its decision has been open', () => {
    const table = playing();
    const opened = table.fold.number;
    const asked = table.asked!;
    table.wish({ do: 'say', phrase: 'hello' }, 0);
    const [answer] = table.options();
    table.wish({ do: 'choose', number: opened, answer: answer! }, asked);
    expect(table.entries.find(({ body }) => body.kind === 'chosen')?.body).toEqual({
      kind: 'chosen',
      seat: asked,
      decision: opened,
      answer,
    });
  });

  it('that comes twice is done, and written once', () => {
    const table = playing();
    const [asked, number, [answer]] = [table.asked!, table.fold.number, table.options()];
    const wish = { do: 'choose', number, answer: answer! } as const;
    expect(table.wish(wish, asked)).toBe('write');
    const stands = table.entries.findIndex(({ body }) => body.kind === 'chosen') + 1;
    const { length } = table.entries;
    expect(table.judge(wish, asked)).toEqual({ kind: 'done', number: stands });
    table.wish({ do: 'say', phrase: 'hello' }, asked);
    expect(table.judge(wish, asked)).toEqual({ kind: 'done', number: stands });
    expect(table.entries.length).toBe(length + 1);
  });

  it('to an older decision is late, and so is one to an entry that is not there', () => {
    const table = playing();
    const [asked, number] = [table.asked!, table.fold.number];
    const options = table.options();
    table.choose();
    const other = table.judge({ do: 'choose', number, answer: options.at(-1)! }, asked);
    if (options.length > 1) expect(other).toEqual({ kind: 'late' });
    const [answer] = table.options();
    const ahead = { do: 'choose', number: table.fold.number + 1, answer: answer! } as const;
    expect(table.judge(ahead, table.asked!)).toEqual({ kind: 'late' });
  });

  it('that the rules refuse is refused with their sentence, and nothing changes', () => {
    const table = playing();
    const before = table.fold.state.playing!.fingerprint();
    const verdict = table.judge({ do: 'choose', number: table.fold.number, answer: { kind: 'pass' } }, table.asked!);
    expect(verdict).toMatchObject({ kind: 'refused', reasons: { rules: ['SETUP-01', 'TURN-01'] } });
    expect(table.fold.state.playing!.fingerprint()).toBe(before);
  });

  it('of who is not asked is refused, with who is', () => {
    const table = playing();
    const asked = table.asked!;
    const [answer] = table.options();
    const sentence = table.wish({ do: 'choose', number: table.fold.number, answer: answer! }, 1 - asked);
    expect(sentence).toMatch(/The game waits for your opponent\.$/);
  });

  it('is nobody else’s concession', () => {
    const table = playing();
    const wish = { do: 'choose', number: table.fold.number, answer: { kind: 'concede', seat: 1 } } as const;
    expect(table.wish(wish, 0)).toBe('Nobody concedes for another player.');
    expect(table.wish(wish, 1)).toBe('write');
    expect(table.about.results).toEqual([{ game: 1, winner: 0, by: null }]);
  });

  it('changes nothing until it is taken, however often it is judged', () => {
    const table = playing();
    for (let i = 0; i < 30; i++) {
      const before = [table.fold.state.playing!.fingerprint(), JSON.stringify(table.about)];
      for (const answer of table.options())
        table.judge({ do: 'choose', number: table.fold.number, answer }, table.asked!);
      expect([table.fold.state.playing!.fingerprint(), JSON.stringify(table.about)]).toEqual(before);
      table.choose(i * 3);
    }
  });
});

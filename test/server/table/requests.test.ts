import { describe, expect, it } from 'vitest';
import { EVERYBODY, playing, TestTable, without } from './tables.js';

describe('what players ask of each other', () => {
  it('happens when all others agree, and not when one does not', () => {
    const table = playing({ era: 'platinum-2009', format: 'team-battle' });
    table.wish({ do: 'ask', request: 'pause' }, 2);
    table.wish({ do: 'reply', request: 'pause', yes: true }, 0);
    table.wish({ do: 'reply', request: 'pause', yes: true }, 1);
    expect(table.about).toMatchObject({ isPaused: false, requests: [{ request: 'pause', seat: 2, agreed: [0, 1] }] });
    table.wish({ do: 'reply', request: 'pause', yes: true }, 3);
    expect(table.about).toMatchObject({ isPaused: true, requests: [] });
    table.wish({ do: 'ask', request: 'go-on' }, 1);
    table.wish({ do: 'reply', request: 'go-on', yes: false }, 0);
    expect(table.about).toMatchObject({ isPaused: true, requests: [] });
  });

  it('is agreed to by asking for the same', () => {
    const table = playing();
    table.wish({ do: 'ask', request: 'pause' }, 0);
    expect(table.wish({ do: 'ask', request: 'pause' }, 0)).toMatch(/You have asked/);
    expect(table.wish({ do: 'ask', request: 'pause' }, 1)).toBe('write');
    expect(table.about.isPaused).toBe(true);
  });

  it('is answered by the others, once, while it is asked', () => {
    const table = playing({ era: 'platinum-2009', format: 'team-battle' });
    expect(table.wish({ do: 'reply', request: 'pause', yes: true }, 1)).toBe('Nobody asks for this any more.');
    table.wish({ do: 'ask', request: 'pause' }, 0);
    expect(table.wish({ do: 'reply', request: 'pause', yes: true }, 0)).toMatch(/The others answer/);
    table.wish({ do: 'reply', request: 'pause', yes: true }, 1);
    expect(table.wish({ do: 'reply', request: 'pause', yes: true }, 1)).toBe('You have agreed already.');
  });

  it('is not asked again at once', () => {
    const table = playing();
    table.wish({ do: 'ask', request: 'pause' }, 0);
    table.wish({ do: 'reply', request: 'pause', yes: false }, 1);
    expect(table.wish({ do: 'ask', request: 'pause' }, 0)).toMatch(/just asked/);
    table.at += 5_000;
    expect(table.wish({ do: 'ask', request: 'pause' }, 0)).toBe('write');
  });

  it('does not wait for who has left', () => {
    const table = playing();
    table.wish({ do: 'ask', request: 'pause' }, 0);
    table.wish({ do: 'leave' }, 1);
    expect(table.about.isPaused).toBe(true);
  });

  it('lets the one who is asked concede in a pause', () => {
    const table = playing();
    table.wish({ do: 'ask', request: 'pause' }, 0);
    table.wish({ do: 'ask', request: 'pause' }, 1);
    expect(table.concede(1)).toBe('write');
    expect(table.about).toMatchObject({ phase: 'over', isPaused: false });
  });
});

describe('taking back', () => {
  it('is for practice tables only', () => {
    const table = playing();
    table.choose();
    expect(table.wish({ do: 'ask', request: 'take-back' }, 0)).toBe('Choices are taken back at practice tables only.');
  });

  it('takes the last choice of who asks back, and all that followed, once the others agree', () => {
    const table = playing({ practice: true });
    const first = table.asked!;
    const [view, number] = [JSON.stringify(table.fold.state.playing!.viewing(first).whole().view), table.fold.number];
    table.choose();
    table.until(() => table.asked !== first);
    const choices = table.fold.state.playing!.record().choices.length;
    table.choose();
    table.wish({ do: 'ask', request: 'take-back' }, first);
    table.wish({ do: 'reply', request: 'take-back', yes: true }, 1 - first);
    const after = table.fold.state.playing!.record().choices.length;
    expect(after).toBe(choices - 1);
    for (let i = after; i > 0; i--) {
      table.at += 5_000;
      table.wish({ do: 'ask', request: 'take-back' }, first);
      table.wish({ do: 'reply', request: 'take-back', yes: true }, 1 - first);
    }
    expect(JSON.stringify(table.fold.state.playing!.viewing(first).whole().view)).toBe(view);
    expect(table.asked).toBe(first);
    table.at += 5_000;
    expect(table.wish({ do: 'ask', request: 'take-back' }, first)).toMatch(/nothing that could be taken back/);
    expect(table.fold.state.playing!.opened).toBeGreaterThan(number);
    expect(table.choose()).toBe('write');
  });

  it('is not asked for any more once somebody has chosen', () => {
    const table = playing({ practice: true });
    const first = table.asked!;
    table.choose();
    table.wish({ do: 'ask', request: 'take-back' }, first);
    table.choose();
    expect(table.about.requests).toEqual([]);
  });

  it('needs nobody’s word among bots', () => {
    const table = new TestTable({ practice: true }).sit(1);
    table.wish({ do: 'seat-bot', on: 1, bot: 'random' }, 0);
    table.deck(1, 0);
    table.ready();
    table.choose();
    const { length } = table.fold.state.playing!.record().choices;
    expect(table.wish({ do: 'ask', request: 'take-back' }, 0)).toBe('write');
    expect(table.fold.state.playing!.record().choices.length).toBeLessThan(length);
  });
});

describe('a game whose player is gone', () => {
  it('can be claimed by an opponent after three minutes', () => {
    const table = playing();
    table.presence = without(1, table.at);
    expect(table.about.claimable).toEqual({ seat: 1, from: table.at + 180_000 });
    table.at += 60_000;
    expect(table.wish({ do: 'claim' }, 0)).toBe('The game can be claimed in 120 seconds, if nobody comes back.');
    table.at += 120_000;
    expect(table.wish({ do: 'claim' }, 1)).toMatch(/Only an opponent/);
    expect(table.wish({ do: 'claim' }, 0)).toBe('write');
    expect(table.about).toMatchObject({ phase: 'over', results: [{ winner: 0, by: 'claim' }], claimable: null });
  });

  it('cannot be claimed from who is there, nor where clocks decide', () => {
    const table = playing();
    table.at += 1_000_000;
    expect(table.wish({ do: 'claim' }, 0)).toMatch(/Nobody whom the game waits for/);
    const timed = playing({ clock: { seconds: 3600, more: 0 } });
    timed.presence = without(1, timed.at);
    timed.at += 1_000_000;
    expect([timed.about.claimable, timed.wish({ do: 'claim' }, 0)]).toEqual([null, expect.stringMatching(/Nobody/)]);
  });

  it('that is paused can be claimed only after somebody has asked to go on', () => {
    const table = playing({ clock: { seconds: 3600, more: 0 } });
    table.wish({ do: 'ask', request: 'pause' }, 0);
    table.wish({ do: 'ask', request: 'pause' }, 1);
    table.presence = without(1, table.at);
    table.at += 1_000_000;
    expect(table.about.claimable).toBeNull();
    table.wish({ do: 'ask', request: 'go-on' }, 0);
    expect(table.about.claimable).toEqual({ seat: 1, from: table.at + 180_000 });
    table.presence = EVERYBODY;
    expect(table.about.claimable).toBeNull();
  });
});

describe('a phrase', () => {
  it('is said once in five seconds, and the last few are kept', () => {
    const table = playing();
    expect(table.wish({ do: 'say', phrase: 'hello' }, 0)).toBe('write');
    expect(table.wish({ do: 'say', phrase: 'luck' }, 0)).toMatch(/just said something/);
    expect(table.wish({ do: 'say', phrase: 'luck' }, 1)).toBe('write');
    for (let i = 0; i < 8; i++) {
      table.at += 5_000;
      expect(table.wish({ do: 'say', phrase: 'nice' }, 0)).toBe('write');
    }
    expect(table.about.said.map(({ phrase }) => phrase)).toEqual(['nice', 'nice', 'nice', 'nice', 'nice', 'nice']);
    expect(table.about.said.at(-1)?.number).toBe(table.fold.number);
  });
});

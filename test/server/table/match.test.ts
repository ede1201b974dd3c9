import { describe, expect, it } from 'vitest';
import { sha } from './sha.js';
import { around, playing, TestTable } from './tables.js';

describe('a match', () => {
  it('is one game where nothing else was agreed', () => {
    const table = playing();
    table.concede(0);
    expect(table.about).toMatchObject({ phase: 'over', game: 1, results: [{ game: 1, winner: 1, by: null }] });
    expect(table.about.seats.map(({ wins }) => wins)).toEqual([0, 1]);
  });

  it('of three is over when somebody has won two', () => {
    const table = playing({ bestOf: 3 });
    table.concede(0);
    expect(table.about).toMatchObject({ phase: 'between-games', game: 1 });
    table.ready();
    table.until(() => table.fold.state.playing!.viewing(0).whole().view.decision?.kind !== 'first');
    table.concede(1);
    expect(table.about).toMatchObject({ phase: 'between-games', game: 2 });
    table.ready();
    table.concede(0);
    expect(table.about).toMatchObject({ phase: 'over', game: 3 });
    expect(table.about.results.map(({ winner }) => winner)).toEqual([1, 0, 1]);
  });

  it('lets who lost choose who goes first in the next game (HOUSE-02)', () => {
    const table = playing({ bestOf: 3, era: 'swsh-2022' });
    expect(table.entries.at(-1)?.body).toMatchObject({ kind: 'begun', picker: null });
    table.concede(0);
    table.ready();
    expect(table.entries.at(-1)?.body).toMatchObject({ kind: 'begun', game: 2, picker: 0 });
    const { playing: game } = table.fold.state;
    expect(game!.viewing(0).whole().view.decision).toMatchObject({ kind: 'first', seat: 0 });
    expect(game!.record().game.options).toEqual({ picker: 0 });
  });

  it('begins again when everybody wants a rematch, with other decks if they like', () => {
    const table = playing();
    expect(table.wish({ do: 'ask', request: 'rematch' }, 0)).toBe('The match is not over.');
    table.concede(0);
    expect(table.wish({ do: 'ready', share: 'ab'.repeat(16) }, 0)).toMatch(/Ask for a rematch/);
    expect(table.wish({ do: 'ask', request: 'rematch' }, 0)).toBe('write');
    expect(table.about.phase).toBe('over');
    expect(table.wish({ do: 'reply', request: 'rematch', yes: true }, 1)).toBe('write');
    expect(table.about).toMatchObject({ phase: 'gathering', match: 2, results: [], requests: [] });
    expect(table.deck(1)).toBe('write');
    table.ready();
    expect(table.about).toMatchObject({ phase: 'playing', game: 2 });
    expect(table.entries.at(-1)?.body).toMatchObject({ kind: 'begun', picker: null });
  });
});

describe('the chance of a game', () => {
  it('is promised before anybody adds to it, and shown when the game is over', () => {
    const table = new TestTable().sit();
    const { commitment } = table.about.chance;
    expect(table.about.chance).toMatchObject({ shares: ['', ''], secret: null });
    table.ready();
    expect(table.about.chance).toMatchObject({ commitment, shares: ['00'.repeat(16), '01'.repeat(16)], secret: null });
    table.concede(1);
    const { secret } = table.about.chance;
    expect(sha(secret!)).toBe(commitment);
    expect(secret).toBe(around.secrets.of('t', 1));
  });

  it('of the next game is promised when the last one is over, before anybody is ready again', () => {
    const table = playing({ bestOf: 3 });
    table.concede(1);
    const { commitment, shares, secret } = table.about.chance;
    expect([commitment, shares, secret]).toEqual([around.secrets.commitmentTo('t', 2), ['', ''], null]);
  });

  it('is another for other shares', () => {
    const seeds = ['aa', 'bb'].map((byte) => {
      const table = new TestTable().sit();
      table.wish({ do: 'ready', share: byte.repeat(16) }, 0);
      table.wish({ do: 'ready', share: 'cc'.repeat(16) }, 1);
      return JSON.stringify(table.fold.state.playing!.record().game.seed);
    });
    expect(seeds[0]).not.toBe(seeds[1]);
  });
});

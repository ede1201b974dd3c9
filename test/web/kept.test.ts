// What a browser keeps may be anything: the page reads it without an exception, and loses no game.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keptShelf } from '../../src/web/desk/keep-shelf.js';
import { resumeGame } from '../../src/web/play/play.js';
import { forgetAside, gamesAside, keptGame } from '../../src/web/session/keep.js';
import { recentGames } from '../../src/web/session/recent-games.js';

const FAULTS = ['The record is of no version that is a number.'];

vi.mock('../../src/web/thread/client.js', () => ({
  thisPage: {},
  openSession: async () => ({ session: { resume: async () => ({ faults: FAULTS }) } }),
}));

const kept = new Map<string, string>();
let room = Number.POSITIVE_INFINITY;

vi.stubGlobal('localStorage', {
  getItem: (name: string) => kept.get(name) ?? null,
  removeItem: (name: string) => kept.delete(name),
  setItem: (name: string, value: string) => {
    if (value.length > room) throw new Error('full');
    kept.set(name, value);
  },
});

const setup = { era: 'hgss-2010', format: 'constructed', decks: [0, 1], players: ['you', 'greedy'], seed: 3 };
const summary = {
  ...{ era: 'hgss-2010', format: 'constructed', seed: '3', decks: [['Cyndaquil'], ['Vulpix']] },
  ...{ turn: 2, choices: 5, over: false, winner: null, you: 0 },
};
const game = JSON.stringify({ setup, summary, record: { rulebox: 'x', game: {}, choices: [] } });

beforeEach(() => {
  kept.clear();
  room = Number.POSITIVE_INFINITY;
});

describe('a kept game that is refused when it is opened', () => {
  it('is put aside as it was written, with what is wrong, and is no longer the one that goes on', async () => {
    kept.set('rulebox.game', game);
    expect(await resumeGame()).toBe(false);
    expect(gamesAside()).toEqual([{ fault: FAULTS[0], game }]);
    expect(keptGame()).toBeNull();
    forgetAside(0);
    expect(gamesAside()).toEqual([]);
  });

  it('joins those that lie there already', async () => {
    for (let times = 0; times < 2; times++) {
      kept.set('rulebox.game', game);
      await resumeGame();
    }
    expect(gamesAside()).toHaveLength(2);
  });

  it.each(['{', 'null', '7', '[]', '{"setup":{}}', JSON.stringify({ setup, record: {} })])(
    'is put aside where the page cannot even read it: %s',
    async (written) => {
      kept.set('rulebox.game', written);
      expect(await resumeGame()).toBe(false);
      expect(gamesAside()[0]?.game).toBe(written);
    },
  );

  it('stays where it is if there is no room', async () => {
    kept.set('rulebox.game', game);
    room = game.length;
    expect(await resumeGame()).toBe(false);
    expect(kept.get('rulebox.game')).toBe(game);
  });

  it('is not there where nothing was kept', async () => {
    expect(await resumeGame()).toBe(false);
    expect(gamesAside()).toEqual([]);
  });
});

const NOTHINGS = ['{', 'null', '7', '"x"', '[]', '{}', '[null]', '[{}]', '{"decks":7}', '{"decks":[null,{}]}'];

describe('what a browser keeps', () => {
  it.each(NOTHINGS)('is nothing where it is nothing of ours: %s', (written) => {
    for (const name of ['game', 'recent', 'decks', 'aside']) kept.set(`rulebox.${name}`, written);
    expect([keptGame(), recentGames(), gamesAside()]).toEqual([null, [], []]);
    expect(keptShelf()).toEqual({ decks: [], open: null });
  });

  it('is read where it is ours, and what lies beside it is left out', () => {
    const recent = { id: 'a', when: 1, packed: 'x', setup, summary };
    const deck = { id: 'deck-1', name: 'Fire', era: 'hgss-2010', format: 'constructed', lines: [] };
    kept.set('rulebox.recent', JSON.stringify([null, recent, { ...recent, summary: { ...summary, decks: [7] } }]));
    kept.set('rulebox.decks', JSON.stringify({ decks: [deck, { ...deck, lines: [{}] }], open: 7 }));
    kept.set('rulebox.game', game);
    expect(recentGames()).toEqual([recent]);
    expect(keptShelf()).toEqual({ decks: [deck], open: null });
    expect(keptGame()?.setup.players).toEqual(['person', 'greedy']);
  });
});

// A game is kept choice by choice: whenever the page is closed, what is kept is the game as it stood.
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { KeptGame } from '../../src/session/index.js';
import { keptHere } from '../../src/web/decks/keep-everything.js';
import {
  gamesAside,
  isKeptBroken,
  keepGame,
  keepOn,
  keptGame,
  putAside,
  runningGame,
} from '../../src/web/session/keep.js';
import { CHUNK } from '../../src/web/session/stored-game.js';
import { Keeping } from '../../src/web/thread/keeping.js';
import { Practice, setupOf, tableOf } from '../session/tables.js';

/** What a browser's store does; nothing longer than `room` fits, and what is written is counted. */
let [room, written] = [Number.POSITIVE_INFINITY, 0];
const methods = {
  getItem: (name: string): string | null => store[name] ?? null,
  removeItem: (name: string): boolean => delete store[name],
  setItem: (name: string, value: string): void => {
    if (value.length > room) throw new Error('full');
    written += value.length;
    store[name] = value;
  },
};
const store: Record<string, string> = Object.create(methods);

beforeEach(() => {
  vi.stubGlobal('localStorage', store);
  room = Number.POSITIVE_INFINITY;
  for (const name of Object.keys(store)) delete store[name];
});

afterAll(() => {
  vi.unstubAllGlobals();
});

/** A game that is kept as the page keeps it. */
function keptWhile(seed: number): { readonly game: Practice; readonly keep: () => void } {
  const setup = setupOf(seed);
  const game = new Practice(tableOf(setup));
  const keeping = new Keeping(game.table, setup, 0);
  const keep = (): void => {
    keeping.wentBack();
    const news = keeping.next();
    if ('record' in news) keepGame(news);
    else keepOn(news);
  };
  keep();
  return { game, keep };
}

const choose = ({ game, keep }: ReturnType<typeof keptWhile>): void => {
  game.choose(0);
  keep();
};

/** The game, played by first answers until it has so many choices at least. */
function playedTo(choices: number): ReturnType<typeof keptWhile> {
  const kept = keptWhile(3);
  while (kept.game.table.record().choices.length < choices) choose(kept);
  return kept;
}

const expectKept = ({ game: { table } }: ReturnType<typeof keptWhile>): void => {
  expect(keptGame()).toEqual({ setup: setupOf(3), record: table.record(), summary: table.summary(0) });
  expect(isKeptBroken()).toBe(false);
};

const chunks = (): string[] => Object.keys(store).filter((name) => name.startsWith('rulebox.game.'));

describe('a game that is kept', () => {
  it('is the game as it stands, after it was begun, after each choice, and back and forth', () => {
    const kept = keptWhile(3);
    const { table } = kept.game;
    expectKept(kept);
    while (table.record().choices.length < 3 * CHUNK) {
      choose(kept);
      expectKept(kept);
    }
    for (const go of ['undo', 'redo', 'undo', 'undo'] as const) {
      while (table[go]() && table.record().choices.length % 7 !== 0) {
        kept.keep();
        expectKept(kept);
      }
      kept.keep();
      expectKept(kept);
    }
    expect(runningGame()).toEqual(keptGame());
  });

  it('costs late what it costs early', () => {
    const kept = playedTo(4 * CHUNK);
    const head = store['rulebox.game']!;
    written = 0;
    for (let times = 0; times < 8; times++) choose(kept);
    expect(written / 8).toBeLessThan(head.length / 4);
    expect(store['rulebox.game']).toBe(head);
  });

  it('leaves nothing of another behind', () => {
    playedTo(2 * CHUNK);
    const next = keptWhile(3);
    expectKept(next);
    expect(chunks()).toHaveLength(1);
    const whole = JSON.stringify(keptGame());
    putAside('no fault');
    expect(gamesAside()).toEqual([{ fault: 'no fault', game: whole }]);
    expect(Object.keys(store)).toEqual(['rulebox.aside']);
  });

  it('stays where it is if there is no room to put it aside', () => {
    const kept = playedTo(2 * CHUNK);
    const [head = ''] = [store['rulebox.game']];
    room = head.length;
    putAside('no room');
    expectKept(kept);
  });

  it('is whole again after another page has kept its own in its place', () => {
    const kept = playedTo(2 * CHUNK);
    store['rulebox.game'] = '{"mark":"another"}';
    choose(kept);
    expectKept(kept);
  });

  it('catches up when there is room again', () => {
    const kept = playedTo(CHUNK);
    room = 0;
    for (let times = 0; times < 20; times++) choose(kept);
    room = Number.POSITIVE_INFINITY;
    choose(kept);
    expectKept(kept);
  });

  it('is told whole in a file with everything', () => {
    playedTo(2 * CHUNK);
    expect(keptHere()).toEqual({ 'rulebox.game': keptGame() });
  });

  it('is read as earlier versions kept it, under one name', () => {
    const { table } = playedTo(CHUNK).game;
    const whole: KeptGame = { setup: setupOf(3), record: table.record(), summary: table.summary(0) };
    for (const name of chunks()) delete store[name];
    const setup = { ...whole.setup, players: ['you', 'random'] };
    store['rulebox.game'] = JSON.stringify({ ...whole, setup });
    expect(keptGame()).toEqual(JSON.parse(JSON.stringify(whole)));
    expect(isKeptBroken()).toBe(false);
  });
});

describe('a kept game of which a part is broken', () => {
  it.each([
    ['is no JSON', (name: string) => (store[name] = '{"choices":[')],
    ['holds something else', (name: string) => (store[name] = '7')],
    ['has too few choices', (name: string) => (store[name] = '{"choices":[]}')],
    ['is gone', (name: string) => delete store[name]],
  ])('goes on from the choices before it, and says so: a chunk that %s', (_, spoil) => {
    const { table } = playedTo(3 * CHUNK).game;
    spoil(chunks().find((name) => name.endsWith('.1'))!);
    expect(isKeptBroken()).toBe(true);
    expect(keptGame()?.record.choices).toEqual(table.record().choices.slice(0, CHUNK));
    const last = store[chunks().at(-1)!]!;
    putAside('broken');
    expect((JSON.parse(gamesAside()[0]!.game) as { readonly unread: readonly string[] }).unread).toContain(last);
  });

  it('says so where all of its choices are gone', () => {
    playedTo(CHUNK);
    for (const name of chunks()) delete store[name];
    expect(isKeptBroken()).toBe(true);
    expect(keptGame()?.record.choices).toEqual([]);
  });

  it('is none where its head cannot be read', () => {
    playedTo(CHUNK);
    store['rulebox.game'] = '{';
    expect([keptGame(), isKeptBroken()]).toEqual([null, true]);
  });
});

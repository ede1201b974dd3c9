import { describe, expect, it } from 'vitest';
import { plainDecks } from '../../../src/cli/library-files.js';
import { recordOf } from '../../../src/engine/index.js';
import { readEverything } from '../../../src/web/desk/everything.js';

const file = (kept: unknown, more: object = {}): string =>
  JSON.stringify({ rulebox: 'everything', version: 1, kept, ...more });

const deck = { id: 'deck-1', name: 'Fire', era: 'hgss-2010', format: 'constructed', lines: [] };
const { facts, decks } = plainDecks();
const claim = { era: 'hgss-2010', format: 'constructed', facts, decks: decks.slice(0, 2), seed: 3 };

const setup = { era: 'hgss-2010', format: 'constructed', decks: [0, 1], players: ['you', 'greedy'], seed: 3 };

const faultsOf = (written: string): readonly string[] => {
  const read = readEverything(written);
  return read.ok ? [] : read.error;
};

describe('a file of everything', () => {
  it('is read whole: decks, the game, settings', () => {
    const kept = {
      'rulebox.decks': { decks: [{ ...deck, lines: [{ count: 4, id: 'hgss1-61', name: 'Cyndaquil' }] }], open: null },
      'rulebox.game': { setup, record: recordOf(claim, []) },
      'rulebox.theme': 'day',
      'rulebox.settings': { speed: 'fast', sound: true, later: 1 },
      'rulebox.guest': 'Ada',
      'rulebox.names': ['Ada', 'Ben'],
      'rulebox.match': { bestOf: 3, seed: 'b', games: [{ seed: 'a', winner: 1 }] },
      'rulebox.played': [
        { id: 'e.s', when: 5, era: 'e', format: 'f', mine: 'A', theirs: 'B', opponent: 'greedy', won: null, turn: 9 },
      ],
      'rulebox.playing': { seed: 'b', names: ['A', 'B'] },
      'rulebox.seats': [{ table: 'abc', seat: 1, key: 'k', name: 'Ada', deck: '' }],
      'rulebox.scenario': 'name: A ruling',
      'rulebox.course': { course: null, learnt: { done: ['attach'], happened: [] } },
    };
    const read = readEverything(file(kept));
    expect(read).toEqual({ ok: true, value: kept });
  });

  it('that is none is refused with a sentence', () => {
    expect(faultsOf('{').join(' ')).toMatch(/^This is not JSON: .* Choose a file that Rulebox has saved\.$/);
    expect(faultsOf('[]')[0]).toContain('does not say that it holds everything');
    expect(faultsOf(file({}, { version: 2 }))).toEqual(['The file is of version 2; this Rulebox reads version 1.']);
    expect(faultsOf(file(7))).toEqual(['"kept" must be an object, not 7.']);
  });

  it('tells every fault, and where it stands', () => {
    const wrong = {
      'rulebox.decks': {
        decks: [{ ...deck, era: 'stone-age', lines: [{ count: 0, id: '', name: 'Switch' }] }],
        open: null,
      },
      'rulebox.theme': 'dusk',
      'rulebox.mood': 1,
    };
    const faults = faultsOf(file(wrong)).join('\n');
    expect(faults).toContain('rulebox.decks.decks[0].era must be one of');
    expect(faults).toContain('rulebox.decks.decks[0].lines[0].count must be a whole number from 1 to 60, not 0.');
    expect(faults).toContain('rulebox.theme must be one of "night", "day", not "dusk".');
    expect(faults).toContain('"kept" has the unknown field "rulebox.mood".');
  });

  it('with a game that cannot be played again is refused', () => {
    const bad = { setup, record: { ...recordOf(claim, []), choices: [1, 2, 3] } };
    expect(faultsOf(file({ 'rulebox.game': bad })).length).toBeGreaterThan(0);
    expect(faultsOf(file({ 'rulebox.game': { setup, record: 5 } })).length).toBeGreaterThan(0);
  });
});

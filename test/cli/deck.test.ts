import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { register } from '../../src/cli/deck.js';
import { ERAS } from '../../src/engine/index.js';
import { pokemon } from '../cards/import/written.js';
import { putBackAfterEach, runCommand } from './run-command.js';

putBackAfterEach();
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rulebox-deck-'));
  vi.stubEnv('RULEBOX_CARDS', '');
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

const rulebox = (...args: string[]) => runCommand(register, 'deck', ...args);
function write(name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}
const ECARD = ['--era', 'e-card-2002'];

describe('rulebox deck check', () => {
  it.each(['Deep Water', 'Ash and Lightning', 'Hearth and Thunder', 'Tide and Thorn'])(
    'finds %s legal in every era that has its types',
    (name) => {
      for (const { id } of ERAS.filter(({ typeSet }) => typeSet.includes('Darkness'))) {
        const { out, error, code } = rulebox('check', name, '--era', id, '--no-advice');
        expect([error, code]).toEqual(['', 0]);
        expect(out).toMatch(/^.+, 60 cards: .+\nLegal in constructed play under the rules of .+\.\n$/);
      }
    },
  );

  it('cites the rules that a deck breaks', () => {
    const file = write('mine.txt', '5 Cindercub\n54 Fire Energy\n');
    const { out, error, code } = rulebox('check', file, ...ECARD, '--no-advice');
    expect([error, code]).toEqual(['', 1]);
    expect(out).toBe(
      'mine, 59 cards: 5 Pokémon, 0 Trainer, 54 Energy\n' +
        'Not legal in constructed play under the rules of e-Card (2002):\n' +
        '  DECK-01               A constructed deck holds exactly 60 cards; this one has\n' +
        '                        59.\n' +
        '  DECK-02               At most 4 cards may be named Cindercub; this deck has 5.\n',
    );
  });

  it('goes by the format', () => {
    const file = write('mine.txt', '5 Cindercub\n35 Fire Energy\n');
    expect(rulebox('check', file, ...ECARD, '--format', 'limited').code).toBe(0);
  });

  it('tells what was legal in a tournament on a day', () => {
    const then = (day: string, ...more: string[]) =>
      rulebox('check', 'LuxApe', '--format', 'standard', '--date', day, '--no-advice', ...more);
    expect(then('2009-06-01')).toMatchObject({ code: 0, error: '' });
    expect(then('2009-06-01').out).toMatch(/Legal in Standard on 2009-06-01 \(Diamond & Pearl on, from 2008-09-01/);
    const later = then('2011-07-01');
    expect(later.code).toBe(1);
    expect(later.out).toMatch(/Not legal in Standard on 2011-07-01 [\s\S]*not-legal-then +Infernape/);
    expect(JSON.parse(then('2009-06-01', '--json').out)).toMatchObject({
      era: 'platinum-2009',
      tournament: { legal: true },
    });
    expect(then('June 2009').code).toBe(2);
    expect(rulebox('check', 'LuxApe', '--date', '2009-06-01').code).toBe(2);
  });

  it('gives advice, with the rule where a rulebook gives it', () => {
    const { out } = rulebox('check', 'Deep Water', '--era', 'swsh-2022');
    expect(out).toContain(
      'Advice, which breaks no rule:\n  energy-count          19 Energy cards; the rulebook suggests 12 to 15.',
    );
    expect(out).toContain('(DECK-19)');
  });

  it('names file and line of what it does not understand, and where to find more cards', () => {
    const file = write('mine.txt', '4 Cindercob\n56 Fire Energy\n');
    const { out, error, code } = rulebox('check', file, ...ECARD);
    expect(code).toBe(2);
    expect(error).toBe(
      `${file}:1: There is no card named "Cindercob". Do you mean Cindercub?\n` +
        'rulebox: Only the cards that ship with Rulebox were looked through. `rulebox cards import` brings in a card database, and RULEBOX_CARDS names files of one.\n',
    );
    expect(out).toContain('mine, 56 cards: 0 Pokémon, 0 Trainer, 56 Energy, 4 not understood\nCorrect the lines above');
  });

  it('says so where a file is no deck list at all, and does not go on for pages', () => {
    const file = write(
      'novel.txt',
      Array.from({ length: 30 }, (_, i) => `In chapter ${i} nobody is evolved.`).join('\n'),
    );
    const { out, error, code } = rulebox('check', file, ...ECARD);
    expect([out, code]).toEqual(['', 2]);
    expect(error.split('\n')).toHaveLength(23);
    expect(error).toContain('… and 10 more such lines.\nrulebox: ');
    expect(error).toContain('this is no deck list');
  });

  it('prints JSON', () => {
    const file = write('mine.txt', '5 Cindercub\n55 Fire Energy\n3 Nobody\n');
    const { out, code } = rulebox('check', file, ...ECARD, '--json');
    expect(code).toBe(2);
    expect(JSON.parse(out)).toMatchObject({
      name: 'mine',
      era: 'e-card-2002',
      format: 'constructed',
      cards: 63,
      understood: false,
      legal: false,
      broken: [{ rule: 'DECK-01' }, { rule: 'DECK-02' }],
      faults: [{ line: 3, severity: 'error', code: 'card-unknown' }],
    });
  });

  it('reads decks against a card database, of JSONL or of JSON files', () => {
    const card = pokemon({ id: 'base2-60', localId: '60', setId: 'base2', name: 'Sparkmouse' });
    const list = write('mine.txt', '4 Sparkmouse JU 60\n56 Fire Energy\n');
    for (const name of ['cards.jsonl', 'cards.json']) {
      const { error, code } = rulebox(
        'check',
        list,
        '--era',
        'platinum-2009',
        '--cards',
        write(name, JSON.stringify(card)),
      );
      expect([error, code]).toEqual(['', 0]);
    }
  });

  const OTHER_PRINTS = "3 Arceus V BRS 122\n3 Arceus VSTAR BRS 123\n2 Boss's Orders RCL 154\n52 Water Energy\n";

  it('guesses the era of a list, and offers other prints', () => {
    const list = write('mine.txt', OTHER_PRINTS);
    const offered = rulebox('check', list);
    expect(offered.code).toBe(2);
    expect(offered.error).toContain('the same card is Arceus VSTAR PR-SW SWSH307.');
    expect(offered.error).toMatch(/read for .*2022.*: \d+ of \d+ cards are of 2022\. --era names another\./);
    expect(offered.error).toContain('`--reprints take` takes the prints that are the same cards.');
  });

  it('takes other prints of the same cards where that is wished', () => {
    const taken = rulebox('check', write('mine.txt', OTHER_PRINTS), '--reprints', 'take');
    expect(taken.code).toBe(0);
    expect(taken.error).toContain('PR-SW SWSH307, which is taken.');
  });

  it('reads a list in UTF-16', () => {
    const file = write('wide.txt', '');
    writeFileSync(file, Buffer.from('\ufeff4 Cyndaquil HS 61\r\n56 Fire Energy', 'utf16le'));
    expect(rulebox('check', file, '--era', 'hgss-2010').code).toBe(0);
  });

  it('says where the decks are listed when there is none of that name, or which is meant', () => {
    expect(rulebox('check', 'Cursgar', ...ECARD).error).toMatch(
      /no deck of that name ships with Rulebox\. Do you mean CurseGar\?/,
    );
    const { error, code } = rulebox('check', 'Shallow Water', ...ECARD);
    expect(code).toBe(2);
    expect(error).toMatch(/^rulebox: Shallow Water: there is no such file, .* `rulebox deck show` lists them\.\n/);
  });
});

describe('rulebox deck show', () => {
  it('lists the decks that ship with Rulebox', () => {
    const { out } = rulebox('show');
    expect(out).toMatch(
      /\n\ne-Card \(2002\), \d+ decks\n\ndeck +year +format +from +built around\n.*\nAbyss +2003 +constructed +a box +Kingdra, /,
    );
    expect(out).toMatch(
      /\nInvented cards, legal in every era that has their types\n\ndeck +cards +Pokémon +Trainer +Energy\n.*\nDeep Water +60 +19 +22 +19\n/,
    );
    expect(JSON.parse(rulebox('show', '--json').out)).toContainEqual({
      name: 'Deep Water',
      cards: 60,
      pokemon: 19,
      trainer: 22,
      energy: 19,
    });
  });

  it('shows the cards of one', () => {
    const { out } = rulebox('show', 'tide and thorn');
    expect(out).toMatch(/^ 3 {2}Brookfin +Stage 1 from Ripplet, Water, 80 HP$/m);
    expect(out).not.toContain('print');
  });

  it('tells of a deck of real cards what it is and how it wants to win, and which prints it has', () => {
    const { out } = rulebox('show', 'lt-surges-squad');
    expect(out).toMatch(
      /^Lt\. Surge's Squad, 60 cards: 18 Pokémon, 20 Trainer, 22 Energy\ne-Card \(2002\), constructed, 2000\./,
    );
    expect(out).toMatch(/^How it wants to win: /m);
    expect(out).toMatch(/^ 3 {2}Lt\. Surge's Raichu +G1 28 +Stage 1 from Lt\. Surge's Pikachu, Lightning, 70 HP$/m);
  });
});

describe('a deck that ships with Rulebox', () => {
  it('is checked by the rules of its own era and format', () => {
    const { out, code } = rulebox('check', 'Master of Time', '--no-advice');
    expect([out, code]).toEqual([
      'Master of Time, 60 cards: 21 Pokémon, 18 Trainer, 21 Energy\nLegal in team-battle play under the rules of Platinum (2009).\n',
      0,
    ]);
  });

  it('is checked by other rules where they are named', () => {
    const { out, code } = rulebox('check', 'LuxApe', '--era', 'e-card-2002', '--no-advice');
    expect(code).toBe(1);
    expect(out).toMatch(/CLS-38/);
  });

  it('reads from its file, and converts to a list that reads to the same deck', () => {
    const file = join(import.meta.dirname, '../../library/decks/hgss-2010/ember-spark.json');
    const list = rulebox('convert', 'Ember Spark').out;
    expect(rulebox('convert', file).out).toBe(list);
    expect(rulebox('convert', write('ember.txt', list)).out).toBe(list);
  });

  it('leaves a file to be checked by an era that is named', () => {
    const { error, code } = rulebox('check', write('mine.txt', '60 Fire Energy\n'));
    expect([error, code]).toEqual([
      `rulebox: By which rules? Name an era with --era: ${ERAS.map(({ id }) => id).join(', ')}.\n`,
      2,
    ]);
  });
});

describe('rulebox deck convert', () => {
  it('writes lists and JSON that read to the same deck', () => {
    const list = rulebox('convert', 'Deep Water').out;
    expect(list).toMatch(/^Pokémon: 19\n4 Lanternfry\n/);
    const json = rulebox('convert', write('deep.txt', list), '--to', 'json').out;
    expect(JSON.parse(json)).toMatchObject({ name: 'deep' });
    expect(rulebox('convert', write('deep.json', json)).out).toBe(list);
  });

  it('writes nothing of a list that was not understood', () => {
    const { out, code } = rulebox('convert', write('mine.txt', '4 Nobody\n'));
    expect([out, code]).toEqual(['', 2]);
  });

  it('says what is wrong with JSON', () => {
    expect(rulebox('convert', write('mine.json', '{ "cards": [7] }')).error).toContain('cards[0] must be an object');
    expect(rulebox('convert', write('mine.json', '{ cards')).error).toContain('This is not JSON');
  });
});

describe('rulebox deck odds', () => {
  it('tells mulligans and each card', () => {
    const { out } = rulebox('odds', 'Hearth and Thunder');
    expect(out).toContain(
      'Mulligan: 9.9 % of opening hands have no Basic Pokémon and are drawn again, 0.11\ntimes a game on average (SETUP-11).',
    );
    expect(out).toMatch(/^card +copies +opening +turn 1 +turn 2 +turn 3 +prized +all prized$/m);
    expect(out).toMatch(/^Cindercub +4 +44\.4 % +48\.6 % +52\.5 % +56\.2 % +34\.7 % +0\.003 %$/m);
    expect(out).toMatch(/^any Basic Pokémon +16 +100\.0 % /m);
    expect(out.split('\n').every((line) => line.length <= 100)).toBe(true);
  });

  it('tells one card turn by turn, and several together', () => {
    const { out } = rulebox('odds', 'Hearth and Thunder', '--card', 'cindercub', 'Fire Energy', '--turn', '2');
    expect(out).toMatch(/^Cindercub +4 +44\.4 % +48\.6 % +52\.5 % +34\.7 %/m);
    expect(out).toMatch(/^all of them +40\.\d % /m);
    expect(rulebox('odds', 'Hearth and Thunder', '--card', '2 Fire Energy').out).toMatch(
      /^2 Fire Energy +19 +7\d\.\d % /m,
    );
    expect(out).toContain('How many Cindercub are …\n   in the opening hand  among 6 Prize cards\n');
  });

  it('prints exact fractions as JSON', () => {
    const file = write('mine.txt', '4 Cindercub\n56 Fire Energy\n');
    const odds = JSON.parse(rulebox('odds', file, '--json').out);
    expect(odds.mulligan).toEqual({ chance: expect.closeTo(0.6005004, 6), exact: '58565/97527' });
    expect(odds.expected_mulligans.exact).toBe('58565/38962');
    expect(odds.cards[0]).toMatchObject({ name: 'Cindercub', copies: 4 });
    expect(odds.cards[0].drawn_by_turn).toHaveLength(4);
  });

  it('is of no use for a deck that never keeps a hand, or for cards that are not in it', () => {
    expect(rulebox('odds', write('mine.txt', '60 Fire Energy')).error).toContain(
      'without a Basic Pokémon no opening hand is ever kept (SETUP-11)',
    );
    expect(rulebox('odds', write('mine.txt', '8 Cindercub')).error).toContain('too few for a hand and 6 Prize cards');
    expect(rulebox('odds', 'Deep Water', '--card', 'Lanternfri').error).toContain('Do you mean Lanternfry?');
    expect(rulebox('odds', 'Deep Water', '--turn', 'soon').error).toContain('--turn must be a whole number');
  });
});

describe('the shipped table of set codes', () => {
  it('has a code, ids and a name for every set', () => {
    const table = JSON.parse(readFileSync(join('library', 'set-codes.json'), 'utf8')) as unknown[];
    for (const set of table) {
      expect(set).toEqual({
        code: expect.any(String),
        ids: expect.any(Array),
        name: expect.any(String),
        also: expect.any(Array),
      });
    }
  });
});

import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { plainGame, randomNumbers, soak } from '../../src/arena/index.js';
import { readRecord } from '../../src/cli/record-file.js';
import { type Soaked, tellSoak } from '../../src/cli/soak/tell-soak.js';
import { register } from '../../src/cli/soak.js';
import { ERAS, LIMITED, recordOf, replay } from '../../src/engine/index.js';
import { putBackAfterEach, runCommand, runSlowCommand } from './run-command.js';

/** What a failing soak finds: the engine has nothing to find, so that it is made up. */
function failing(...problems: readonly string[]): Soaked {
  const record = recordOf(plainGame(ERAS[2]!, LIMITED, randomNumbers(1)), []);
  const violations = problems.map((problem, at) => ({
    game: at + 3,
    era: 'hgss-2010',
    format: 'limited',
    choice: 12,
    problem,
    record,
  }));
  return { report: { ...soak({ games: 1, seed: 1 }), violations }, corpus: null, decks: null };
}

/** As the command would tell of it. */
const told = (soaked: Soaked, options: Parameters<typeof tellSoak>[1]) =>
  runCommand((command) => {
    command.action(() => tellSoak(soaked, options));
  }, 'soak');

putBackAfterEach();
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rulebox-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  vi.restoreAllMocks();
});

const rulebox = (...args: string[]) => runSlowCommand(register, 'soak', ...args);

describe('rulebox soak', () => {
  it('prints games, decisions and how they ended, for each era and format, and that nothing was found', async () => {
    const tables = ERAS.reduce((sum, { formats }) => sum + formats.length, 0);
    const { out, code } = await rulebox('--games', String(tables), '--seed', '3');
    expect(code).toBe(0);
    expect(out).toMatch(
      /^era and format +games +decisions +Prize cards +no Pokémon left +no card to draw +by a card’s text +Sudden Death\n/,
    );
    expect(out).toMatch(/\nplatinum-2009 team-battle +1 +\d+/);
    expect(out).toMatch(new RegExp(`\nall +${tables} +\\d+`));
    expect(out).toMatch(/\nSeed 3, checksum [0-9a-f]{8}\.\n0 violations\.\n$/);
  });

  it('prints the same again for the same seed, as JSON if that is wanted', async () => {
    const first = (await rulebox('--games', '4', '--seed', '9', '--era', 'swsh-2022', '--format', 'limited', '--json'))
      .out;
    vi.restoreAllMocks();
    const again = (await rulebox('--games', '4', '--seed', '9', '--era', 'swsh-2022', '--format', 'limited', '--json'))
      .out;
    expect(again).toBe(first);
    const report = JSON.parse(first) as Record<string, unknown>;
    expect(report).toMatchObject({ games: 4, seed: '9', violations: [], eras: { 'swsh-2022': { games: 4 } } });
  });

  it('writes the record of each failing game, says where it is and how to see it, and ends with 1', () => {
    const soaked = failing('card 3 is in 2 places', 'the game waits for nothing');
    const { out, code } = told(soaked, { out: join(folder, 'bad.json') });
    expect(code).toBe(1);
    expect(out).toContain('2 violations.');
    expect(out).toContain('✗ game 3 (hgss-2010, limited), after 12 choices: card 3 is in 2 places');
    expect(out).toContain('rulebox replay bad.json --at 13');
    expect(readdirSync(folder).sort()).toEqual(['bad-game-4.json', 'bad.json']);
    expect(replay(readRecord(join(folder, 'bad.json'))).ok).toBe(true);
  });

  it('leaves the records out of the JSON, and names their files instead', () => {
    const file = join(folder, 'bad.json');
    const { out, code } = told(failing('card 3 is in 2 places'), { json: true, out: file });
    expect(code).toBe(1);
    const { violations } = JSON.parse(out) as { violations: unknown[] };
    const failure = {
      game: 3,
      era: 'hgss-2010',
      format: 'limited',
      choice: 12,
      problem: 'card 3 is in 2 places',
      file,
    };
    expect(violations).toEqual([failure]);
  });

  it.each([
    [['--games', '0'], '--games takes a whole number from 1 to 100000000, not "0".'],
    [['--games', '1.5'], 'not "1.5"'],
    [['--seed', '-1'], '--seed: A seed is a whole number from 0 to 9007199254740991, 32 hexadecimal digits, a phrase'],
    [['--era', 'red-1996'], '--era: there is no "red-1996"; there are base-1999, '],
    [['--format', '3-on-3'], '--format: there is no "3-on-3"; there are constructed, limited, 2-on-2, team-battle, '],
    [['--corpus', 'nowhere'], 'nowhere: there is no such file or folder.'],
  ])('refuses %s', async (args, expected) => {
    const { error, code } = await rulebox(...args);
    expect(error).toContain(expected);
    expect(code).toBe(2);
  });

  it('says when a record cannot be written', () => {
    const out = join(folder, 'nowhere', 'bad.json');
    const { error, code } = told(failing('card 3 is in 2 places'), { out });
    expect(error).toMatch(/bad\.json: ENOENT/);
    expect(code).toBe(2);
  });
});

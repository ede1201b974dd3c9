import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { identityOf } from '../../../src/cards/index.js';
import { scenarioTexts } from '../../../src/cli/cards/scenario-texts.js';
import { register } from '../../../src/cli/cards.js';
import { readLibrary } from '../../../src/cli/local/library-file.js';
import { noteExercised } from '../../../src/cli/local/note-exercised.js';
import { putBackAfterEach, runCommand, runSlowCommand } from '../run-command.js';
import { jsonLines, write } from './shapes.js';

putBackAfterEach();
let folder: string;
let library: string;
// Reading all scenarios takes its time, once.
beforeAll(() => void scenarioTexts(), 60_000);
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rulebox-search-'));
  library = join(folder, 'cards.jsonl');
  vi.stubEnv('RULEBOX_HOME', folder);
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

const search = (...args: string[]) => runCommand(register, 'cards', 'search', ...args);
const importAll = () => runSlowCommand(register, 'cards', 'import', write(join(folder, 'own.jsonl'), jsonLines()));
const json = (...args: string[]) => JSON.parse(search(...args, '--json').out);

describe('rulebox cards search', () => {
  it('looks through the real cards that ship with Rulebox where nothing was imported, by set and era too', () => {
    const { out, error } = search('type:fire hp>=110 set:HS era:hgss-2010 -class:legend', '--json');
    const { cards } = JSON.parse(out) as { cards: { id: string; serie: string }[] };
    expect(cards.map(({ id }) => id)).toEqual(['hgss1-1', 'hgss1-110', 'hgss1-32']);
    expect(cards[0]!.serie).toBe('HeartGold & SoulSilver');
    expect(error).toContain('Only the cards that ship with Rulebox were searched.');
  });

  it('shows a short table, and counts what it does not show', async () => {
    await importAll();
    const { out, error, code } = search('filler', '--limit', '2');
    expect([error, code]).toEqual(['', 0]);
    expect(out).toMatch(
      /^card +is +print +set +status\n─+.*\nFiller 0 +basic Grass 60 HP +inv1-101 +Inventions +compiled\n/,
    );
    expect(out).toContain('6 different cards. The first 2 are shown; --limit shows more.');
  });

  it('prints JSON with the facts, and how long the search took', async () => {
    await importAll();
    expect(json('quore')).toMatchObject({
      query: 'quore',
      total: 1,
      prints: 1,
      milliseconds: expect.any(Number),
      cards: [{ name: 'Quöre', id: 'inv1-?', status: 'unsupported', facts: { hp: 60 } }],
    });
    expect(json('quore').searched).toBeGreaterThan(9);
  });

  it('takes a search that begins with a minus', async () => {
    await importAll();
    expect(json('-hp>10', 'set:inv1').total).toBe(2);
    expect(json('-type:grass set:inv1').total).toBe(2);
  });

  it('goes through the cards that ship with Rulebox, and says how to import more', () => {
    const { out, error, code } = search('lanternray');
    expect(code).toBe(0);
    expect(out).toMatch(/^card +is +status\n─+.*\nLanternray +.* compiled\n\n1 card\.\n$/);
    expect(error.replaceAll('\n', ' ')).toContain('`rulebox cards import https://api.tcgdex.net/v2/en`');
  });

  it('finds those beside imported ones, and knows sets by their codes', async () => {
    await importAll();
    expect(json('lanternray').total).toBe(1);
    expect(search('lanternray').error).toBe('');
  });

  it('goes through other files where they are named', () => {
    const file = write(join(folder, 'other', 'a.jsonl'), jsonLines());
    expect(JSON.parse(search('status:unsupported', '--json', '--cards', file).out).total).toBe(1);
  });

  it('ends with 1 where there is no such card, with 2 for what it does not understand', async () => {
    await importAll();
    expect(search('nobody at all')).toMatchObject({ code: 1, out: 'No card is like that.\n' });
    process.exitCode = 0;
    const { out, error, code } = search('type:fire', 'hp>much');
    expect([out, code]).toEqual(['', 2]);
    expect(error).toMatch(/^rulebox: The search is not understood:\n {2}type:fire hp>much\n {15}\^{4}\nhp is compared/);
    process.exitCode = 0;
    expect(search('fire', '--lmit', '3')).toMatchObject({
      code: 2,
      error: expect.stringContaining('no option --lmit'),
    });
  });
});

describe('what is known of imported cards', () => {
  it('is found out again where another compiler had judged them', async () => {
    await importAll();
    const old = readFileSync(library, 'utf8');
    const { compiler } = readLibrary(library);
    writeFileSync(library, old.replace(compiler, 'another'));
    expect(json('quore').cards[0].status).toBe('unsupported');
    expect(readLibrary(library).compiler).toBe('another');
    expect(json('status:unsupported').total).toBe(1);
    expect(readFileSync(library, 'utf8')).toBe(old);
  });

  it('takes in what a soak has exercised, until another compiler comes', async () => {
    await importAll();
    const [first] = readLibrary(library).cards.filter(({ facts }) => facts.name === 'Filler 2');
    expect(noteExercised([library, join(folder, 'own.jsonl')], new Set([identityOf(first!)]))).toBe(1);
    expect(json('status:exercised').cards).toMatchObject([{ name: 'Filler 2', status: 'exercised' }]);
    expect(json('status:compiled set:inv1').total).toBe(8);
    await importAll();
    expect(json('status:exercised').total).toBe(1);
    writeFileSync(library, readFileSync(library, 'utf8').replace(readLibrary(library).compiler, 'another'));
    expect(noteExercised([library], new Set([identityOf(first!)]))).toBe(0);
    await importAll();
    expect(json('status:exercised').total).toBe(0);
  });
});

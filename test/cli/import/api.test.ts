import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { fewAtOnce, MANNERS } from '../../../src/cards/index.js';
import { scenarioTexts } from '../../../src/cli/cards/scenario-texts.js';
import { register } from '../../../src/cli/cards.js';
import { apiAddress, downloadFromTcgdex } from '../../../src/cli/import/from-tcgdex-api.js';
import { readLibrary } from '../../../src/cli/local/library-file.js';
import { CommandFailed } from '../../../src/cli/terminal.js';
import { pokemon } from '../../cards/import/written.js';
import { putBackAfterEach, runSlowCommand } from '../run-command.js';
import { CARDS, POCKET } from './shapes.js';
import { startTcgdexServer, type TcgdexServer } from './tcgdex-server.js';

putBackAfterEach();
let folder: string;
let server: TcgdexServer;
// Reading all scenarios takes its time, once.
beforeAll(() => void scenarioTexts(), 60_000);
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'rulebox-api-'));
  server = await startTcgdexServer([...CARDS, POCKET]);
});
afterEach(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
  vi.restoreAllMocks();
});

const library = () => join(folder, 'cards.jsonl');
const journal = () => `${library()}.download`;
const command = (...args: string[]) =>
  runSlowCommand(register, 'cards', 'import', server.origin, '--into', library(), ...args);
const download = () =>
  downloadFromTcgdex({
    address: `${server.origin}/v2/en`,
    userAgent: 'Test/1',
    manners: { ...MANNERS, atOnce: 3, firstWait: 1, attempts: 3 },
    onAPage: 10,
    journal: journal(),
  });
const paths = (): string[] => server.asked.map(({ path }) => path.replace('/v2/en/', ''));

/** What a command that fails prints, without printing it. */
async function failure(does: () => Promise<unknown>): Promise<string> {
  const told = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  await expect(does()).rejects.toBeInstanceOf(CommandFailed);
  process.exitCode = 0;
  return String(told.mock.calls.at(-1)?.[0]);
}

describe('an import from the interface of TCGdex', () => {
  it('brings in every card of every set, with what only the sets say', async () => {
    const { out, error, code } = await command('--json');
    expect([error, code]).toEqual(['', 0]);
    expect(JSON.parse(out)).toMatchObject({ cards: 9, new: 9, left_out: { other_game: 1 }, library: { compiled: 8 } });
    const { cards } = readLibrary(library());
    expect(cards.map(({ facts }) => facts.name)).toContain('Quöre');
    expect(cards[0]!.print).toMatchObject({ setName: 'Inventions', serie: 'Invented', released: '2009-05-01' });
    expect(existsSync(journal())).toBe(false);
  });

  it('asks page by page and card by card, never for what is of another game, under its own name', async () => {
    await command();
    expect(paths()).toEqual(
      expect.arrayContaining([
        'sets',
        'sets/inv1',
        'cards?pagination:page=1&pagination:itemsPerPage=500',
        'cards/inv1-%3F',
      ]),
    );
    expect(paths()).not.toContain('cards/A1-001');
    for (const { userAgent } of server.asked) expect(userAgent).toMatch(/^Rulebox\/\d+\.\d+/);
  });

  it('goes through all pages', async () => {
    const many = Array.from({ length: 23 }, (_, at) =>
      pokemon({ id: `inv1-${at}`, localId: `${at}`, name: `N ${at}` }),
    );
    server.serve(many);
    expect((await download()).cards).toHaveLength(23);
    expect(paths().filter((path) => path.startsWith('cards?'))).toHaveLength(3);
  });

  it('is up to date after another import, and says what is new and changed', async () => {
    await command();
    server.serve([...CARDS.slice(1), pokemon({ id: 'inv1-8' }), { ...CARDS[0], hp: 90 }]);
    expect(JSON.parse((await command('--json')).out)).toMatchObject({ new: 1, changed: 1, same: 8 });
  });
});

describe('politeness', () => {
  it('asks no more at once than it is told to', async () => {
    server.serve(Array.from({ length: 60 }, (_, at) => pokemon({ id: `inv1-${at}`, localId: `${at}` })));
    await download();
    expect(server.mostAtOnce).toBeGreaterThan(1);
    expect(server.mostAtOnce).toBeLessThanOrEqual(3);
  });

  it('asks again where the server is busy or broken for a moment', async () => {
    server.hindrance = (path, times) => {
      if (path.endsWith('inv1-101') && times === 1) return { status: 429, headers: { 'retry-after': '0' } };
      return path.endsWith('inv1-102') && times < 3 ? { status: 502 } : null;
    };
    expect((await download()).cards).toHaveLength(9);
    expect(paths().filter((path) => path === 'cards/inv1-101')).toHaveLength(2);
    expect(paths().filter((path) => path === 'cards/inv1-102')).toHaveLength(3);
  });

  it('gives up after some attempts, with a sentence, and keeps what it has got', async () => {
    server.hindrance = (path) => (path.endsWith('inv1-102') ? { status: 500 } : null);
    const told = await failure(download);
    expect(told).toMatch(/inv1-102: the server answers 500 Internal Server Error\. What was fetched is kept/);
    expect(paths().filter((path) => path === 'cards/inv1-102')).toHaveLength(3);
    expect(existsSync(library())).toBe(false);
  });

  it('does not wait for a server that wants to be left alone for long', async () => {
    server.hindrance = () => ({ status: 429, headers: { 'retry-after': '3600' } });
    expect(await failure(download)).toContain('asks to be left alone for 60 minutes');
    expect(existsSync(journal())).toBe(false);
  });

  it('stops at the first failure', async () => {
    const done: number[] = [];
    const work = fewAtOnce([1, 2, 3, 4, 5, 6], 2, async (one) => {
      if (one === 2) throw new Error('no');
      done.push(one);
    });
    await expect(work).rejects.toThrow('no');
    expect(done.length).toBeLessThan(5);
  });
});

describe('an import that was cut off', () => {
  /** As far as a process comes that is killed when it asks for this card. */
  async function cutOffAt(id: string): Promise<void> {
    server.hindrance = (path) => (path.endsWith(id) ? { status: 400 } : null);
    await failure(download);
    server.hindrance = () => null;
    server.asked.length = 0;
  }

  it('goes on where it was, and says so', async () => {
    await cutOffAt('inv1-105');
    const { error, code, out } = await command('--json');
    expect([code, JSON.parse(out).cards]).toEqual([0, 9]);
    expect(error).toContain('went on with an import that had been interrupted');
    expect(paths()).not.toContain('sets/inv1');
    expect(paths()).not.toContain('cards/inv1-101');
    expect(paths()).toContain('cards/inv1-105');
  });

  it('goes on behind a line that was half written, and behind rubbish', async () => {
    await cutOffAt('inv1-105');
    appendFileSync(journal(), '{"path":"cards/inv1-105","answer":{"id":"inv1-105","na');
    const { cards } = await download();
    expect(cards).toHaveLength(9);
    expect(cards.find(({ print }) => print.id === 'inv1-105')?.facts.name).toBe('Filler 4');
    appendFileSync(journal(), 'rubbish\n{"path":"cards/inv1-101","answer":null}\n');
    expect((await download()).cards).toHaveLength(9);
  });

  it('begins anew after a week, or for another address', async () => {
    await cutOffAt('inv1-105');
    utimesSync(journal(), 1, 1);
    await download();
    expect(paths()).toContain('sets/inv1');
    writeFileSync(journal(), readFileSync(journal(), 'utf8').replace(server.origin, 'http://127.0.0.1:1'));
    server.asked.length = 0;
    await download();
    expect(paths()).toContain('sets/inv1');
  });
});

describe('an address that is no such interface', () => {
  it('is refused with a sentence', async () => {
    server.hindrance = () => ({ status: 200, body: '<html>hello</html>' });
    expect(await failure(download)).toMatch(/sets: the answer is not JSON \(it begins with "<html>hello/);
    server.hindrance = () => ({ status: 200, body: '{"hello":1}' });
    expect(await failure(download)).toContain('a list with an id for each entry is expected');
    const { origin } = server;
    await server.close();
    expect(await failure(download)).toMatch(/ECONNREFUSED/);
    server = await startTcgdexServer();
    expect(origin).not.toBe(server.origin);
  });

  it('is completed where only its end is missing, and refused in another language', async () => {
    for (const typed of ['https://x.org', 'https://x.org/v2', 'https://x.org/v2/en/', 'https://x.org/v2/en/cards']) {
      expect(apiAddress(typed)).toBe('https://x.org/v2/en');
    }
    expect(await failure(async () => apiAddress('https://x.org/v2/fr'))).toContain('in English');
    expect(await failure(async () => apiAddress('https://x.org/v3/en'))).toContain('https://x.org/v2/en');
  });

  it('leaves out a card that is listed and not there, and says so', async () => {
    server.hindrance = (path) => (path.endsWith('inv1-103') ? { status: 404 } : null);
    const { error, code, out } = await command('--json');
    expect([code, JSON.parse(out).cards]).toEqual([1, 8]);
    expect(error).toContain('inv1-103: there is no such card, though it is listed.');
  });
});

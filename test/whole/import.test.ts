// Imports as people run them: killed in the middle, and of a whole database where one lies beside the repository.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { readLibrary } from '../../src/cli/local/library-file.js';
import { pokemon } from '../cards/import/written.js';
import { startTcgdexServer, type Written } from '../cli/import/tcgdex-server.js';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const corpus = join(root, '..', 'shared', 'corpus');
const folder = mkdtempSync(join(tmpdir(), 'rulebox-whole-import-'));
afterAll(() => rmSync(folder, { recursive: true }));

interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly error: string;
}

/** Starts the command; `end` resolves when it is over. The server that it asks lives in this process. */
function start(...args: string[]): { readonly kill: () => void; readonly end: Promise<Ended> } {
  const child = spawn(process.execPath, [join(root, 'dist', 'cli', 'main.js'), 'cards', 'import', ...args]);
  const told = { out: '', error: '' };
  child.stdout.on('data', (part) => (told.out += part));
  child.stderr.on('data', (part) => (told.error += part));
  const end = new Promise<Ended>((ended) => child.on('close', (code) => ended({ code, ...told })));
  return { kill: () => child.kill('SIGKILL'), end };
}

const cardsIn = (file: string): readonly string[] => readFileSync(file, 'utf8').split('\n').slice(1);

describe('an import whose process is killed', () => {
  it('goes on from there, again and again, and ends with the library of one that was not', async () => {
    const cards = Array.from({ length: 400 }, (_, at) =>
      pokemon({ id: `inv1-${at}`, localId: `${at}`, name: `Nobody ${at}`, hp: 10 * (1 + (at % 20)) }),
    );
    const server = await startTcgdexServer(cards);
    const [killed, whole] = [join(folder, 'killed.jsonl'), join(folder, 'whole.jsonl')];
    try {
      await start(server.origin, '--into', whole).end;
      server.asked.length = 0;
      for (const questions of [1, 60, 150, 120]) {
        const child = start(server.origin, '--into', killed);
        let heard = 0;
        server.hindrance = () => {
          if (++heard >= questions) child.kill();
          return null;
        };
        expect((await child.end).code).not.toBe(0);
        expect(existsSync(killed)).toBe(false);
      }
      server.hindrance = () => null;
      const { code, error } = await start(server.origin, '--into', killed).end;
      expect([code, error]).toEqual([0, expect.stringContaining('had been interrupted')]);
      expect(cardsIn(killed)).toEqual(cardsIn(whole));
      // Hardly any question was asked twice: only those that were under way when the process died.
      expect(server.asked.length).toBeLessThan(403 + 4 * 12);
      expect(existsSync(`${killed}.download`)).toBe(false);
    } finally {
      await server.close();
    }
  });
});

describe('imports at the same time', () => {
  it('lose nothing of what any of them brings', async () => {
    const file = join(folder, 'together.jsonl');
    const sets = ['one', 'two', 'three', 'four'];
    const ended = await Promise.all(
      sets.map((set) => {
        const cards = Array.from({ length: 60 }, (_, at) =>
          pokemon({ id: `${set}-${at}`, name: `Somebody ${set} ${at}` }),
        );
        const source = join(folder, `${set}.jsonl`);
        writeFileSync(source, cards.map((card) => JSON.stringify(card)).join('\n'));
        return start(source, '--into', file).end;
      }),
    );
    expect(ended.map(({ code }) => code)).toEqual([0, 0, 0, 0]);
    const { cards } = readLibrary(file);
    for (const set of sets) expect(cards.filter(({ print }) => print.id.startsWith(`${set}-`))).toHaveLength(60);
    expect(readdirSync(folder).filter((name) => /\.(?:lock|new)$/.test(name))).toEqual([]);
  });
});

describe('an import', () => {
  it('names what it skips, and goes on', async () => {
    const source = join(folder, 'odd.jsonl');
    const good = JSON.stringify(pokemon({ id: 'odd-1', name: 'Somebody' }));
    writeFileSync(source, ['null', '[1,2]', '"x"', '7', '{"foo":1}', '{', good].join('\n'));
    const { code, out, error } = await start(source, '--into', join(folder, 'odd-library.jsonl')).end;
    expect(code).toBe(1);
    for (const line of [1, 2, 3, 4, 6]) expect(error).toContain(`odd.jsonl:${line}: `);
    expect(out.replaceAll(/\s+/g, ' ')).toMatch(/1 that are neither cards nor sets \(\S*odd\.jsonl:5\)/);
    expect(readLibrary(join(folder, 'odd-library.jsonl')).cards).toHaveLength(1);
  });
});

const linesOf = (file: string): Written[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Written);

// skipped: the cards of a whole database are not part of the repository
describe.skipIf(!existsSync(corpus))('an import of a whole database', () => {
  const [disk, net] = [join(folder, 'disk.jsonl'), join(folder, 'net.jsonl')];

  it('is the same from its files and from a server, and brings in every card', async () => {
    const files = readdirSync(corpus).filter((name) => name.endsWith('.jsonl'));
    const cards = files.flatMap((name) => linesOf(join(corpus, name)));
    const fromDisk = await start(corpus, '--into', disk, '--json').end;
    expect([fromDisk.code, fromDisk.error]).toEqual([0, '']);
    expect(JSON.parse(fromDisk.out)).toMatchObject({ cards: cards.length, new: cards.length });
    const server = await startTcgdexServer(cards);
    try {
      expect((await start(server.origin, '--into', net).end).code).toBe(0);
    } finally {
      await server.close();
    }
    expect(cardsIn(net)).toEqual(cardsIn(disk));
    expect(readLibrary(disk).cards).toHaveLength(cards.length);
  });

  it('changes nothing when it is done again', async () => {
    const before = cardsIn(disk);
    const { out } = await start(corpus, '--into', disk, '--json').end;
    expect(JSON.parse(out)).toMatchObject({ new: 0, changed: 0, same: before.length - 1 });
    expect(cardsIn(disk)).toEqual(before);
  });
});

// The decks that ship play: a few games each here; `rulebox soak --decks library --games 1000` plays as many as one likes.
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { runCollect } from '../../src/cli/cards/collect.js';
import { libraryFolder, shippedLibrary } from '../../src/cli/library-files.js';
import { decksToSoak, soakDecks } from '../../src/cli/soak/soak-decks.js';
import { CommandFailed } from '../../src/cli/terminal.js';

const library = shippedLibrary();
const PLAN = { seed: 11, threads: 1 };

const BOTH = ['corpus', 'corpus-2'].map((each) => join(import.meta.dirname, '../../../shared', each));

// skipped: the databases are not part of the repository; they lie beside it where there are any.
describe.skipIf(!BOTH.every((each) => existsSync(each)))('the card files of the library', () => {
  it('are what `cards collect` makes of the decks and two card databases', { timeout: 120_000 }, () => {
    const folder = mkdtempSync(join(tmpdir(), 'rulebox-library-'));
    vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    try {
      cpSync(libraryFolder, folder, { recursive: true });
      rmSync(join(folder, 'cards'), { recursive: true });
      runCollect(BOTH, { library: folder });
      expect(filesIn(join(folder, 'cards'))).toEqual(filesIn(join(libraryFolder, 'cards')));
    } finally {
      vi.restoreAllMocks();
      rmSync(folder, { recursive: true });
    }
  });
});

const filesIn = (folder: string): Record<string, string> =>
  Object.fromEntries(readdirSync(folder).map((file) => [file, readFileSync(join(folder, file), 'utf8')]));

describe('a soak of the library', () => {
  it('gives every deck its games, in its own format, and finds nothing', { timeout: 300_000 }, async () => {
    const { report, games, cards, exercised } = await soakDecks(library, library.decks, { ...PLAN, games: 4 });
    expect(report.violations.map(({ record: _, ...violation }) => violation)).toEqual([]);
    expect(games).toEqual(Object.fromEntries(library.decks.map(({ name }) => [name, 4])));
    expect(report.games).toBe(4 * library.decks.length);
    expect(exercised / cards).toBeGreaterThan(0.75);
  });

  it('refuses a deck that nobody knows', () => {
    expect(() => decksToSoak(library, ['Nothing'])).toThrow(CommandFailed);
  });
});

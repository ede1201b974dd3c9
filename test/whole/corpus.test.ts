// Soaks with compiled cards: a few invented ones, and a whole database where one lies beside the repository.
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readCards } from '../../src/cli/cards/card-files.js';
import { soakCorpus } from '../../src/cli/cards/soak-corpus.js';
import { coveragePage } from '../../src/cli/docs/coverage-page.js';
import { inventedPrints } from '../arena/texts/invented.js';

const folder = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..', 'shared', 'corpus');

// skipped: the cards of a whole database are not part of the repository
describe.skipIf(!existsSync(folder))('a soak with a whole database', () => {
  it('finds nothing', async () => {
    const { report, figures } = await soakCorpus(readCards([folder]), { games: 100, seed: 2026, threads: 1 });
    expect(report.violations.map(({ record: _, ...violation }) => violation)).toEqual([]);
    expect(figures.total.exercised).toBeGreaterThan(300);
  });
});

describe('a soak of a few cards', async () => {
  const plan = { games: 64, seed: 3, every: 1000, threads: 1 };
  const { figures, report, untried, unknown } = await soakCorpus(inventedPrints(), plan);

  it('counts what was exercised, what is left and what was left out', () => {
    expect(report.violations).toEqual([]);
    expect(figures).toMatchObject({ games: 64, seed: '3', leftOut: {} });
    expect(figures.total.exercised + untried.length).toBe(7);
    expect(unknown).toBe(0);
  });

  it('makes a page', () => {
    const page = coveragePage(figures);
    expect(page).toContain('| Invented | 8 | 7 | 88 % |');
    expect(page).not.toContain('not playable');
    expect(page).toContain('- 1 × Sing a song to your opponent.');
  });
});

// A soak with the cards of a whole database, where one lies beside the repository.
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readCards } from '../../src/cli/cards/card-files.js';
import { soakCorpus } from '../../src/cli/cards/soak-corpus.js';

const folder = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..', 'shared', 'corpus');

// skipped: the cards of a whole database are not part of the repository
describe.skipIf(!existsSync(folder))('a soak with a whole database', () => {
  it('finds nothing', () => {
    const { report, figures } = soakCorpus(readCards([folder]), { games: 200, seed: 2026 });
    expect(report.violations.map(({ record: _, ...violation }) => violation)).toEqual([]);
    expect(figures.total.exercised).toBeGreaterThan(500);
  });
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ERAS } from '../../src/engine/index.js';

/** What eras answered that were read from whole books: other eras are made of them, and must not change them. */
const KEPT = JSON.parse(readFileSync(join(import.meta.dirname, 'era-records.json'), 'utf8')) as Record<string, object>;

it.each(Object.keys(KEPT))('%s answers every point as it did, whatever eras have come beside it', (id) => {
  expect(ERAS.find((era) => era.id === id)).toEqual(KEPT[id]);
});

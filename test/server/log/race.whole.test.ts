import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { dropSchema, newSchema, noPostgres, databaseUrl as url } from './postgres-store.js';
import { expectOneWinnerEach } from './race.js';

const RACE = { tables: 100, entries: 100 };

it('Of 10,000 numbers for which two processes race on one file, each has one winner', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'rulebox-race-'));
  const wins = await expectOneWinnerEach({ place: { file: join(folder, 'log.db') }, ...RACE });
  expect(Math.min(...wins)).toBeGreaterThan(0);
  rmSync(folder, { recursive: true });
});

// skipped: it needs a PostgreSQL, at DATABASE_URL or at 127.0.0.1:5432
it.skipIf(noPostgres !== null)(
  'Of 10,000 numbers for which two nodes race on one PostgreSQL, each has one winner',
  async () => {
    const schema = newSchema();
    const wins = await expectOneWinnerEach({ place: { url, schema }, ...RACE });
    expect(Math.min(...wins)).toBeGreaterThan(0);
    await dropSchema(schema);
  },
);

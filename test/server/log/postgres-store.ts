// A schema of its own in whatever database of PostgreSQL can be reached, for one run of the tests.
import { randomBytes } from 'node:crypto';
import pg from 'pg';

const url = process.env['DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/postgres';

async function reasonAgainst(): Promise<string | null> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  client.on('error', () => null);
  try {
    await client.connect();
    await client.end();
    return null;
  } catch (error) {
    return `no PostgreSQL at DATABASE_URL or 127.0.0.1:5432 (${(error as { code?: string }).code ?? 'no answer'})`;
  }
}

/** Why there is no database to test on; null: there is one. */
export const noPostgres = await reasonAgainst();

export const databaseUrl = url;

export const newSchema = (): string => `rulebox_test_${randomBytes(6).toString('hex')}`;

/** Asks the database itself, beside any log. */
export async function asked(
  text: string,
  values: readonly unknown[] = [],
): Promise<readonly Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text, [...values])).rows as Record<string, unknown>[];
  } finally {
    await client.end();
  }
}

export const dropSchema = (schema: string): Promise<unknown> => asked(`drop schema if exists ${schema} cascade`);

/** Breaks off every connection that last asked in this schema for what matches; the number of them. */
export async function breakOff(schema: string, matching: string): Promise<number> {
  const rows = await asked(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = $1 and query like $2 and pid <> pg_backend_pid()`,
    [`rulebox ${schema}`, matching],
  );
  return rows.length;
}

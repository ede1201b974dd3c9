import type { ClientBase } from 'pg';
import { CannotOpen } from '../log.js';
import { newer } from '../newer.js';
import { MIGRATIONS } from './migrations.js';

/** Any number, the same for all nodes: they migrate one after the other. */
const LOCK = 7_263_501;

/** Takes the steps that are missing, all or none. */
export async function migrate(client: ClientBase, schema: string | null): Promise<void> {
  await client.query('begin');
  try {
    await client.query('select pg_advisory_xact_lock($1)', [LOCK]);
    if (schema !== null && !(await isThere(client, schema))) await client.query(`create schema ${schema}`);
    await takeSteps(client);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => null);
    throw error;
  }
}

async function isThere(client: ClientBase, schema: string): Promise<boolean> {
  const { rows } = await client.query<{ id: unknown }>('select to_regnamespace($1) as id', [schema]);
  return rows[0]!.id !== null;
}

async function takeSteps(client: ClientBase): Promise<void> {
  await client.query('create table if not exists migrations (number integer primary key, at timestamptz not null)');
  const { rows } = await client.query<{ done: number | null }>('select max(number) as done from migrations');
  const done = rows[0]?.done ?? 0;
  if (done > MIGRATIONS.length) throw new CannotOpen(newer('The database', done, MIGRATIONS.length));
  for (const [i, step] of MIGRATIONS.entries()) {
    if (i < done) continue;
    await client.query(step);
    await client.query('insert into migrations values ($1, now())', [i + 1]);
  }
}

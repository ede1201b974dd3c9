// `rulebox serve --backup FILE`: all tables in another file, while the server goes on.
import { closeSync, existsSync, openSync, rmSync } from 'node:fs';
import { fail } from '../terminal.js';

/** Writes all that stands in the log at one moment into a file of its own, and looks whether it is whole. */
export async function backUp(data: string, into: string): Promise<void> {
  if (!existsSync(data)) fail(`${data}: there are no tables to back up.`);
  if (existsSync(into)) fail(`${into} is there already. Name a file that is not.`);
  const { default: Database } = await import('libsql');
  try {
    closeSync(openSync(into, 'wx', 0o600)); // as secret as the tables themselves
    const tables = new Database(data, { readonly: true });
    try {
      tables.exec(`vacuum into '${into.replaceAll("'", "''")}'`);
    } finally {
      tables.close();
    }
    const copy = new Database(into, { readonly: true });
    const [row] = copy.prepare('pragma integrity_check').all() as { integrity_check: string }[];
    copy.close();
    if (row?.integrity_check !== 'ok') throw new Error('the copy is damaged');
  } catch (error) {
    rmSync(into, { force: true });
    fail(`${data} cannot be backed up: ${error instanceof Error ? error.message : String(error)}`);
  }
}

import type { Log } from './log.js';

/** Where a log is: in a file, or in a database of PostgreSQL, there in the schema named or in the one that is found first. */
export type LogPlace = { readonly file: string } | { readonly url: string; readonly schema?: string };

export interface LogOptions {
  /** Entries in a transaction; 1 is one for each. */
  readonly most?: number;
  /** Transactions at a time, in PostgreSQL; a file has one. */
  readonly lanes?: number;
}

/** Opens a log, and makes it first if there is none. Rejects with `CannotOpen`. What is not asked for is not loaded. */
export async function openLog(place: LogPlace, { most, lanes }: LogOptions = {}): Promise<Log> {
  const grouped = most === undefined ? {} : { most };
  if ('file' in place) {
    const { LibsqlLog } = await import('./libsql/libsql-log.js');
    return LibsqlLog.open({ path: place.file, ...grouped });
  }
  const { PostgresLog } = await import('./postgres/postgres-log.js');
  return PostgresLog.open({ ...place, ...grouped, ...(lanes === undefined ? {} : { lanes }) });
}

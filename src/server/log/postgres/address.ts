import type { ClientConfig } from 'pg';
import { CannotOpen } from '../log.js';

export interface Address {
  readonly url: string;
  readonly schema?: string;
}

/** Milliseconds until a connection is given up. */
const TO_CONNECT = 5000;
/** Milliseconds until the server gives up a statement; a little later nobody waits for it any more. */
const TO_ANSWER = 8000;

/** How every connection of a log is made. */
export function connecting({ url, schema }: Address): ClientConfig {
  return {
    connectionString: schema === undefined ? url : inSchema(url, schema),
    application_name: schema === undefined ? 'rulebox' : `rulebox ${schema}`,
    keepAlive: true,
    connectionTimeoutMillis: TO_CONNECT,
    statement_timeout: TO_ANSWER,
    query_timeout: TO_ANSWER + 2000,
  };
}

function inSchema(url: string, schema: string): string {
  if (!/^[a-z_][a-z0-9_]{0,40}$/.test(schema)) throw new CannotOpen(`"${schema}" is no name for a schema.`);
  const address = parsed(url);
  const options = address.searchParams.get('options') ?? '';
  address.searchParams.set('options', `${options} -c search_path=${schema}`.trim());
  return address.href.replaceAll('+', '%20');
}

function parsed(url: string): URL {
  try {
    return new URL(url);
  } catch {
    throw new CannotOpen('The address of the database is no URL such as postgres://user:password@host:5432/name.');
  }
}

import { type DestinationStream, type Logger, pino } from 'pino';
import type { Settings } from './settings.js';

/** What must never be written down, wherever it stands in what is noted. */
const SECRETS = ['key', 'share', 'secret', 'answer', 'authorization', 'cookie', 'password', 'connectionString'];

/**
 * The notes of a server: a line of JSON for each. Requests are noted by their route and number, never by what was sent;
 * addresses only where the operator wants them.
 */
export function openNotes(settings: Pick<Settings, 'log'>, into: DestinationStream): Logger {
  return pino(
    {
      level: settings.log,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: { paths: SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), remove: true },
      serializers: { err: withoutSecrets },
    },
    into,
  );
}

/** The stack is for the operator; what a database says may hold the address and the password it was reached by. */
function withoutSecrets(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: clean(String(error)) };
  const code = 'code' in error ? { code: error.code } : {};
  return { type: error.name, message: clean(error.message), ...code, stack: clean(error.stack ?? '') };
}

const clean = (text: string): string =>
  text.replace(/\b(postgres(?:ql)?:\/\/)[^\s@/]*@/g, '$1…@').replace(/\b[0-9a-f]{32,}\b/g, '…');

import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Entry } from '../log/entry.js';
import { type Log, NotWritten, Unknown } from '../log/log.js';

/**
 * What became of an entry: it stands in the log, another one stands there, it surely does not, or nobody can say, for the log
 * cannot even be read.
 */
export type Written = 'written' | 'taken' | 'not-written' | 'unknown';

/** How long is waited before it is looked again whether an entry stands in the log. */
const WAITS = [20, 100, 400, 1_500, 3_000];

/**
 * Writes an entry. Where its fate is unknown it is looked for, and written again under the same number: it cannot stand
 * there twice.
 */
export async function written(log: Log, entry: Entry): Promise<Written> {
  const first = await attempt(log, entry);
  if (first !== 'unknown') return first === 'taken' ? 'taken' : first;
  for (const wait of WAITS) {
    await pause(wait);
    const again = await attempt(log, entry);
    if (again === 'written') return again;
    if (again === 'taken') return standsThere(log, entry);
  }
  return 'unknown';
}

async function attempt(log: Log, entry: Entry): Promise<Written> {
  try {
    return await log.append(entry);
  } catch (error) {
    if (error instanceof NotWritten) return 'not-written';
    if (error instanceof Unknown) return 'unknown';
    throw error;
  }
}

/** Under its number stands this entry, or another. */
async function standsThere(log: Log, entry: Entry): Promise<Written> {
  try {
    const [found] = await log.read(entry.table, entry.number - 1, 1);
    return isDeepStrictEqual(found, entry) ? 'written' : 'taken';
  } catch {
    return 'unknown';
  }
}

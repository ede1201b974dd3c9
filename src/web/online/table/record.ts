import type { CheckedShuffles, Reasons } from '../../../session/index.js';
import { server } from '../../links/server.js';
import type { RecordFile } from '../../session/save-file.js';
import { openSession } from '../../thread/client.js';
import { chanceTold } from '../chance-told.js';

/** The record of a game that is over, with how its chance was agreed on; why not, if the server does not give it. */
export async function recordFileOf(table: string, game: number): Promise<RecordFile | Reasons> {
  const record = await server().record(table, game);
  if (!record.ok) return { sentence: record.error.sentence, rules: [] };
  return { name: `rulebox-${table}-${game}.json`, text: `${JSON.stringify(record.value)}\n` };
}

/** Works out in the thread of the page how a game was dealt, and compares it with what was told while it was played. */
export async function shufflesOf(table: string, game: number): Promise<CheckedShuffles | Reasons> {
  const file = await recordFileOf(table, game);
  if ('sentence' in file) return file;
  const { session } = await openSession();
  return session.checkShuffles(file.text, chanceTold(table, game));
}

import type { ChanceTold, CheckedShuffles, Reasons } from '../../../session/index.js';
import type { RecordFile } from '../../session/save-file.js';
import { openSession } from '../../thread/client.js';
import { ENDED } from '../../words/online-table.js';

/** The record of a game that is over, with how its chance was agreed on; why not, if the server does not give it. */
export async function recordFileOf(table: string, game: number): Promise<RecordFile | Reasons> {
  const not: Reasons = { sentence: ENDED.noRecord, rules: [] };
  try {
    const address = new URL(`api/tables/${encodeURIComponent(table)}/games/${game}`, document.baseURI);
    const response = await fetch(address, { cache: 'no-store' });
    if (!response.ok) return not;
    return { name: `rulebox-${table}-${game}.json`, text: `${(await response.text()).trim()}\n` };
  } catch {
    return not;
  }
}

/** Works out in the thread of the page how a game was dealt, and compares it with what was told while it was played. */
export async function shufflesOf(
  table: string,
  game: number,
  told: ChanceTold | null,
): Promise<CheckedShuffles | Reasons> {
  const file = await recordFileOf(table, game);
  if ('sentence' in file) return file;
  const { session } = await openSession();
  return session.checkShuffles(file.text, told);
}

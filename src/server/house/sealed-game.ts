import { type SealedRecord, sealed } from '../../session/index.js';
import { TableFold } from '../table/fold.js';
import { decksIn, readAll, type Works } from './works.js';

/** A game that is over, laid again from the log; null: there is none, or it is not over. */
export async function sealedGame(
  { parts, shelf, around }: Works,
  table: string,
  game: number,
): Promise<SealedRecord | null> {
  const entries = await readAll(parts.log, table, 0);
  const end = entries.findIndex(({ body }) => body.kind === 'over' && body.game === game);
  if (end < 0) return null;
  const told = entries.slice(0, end + 1);
  const state = TableFold.of(told, await decksIn(told, shelf), around)?.state;
  if (state?.playing == null || state.sealed === null) return null;
  const { secret, shares } = state.sealed;
  return sealed(state.playing.record(), { secret, table, game, shares });
}

import { FORMATS, type GameRecord, type Seat, seedText } from '../engine/index.js';
import type { Delta } from './delta.js';
import type { TableSetup } from './moment.js';
import type { Table } from './table.js';
import type { Viewing } from './viewing.js';

/** Lets a table go on until somebody is asked, by one decision where nobody plays, and tells a viewer each step. */
export function goOnTelling(table: Table, viewing: Viewing): readonly Delta[] {
  const told: Delta[] = [];
  const isWatched = !table.players.includes('person');
  while (table.goOn()) {
    told.push(viewing.next());
    if (isWatched) break;
  }
  return told;
}

/** Who sits where when somebody takes a seat in a game that others have played. */
export function seatedAt({ game: { era, format, seed } }: GameRecord, seat: Seat): TableSetup {
  const { seats } = FORMATS.find(({ id }) => id === format)!;
  const players = Array.from({ length: seats }, (_, each) =>
    each === seat ? ('person' as const) : ('greedy' as const),
  );
  return { era, format, seed: seedText(seed), players, decks: [] };
}

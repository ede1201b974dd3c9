import { FORMATS, type GameRecord, type Seat } from '../engine/index.js';
import type { TableSetup } from './moment.js';

/** Who sits where when somebody takes a seat in a game that others have played. */
export function seatedAt({ game: { era, format, seed } }: GameRecord, seat: Seat): TableSetup {
  const { seats } = FORMATS.find(({ id }) => id === format)!;
  const players = Array.from({ length: seats }, (_, each) => (each === seat ? ('you' as const) : ('greedy' as const)));
  return { era, format, seed, players, decks: [] };
}

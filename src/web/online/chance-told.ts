import type { TableAbout } from '../../protocol/index.js';
import type { ChanceTold } from '../../session/index.js';

/* What this page was told of the chance of games while they were played. What it is told afterwards is held against it. */

const told = new Map<string, ChanceTold>();

const keyOf = (table: string, game: number): string => `${table} ${game}`;

/** What was told of a game's chance; null: this page was not there. */
export const chanceTold = (table: string, game: number): ChanceTold | null => told.get(keyOf(table, game)) ?? null;

/** Who sits at this page, and the share that it drew itself. */
interface Own {
  readonly seat: number | null;
  readonly share: string | null;
}

/** Remembers a seal as it was shown first, the shares as the game was dealt with them, and one's own as it was drawn here. */
export function noteChance({ table, phase, game, chance, seats }: TableAbout, { seat, share }: Own): void {
  if (chance.secret !== null) return;
  const key = keyOf(table, phase === 'playing' ? game : game + 1);
  const commitment = told.get(key)?.commitment ?? chance.commitment;
  const shares = chance.shares.map((each, place) => (place === seat && each !== '' ? (share ?? each) : each));
  told.set(key, { commitment, shares, you: seat, names: seats.map(({ name }) => name) });
}

import { createHash } from 'node:crypto';
import type { SoakPlan, Stock } from '../arena/index.js';
import type { Contest } from '../contest/index.js';
import type { AskedRows } from '../env/index.js';

/** All that whoever plays some of a run has to know: plain data, its decks and cards with their texts compiled. */
export type Kit = ArenaKit | SoakKit | RowsKit;

export interface ArenaKit {
  readonly is: 'arena';
  readonly contest: Contest;
}

export interface SoakKit {
  readonly is: 'soak';
  readonly plan: Omit<SoakPlan, 'material' | 'known' | 'played'>;
  /** Null: invented cards without text. */
  readonly stock: Stock | null;
}

export interface RowsKit extends AskedRows {
  readonly is: 'trajectories';
}

/** What a run is called: the same question to the same make is the same run, whoever asks and when. */
export function runOf(make: string, packedKit: Uint8Array): string {
  return createHash('sha256').update(`${make}\n`).update(packedKit).digest('hex').slice(0, 16);
}

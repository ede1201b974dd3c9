// Faults of a card database that other cards of the same database prove. Facts only.
import type { Sheet } from './sheet.js';

export interface Correction {
  /** Guards against another database that uses the id for another card. */
  readonly name: string;
  readonly sheet: Partial<Sheet>;
  readonly why: string;
}

const evolved = (name: string, stage: 'Stage1' | 'Stage2', from: string): Correction => ({
  name,
  sheet: { stage },
  why: `It is called Basic, but evolves from ${from}, which is ${stage === 'Stage1' ? 'Basic' : 'Stage 1'}.`,
});

const PLAIN_RAICHU: Correction = {
  name: 'Raichu',
  sheet: { labels: [], evolvesFrom: 'Pikachu' },
  why: 'It is called ex and said to evolve from an ex, but its name has no ex; all others that say so evolve from Pikachu.',
};

/** By the id of the print, as TCGdex writes it. */
export const CORRECTIONS: Readonly<Record<string, Correction>> = {
  'ecard1-139': {
    name: 'Dual Ball',
    sheet: { trainer: 'Item' },
    why: 'It is called a Stadium, but its text does not stay in play, and every other card of the name is an Item.',
  },
  'ex3-89': evolved('Ampharos ex', 'Stage2', 'Flaaffy'),
  'ex3-90': evolved('Dragonite ex', 'Stage2', 'Dragonair'),
  'ex3-91': evolved('Golem ex', 'Stage2', 'Graveler'),
  'ex3-92': evolved('Kingdra ex', 'Stage2', 'Seadra'),
  'ex3-95': evolved('Magcargo ex', 'Stage1', 'Slugma'),
  'ex3-96': evolved('Muk ex', 'Stage1', 'Grimer'),
  'sv02-064': PLAIN_RAICHU,
  'sv02-211': PLAIN_RAICHU,
};

export function correctionOf({ print, name }: Sheet): Correction | null {
  const correction = CORRECTIONS[print.id];
  return correction?.name === name ? correction : null;
}

import type { EraId } from '../../engine/index.js';

const BY_ERA: Readonly<Record<EraId, readonly string[]>> = {
  'e-card-2002': ['E-Card'],
  'platinum-2009': ['Diamond & Pearl', 'Platinum'],
  'hgss-2010': ['HeartGold & SoulSilver', 'Call of Legends'],
  'swsh-2022': ['Sword & Shield'],
};

/** The series of cards that were new under the rulebook of an era, by the names that card databases give them. */
export const SERIES_OF_ERAS: Readonly<Record<string, readonly string[]>> = BY_ERA;

import type { EraId } from '../../engine/index.js';

const BY_ERA: Readonly<Record<EraId, readonly string[]>> = {
  'base-1999': ['Base', 'Gym'],
  'neo-2000': ['Neo', 'Legendary Collection'],
  'e-card-2002': ['E-Card'],
  'platinum-2009': ['Diamond & Pearl', 'Platinum'],
  'hgss-2010': ['HeartGold & SoulSilver', 'Call of Legends'],
  'black-white-2011': ['Black & White'],
  'xy-2013': ['XY'],
  'sun-moon-2017': ['Sun & Moon'],
  'swsh-2022': ['Sword & Shield'],
  'scarlet-violet-2023': ['Scarlet & Violet'],
  'mega-evolution-2025': ['Mega Evolution'],
};

/** The series of cards that were new under the rulebook of an era, by the names that card databases give them. */
export const SERIES_OF_ERAS: Readonly<Record<string, readonly string[]>> = BY_ERA;

import { ERAS, type EraId } from '../../engine/index.js';
import { beginOfTime, endOfTime } from '../decks/list/era-time.js';
import { fold } from './fold.js';

const BY_ERA: Readonly<Record<EraId, readonly string[]>> = {
  'base-1999': ['Base', 'Gym'],
  'neo-2000': ['Neo', 'Legendary Collection'],
  'e-card-2002': ['E-Card'],
  'ex-2003': ['EX'],
  'ex-2004': ['EX'],
  'ex-2005': ['EX'],
  'diamond-pearl-2007': ['Diamond & Pearl'],
  'platinum-2009': ['Platinum'],
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

/** A series that the rules changed in the middle of: then it matters when a set came out. */
const isShared = (serie: string): boolean =>
  Object.values(SERIES_OF_ERAS).filter((series) => series.includes(serie)).length > 1;

/** Whether a set of a series was new under the rulebook of an era. */
export function isNewUnder(id: string, serie: string, released: string): boolean {
  const era = ERAS.find((each) => each.id === id);
  const known = SERIES_OF_ERAS[id]?.find((each) => fold(each) === fold(serie));
  if (era === undefined || known === undefined) return false;
  return !isShared(known) || (released >= beginOfTime(era.year) && released < endOfTime(era.year));
}

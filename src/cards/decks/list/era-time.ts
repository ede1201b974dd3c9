import { ERAS } from '../../../engine/index.js';

/** The month in which the first cards came out that were printed for the rules after these; cards of the time are older. */
const ENDED: Readonly<Record<string, string>> = {
  'base-1999': '2000-12-16',
  'neo-2000': '2002-09-15',
  'e-card-2002': '2003-06',
  'ex-2003': '2004-07-30',
  'ex-2004': '2005-08',
  'ex-2005': '2007-05',
  'diamond-pearl-2007': '2009-02',
  'platinum-2009': '2010-02',
  'hgss-2010': '2011-04',
  'black-white-2011': '2013-11-08',
  'xy-2013': '2017-02-03',
  'sun-moon-2017': '2020-02-07',
  'swsh-2022': '2023-03',
  'scarlet-violet-2023': '2025-09',
};

/** When the cards end that the rules of a year were played with. Rules nobody dated last into the next year. @rule DECK-18 */
export function endOfTime(year: number): string {
  const place = ERAS.findIndex((era) => era.year === year);
  const next = ERAS[place + 1]?.year ?? Number.POSITIVE_INFINITY;
  return ENDED[ERAS[place]?.id ?? ''] ?? String(place < 0 ? year + 2 : Math.min(year + 2, next));
}

/** When the cards begin that only these rules, and none before them, were played with. */
export function beginOfTime(year: number): string {
  const before = ERAS.filter((era) => era.year < year).at(-1);
  return before === undefined ? '' : endOfTime(before.year);
}

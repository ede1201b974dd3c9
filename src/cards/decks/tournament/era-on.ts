import { ERAS, type Era } from '../../../engine/index.js';
import { beginOfTime } from '../list/era-time.js';

/** The rules that were played by on a day; before the first cards, those of the first era. @rule DECK-18 */
export const eraOn = (day: string): Era => ERAS.findLast(({ year }) => beginOfTime(year) <= day) ?? ERAS[0]!;

import { ERAS, type Era } from '../../../engine/index.js';
import { beginOfTime, endOfTime } from './era-time.js';
import type { CardPool } from './pool.js';
import { readList } from './read-list.js';

/** The era that a list is for, by the time its cards came out. */
export interface EraGuess {
  readonly era: Era;
  /** How many of the different cards came out in the era's own time, and of how many that is. */
  readonly own: number;
  readonly all: number;
  /** "19 of 24 cards are of 2022." */
  readonly reason: string;
}

/** A card cannot have been played before it came out, so each that is too new weighs more than several that fit. */
const TOO_NEW = 6;
/** Years after which cards are hardly ever played beside new ones. */
const WORN = 6;

/** The era whose time most cards of a list are of; null where no card says anything about time. */
export function guessEra(text: string, pool: CardPool): EraGuess | null {
  const read = ERAS.map((era) => ({ era, ...timesIn(text, { ...pool, year: era.year }) }));
  const best = read.reduce((one, other) => (weight(other) > weight(one) ? other : one));
  if (best.own === 0) return null;
  const { era, own, all } = best;
  return { era, own, all, reason: `${own} of ${all} cards ${own === 1 ? 'is' : 'are'} of ${era.year}.` };
}

interface Times {
  readonly own: number;
  readonly newer: number;
  readonly worn: number;
  readonly all: number;
}

const weight = ({ own, newer, worn }: Times): number => own - TOO_NEW * newer - worn;

/** A name alone means a card of the era that is asked about, so every era gets its best reading. */
function timesIn(text: string, pool: CardPool & { readonly year: number }): Times {
  const dates = readList(text, pool, 'take')
    .cards.map(({ card }) => card.facts)
    .filter(({ released, energy }) => released !== '' && energy !== 'basic')
    .map(({ released }) => released);
  const [begin, end] = [beginOfTime(pool.year), endOfTime(pool.year)];
  return {
    own: dates.filter((date) => date >= begin && date < end).length,
    newer: dates.filter((date) => date >= end).length,
    worn: dates.filter((date) => date < String(pool.year - WORN)).length,
    all: dates.length,
  };
}

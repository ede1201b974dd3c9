import { type Answer, type GameEvent, nonceFor, type Seed, streamOf } from '../engine/index.js';

/** How many coins came up heads, of how many. */
export interface CoinTally {
  readonly heads: number;
  readonly flips: number;
}

/** No coin has been flipped yet. */
export const NO_COINS: CoinTally = { heads: 0, flips: 0 };

/** How a coin lies. */
export type CoinSide = 'heads' | 'tails';

/** A coin beside the table, for whatever card or effect needs one. */
export interface CoinFlipper extends CoinTally {
  readonly seed: Seed;
  /** What lies on the table now; null before the first flip. */
  readonly shows: CoinSide | null;
}

/** A coin that has not been flipped; the seed decides how it will fall. */
export const newCoinFlipper = (seed: Seed): CoinFlipper => ({ ...NO_COINS, seed, shows: null });

/** Flip number n is a function of the seed and n alone, so the coins of a game are not touched. @rule ERD-01 ERD-09 */
export function flip(flipper: CoinFlipper): CoinFlipper {
  const shows = coinNumber(flipper.seed, flipper.flips + 1);
  return { ...flipper, ...tally(flipper, shows), shows };
}

/** The coin as an answer, where a game asks for its coins (`coins: 'asked'`) instead of drawing them. @rule ERD-09 */
export const coinAnswer = (side: CoinSide): Answer => ({ kind: 'coin', heads: side === 'heads' });

/** A tally with one more coin in it. */
export const tally = ({ heads, flips }: CoinTally, side: CoinSide): CoinTally => ({
  heads: heads + (side === 'heads' ? 1 : 0),
  flips: flips + 1,
});

/** A tally with the coins in it that the game itself has flipped. @rule ERD-10 */
export const tallyEvents = (before: CoinTally, events: readonly GameEvent[]): CoinTally =>
  events.reduce(
    (counted, event) => (event.kind === 'coinFlipped' ? tally(counted, event.heads ? 'heads' : 'tails') : counted),
    before,
  );

/** Coins counted, with the share of heads. */
export interface CoinStatistics extends CoinTally {
  /** Heads ÷ flips in percent, to one decimal; 0 before the first flip. */
  readonly percent: number;
}

/** ERD-10 (inferred): nothing is divided by no flips. @rule ERD-10 */
export const coinStatistics = ({ heads, flips }: CoinTally): CoinStatistics => ({
  heads,
  flips,
  percent: flips === 0 ? 0 : Math.round((heads * 1000) / flips) / 10,
});

/** What the screen of the flipper shows. */
export interface CoinScreen extends CoinStatistics {
  readonly instructions: readonly string[];
}

/** Figures, and how to use it. @rule ERD-10 */
export const coinScreen = (counted: CoinTally): CoinScreen => ({
  ...coinStatistics(counted),
  instructions: INSTRUCTIONS,
});

const INSTRUCTIONS: readonly string[] = [
  'Flip when a card, an attack or a rule asks for a coin, and do what it says for heads or for tails.',
  'The count goes on until it is begun anew: heads, flips, and how many percent of the flips were heads.',
];

/** Coin number n of a seed: one of the bits of a number that nobody can foresee. */
const coinNumber = (seed: Seed, number: number): CoinSide =>
  streamOf(seed, nonceFor('coins', 0, number))(2) === 1 ? 'heads' : 'tails';

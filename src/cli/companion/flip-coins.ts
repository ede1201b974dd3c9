// `rulebox companion coin`: a row of coins and its statistics.
import { randomBytes } from 'node:crypto';
import { type CoinSide, coinStatistics, flip, newCoinFlipper } from '../../companion/index.js';
import { seedText } from '../../engine/index.js';
import { wrap } from '../terminal.js';
import { seedTyped, wholeNumber } from '../typed.js';

interface Options {
  readonly seed?: string;
  readonly json?: boolean;
}

/** More are no row that anybody would look at. */
const MOST = 1_000_000;
/** So many are shown one by one. */
const MOST_SHOWN = 100;

export function flipCoins(typed: string, options: Options): void {
  const count = wholeNumber('The number of coins', typed, MOST);
  const seed = seedTyped(options.seed ?? randomBytes(16).toString('hex'));
  const shown: CoinSide[] = [];
  let flipper = newCoinFlipper(seed);
  for (let i = 0; i < count; i++) {
    flipper = flip(flipper);
    if (shown.length < MOST_SHOWN) shown.push(flipper.shows!);
  }
  const { heads, flips, percent } = coinStatistics(flipper);
  // Statistics of no coins are shown, too. @rule ERD-10
  const row = count === 0 ? 'No coin was flipped.' : `${shown.join(' ')}${count > MOST_SHOWN ? ' …' : ''}`;
  const lines = [wrap(row), `Heads ${heads} of ${flips}: ${percent} % (seed ${seedText(seed)})`];
  const json = { seed: seedText(seed), heads, flips, percent, coins: shown };
  process.stdout.write(`${options.json === true ? JSON.stringify(json) : lines.join('\n')}\n`);
}

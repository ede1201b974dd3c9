import type { Era, GameEvent, Seed } from '../engine/index.js';
import { type BattleTimer, newBattleTimer, timeEvents } from './battle-timer.js';
import { type CoinFlipper, type CoinTally, NO_COINS, newCoinFlipper, tallyEvents } from './coin-flipper.js';

/** What lies beside the table: a coin of one's own, a count of the game's coins, and a clock. */
export interface Tools {
  readonly flipper: CoinFlipper;
  readonly gameCoins: CoinTally;
  readonly timer: BattleTimer;
}

/** Tools that nobody has used yet. */
export const newTools = (seed: Seed, agreed: number, now: number): Tools => ({
  flipper: newCoinFlipper(seed),
  gameCoins: NO_COINS,
  timer: newBattleTimer(agreed, now),
});

/** Tools hear what happened and give nothing back: there is no way from here into a game. @rule ERD-01 */
export const attend = (tools: Tools, events: readonly GameEvent[], now: number): Tools => ({
  ...tools,
  gameCoins: tallyEvents(tools.gameCoins, events),
  timer: timeEvents(tools.timer, events, now),
});

/** Whether the era's own rulebook has them, or they are offered as plain tools. Nothing depends on it. @rule ERD-01 */
export const toolsStanding = (era: Era): 'of the rulebook' | 'plain tools' =>
  era.companionTools ? 'of the rulebook' : 'plain tools';

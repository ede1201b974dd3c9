import { orders, settle, takeEqualPrizes, tried } from './settle.js';
import { give, type Table } from './table.js';

/**
 * Between turns the coins of a scenario may say what comes first: the one order in which all that are left are flipped, and
 * no more. Nothing may be left to play, so that they are all for now. @rule CHK-03
 */
export function takeOrderByCoins(table: Table, line: number): boolean {
  const { game, scenario } = table;
  const { kind, seat } = game.state.decision;
  if (kind !== 'choose-checkup' || table.coinsUsed === scenario.coins.length) return false;
  const fitting = orders(game).filter((order) => {
    const end = tried(table, order, line);
    const isThrough = end?.game.state.decision.kind === 'turn' || end?.game.state.phase === 'over';
    return isThrough && end?.coinsUsed === scenario.coins.length;
  });
  if (fitting.length !== 1) return false;
  give(table, seat, fitting[0]!);
  settle(table, line, []);
  takeEqualPrizes(table, line);
  return true;
}

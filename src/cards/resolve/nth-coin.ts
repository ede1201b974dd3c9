import type { Placed } from './mentions.js';
import { type Block, type Fault, firstFault, type Node, Unresolved } from './tree.js';

/*
 * "Flip 2 coins. If the first coin is heads, A. If the second coin is heads, B.": each coin decides something of its own,
 * so each is flipped by itself, in front of what it decides.
 */

/** Names the coin that a test speaks of; the block in which it is flipped. */
export function nthCoin(history: Placed[], test: Node, fresh: () => string): Block | Unresolved {
  const last = history.findLast(({ statement }) => statement.op === 'flip');
  const nth = Number(test.nth);
  delete test.nth;
  if (last === undefined) return new Unresolved('no coins were flipped before');
  const { statement, block } = last;
  const { nth: at = 0, left = statement.coins, who } = statement;
  if (nth !== at) {
    if (nth !== Number(at) + 1 || !(Number(left) > (nth === 1 ? 1 : 0)))
      return new Unresolved('another number of coins was flipped');
    const coin = { op: 'flip', coins: 1, ...(who === undefined ? {} : { who }), as: fresh() } as const;
    const marks = { nth, left: Number(left) - 1 };
    if (nth === 1) Object.assign(statement, coin, marks);
    else {
      forget(statement);
      const next: Node = { ...coin, ...marks };
      block.push(next);
      history.push({ statement: next, block });
      test.of = coin.as;
      return block;
    }
  }
  if (statement.as !== undefined) test.of = statement.as;
  return block;
}

function forget(statement: Node): void {
  delete statement.nth;
  delete statement.left;
}

/** Each of the coins must decide something. */
export const checkEachCoin = (all: readonly Node[]): Fault =>
  firstFault(all, (statement) => {
    const { nth, left } = statement;
    if (nth === undefined) return null;
    forget(statement);
    return left === 0 ? null : new Unresolved('a coin is flipped, but nothing hangs on it');
  });

import { everyStatement } from './steps.js';
import { type Block, isNode, type Node } from './tree.js';

/*
 * "If both of them are heads, … . If 1 or both of them are tails, this attack does 30 damage": the number may be left out only
 * where every other way the coins can fall says itself what becomes of the damage.
 */

/** Whether this branch and its neighbours, which all ask the same coins, take in every way that these can fall. */
export function isEveryFallSettled(told: Node, around: Block): boolean {
  const asked = coinsAsked(told.if);
  const coins = everyStatement(around).find(({ op, as }) => op === 'flip' && as === asked)?.coins;
  if (asked === null || typeof coins !== 'number') return false;
  const others = around.filter(
    (one) => one !== told && one.op === 'if' && settles(one) && coinsAsked(one.if) === asked,
  );
  const falls = Array.from({ length: coins + 1 }, (_, heads) => ({ heads, tails: coins - heads }));
  return others.length > 0 && falls.every((fall) => holds(told.if, fall) || others.some((one) => holds(one.if, fall)));
}

/** Whether the branch says what it does with the damage. */
const settles = ({ do: body }: Node): boolean =>
  everyStatement(body as Block).some(({ op }) => op === 'base' || op === 'stop');

/** The name of the coins that a test asks, and nothing else; null where it asks something else. */
function coinsAsked(test: unknown): string | null {
  if (!isNode(test) || test.test !== 'compare' || typeof test.b !== 'number') return null;
  const { a, rel } = test;
  if (!isNode(a) || a.num !== 'bound' || (rel !== '=' && rel !== '>=')) return null;
  return (a.what === 'heads' || a.what === 'tails') && a.nth === undefined ? String(a.of) : null;
}

/** Whether it is so where the coins fall like this. */
function holds(test: unknown, fall: { readonly heads: number; readonly tails: number }): boolean {
  const { a, rel, b } = test as { a: { what: 'heads' | 'tails' }; rel: '=' | '>='; b: number };
  return rel === '=' ? fall[a.what] === b : fall[a.what] >= b;
}

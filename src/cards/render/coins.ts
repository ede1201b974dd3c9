import type { CardProgram } from '../language.js';
import { isNode, type Node } from '../telling/node.js';
import { inEachText, nodesIn, retold } from './tell.js';

/**
 * "If heads" speaks of one coin, "if at least 1 of them is heads" of several: where several are flipped, the tests are
 * written in a form of the same meaning that is worded so.
 */
export const tellCoinsApart = (program: CardProgram): CardProgram =>
  inEachText(program, (text) => {
    const flips = nodesIn(text).filter(({ op, coins }) => op === 'flip' && coins !== 1);
    const coinsOf = new Map(flips.map(({ as, coins }) => [as, coins]));
    return flips.length === 0
      ? text
      : retold(text, (made, { test, a }) =>
          test === 'compare' && isNode(a) && typeof a.of === 'string' && coinsOf.has(a.of)
            ? { ...made, ...told(made, a, coinsOf.get(a.of)) }
            : made,
        );
  });

/** What the coins show, as it is told of several. */
function told({ rel, b }: Node, { what }: Node, coins: Node['coins']): Pick<Node, 'rel' | 'b'> {
  if (coins === 2 && rel === '=' && b === 2 && (what === 'heads' || what === 'tails')) return { rel: '>', b: 1 };
  if (what !== 'heads') return {};
  if (rel === '>=' && b === 1) return { rel: '>', b: 0 };
  return rel === '=' && b === 0 ? { rel: '<', b: 1 } : {};
}

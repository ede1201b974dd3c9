import type { Placed } from './mentions.js';
import { isSearch, touchesDeck } from './of-deck.js';
import type { Said } from './refer.js';
import { everyStatement } from './steps.js';
import { type Block, bodiesOf, type Node } from './tree.js';

/* A deck is shuffled where it was searched or filled. */

/** What is done after a loop is done once. */
function isLoop(history: readonly Placed[], block: Block): boolean {
  return history.some(({ statement }) => statement.op === 'for-each' && statement.do === block);
}

/** Whether it is the other of two branches that both search the deck. */
function isOther(history: readonly Placed[], block: Block): boolean {
  return history.some(
    ({ statement }) =>
      (statement.else === block || (statement.do === block && statement.else !== undefined)) &&
      bodiesOf(statement).every((body) => everyStatement(body.block).some(isSearch)),
  );
}

/** The block in which something was last done with a deck; null where it is shuffled once for all of them. */
export function blockOfDeck({ history, others }: Said, does: (statement: Node) => boolean = touchesDeck): Block | null {
  for (let i = history.length - 1; i >= 0; i--) {
    const { statement, block } = history[i];
    if (does(statement))
      return others.includes(block) || isLoop(history, block) || isOther(history, block) ? null : block;
  }
  return null;
}

import { says } from '../telling/walk.js';
import { type Block, copy, isNode, isRef, type Node, put, visitOwn } from './tree.js';

/* A choice that is made within a statement, made before it: which Pokémon comes before what is done with its cards. */

/** "Discard an Energy from 1 of your Pokémon": the choice of the Pokémon is made first. */
export function liftChoice(statement: Node, block: Block, fresh: () => string): void {
  if (statement.op === 'move-counters') liftFrom(statement, block, fresh);
  const cards = statement.cards;
  if (!isNode(cards)) return;
  const [inside, field] = isNode(cards.in) ? ([cards.in, 'on'] as const) : ([cards, 'of'] as const);
  const on = inside[field];
  if (!isNode(on)) return;
  // Those that are too many are chosen by whoever gives them up, in the same breath.
  if (on.take !== undefined && !isTooMany(on.take)) {
    const name = fresh();
    block.splice(block.indexOf(statement), 0, { op: 'pick', as: name, of: on });
    inside[field] = { get: 'ref', name };
  }
  const from = inside[field];
  if (isNode(from) && (from.get === 'ref' || from.spot === 'active')) setOther(statement, from);
}

/** "Move a damage counter from 1 of your Pokémon to another": another than the one that was chosen. */
function liftFrom(statement: Node, block: Block, fresh: () => string): void {
  const { from, to } = statement;
  if (!isNode(from) || !isNode(to) || !says(to, '#?other')) return;
  if (from.take !== undefined) {
    const name = fresh();
    // Which Pokémon comes before how many.
    const at = block.indexOf(statement) - (isNode(statement.n) ? 1 : 0);
    block.splice(at, 0, { op: 'pick', as: name, of: from });
    statement.from = { get: 'ref', name };
  }
  if (isNode(statement.from)) setOther(statement, statement.from);
}

const isTooMany = (take: unknown): boolean => isNode(take) && isNode(take.n) && take.n.fn === '-';

/** "Another" than the Pokémon that the cards come from. */
function setOther(statement: Node, from: Node): void {
  visitOwn(statement, (value, field, node) => {
    if (isRef(value, '#?other')) put(node, field, copy(from));
  });
}

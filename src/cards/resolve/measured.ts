import type { Placed } from './mentions.js';
import { isNode, type Node, testsOf } from './tree.js';

/* "The amount of Energy you discarded in this way": what the cards provided, where they were or are attached. @rule NRG-06 */

/** The cards that a statement is about; where they were chosen before it, as they were spoken of then. */
export function cardsIn({ cards }: Node, history: readonly Placed[]): unknown {
  if (!isNode(cards) || cards.get !== 'ref') return cards;
  const named = history.findLast(({ statement }) => statement.as === cards.name)?.statement;
  return named === undefined ? cards : (named.cards ?? named.of);
}

/** Settles whether a number of Energy is what the cards provided; where none was attached, each card is one. */
export function measure(amount: Node, statement: Node | undefined, history: readonly Placed[]): void {
  if (amount.num !== 'bound' || amount.what !== 'energy') return;
  const cards = statement === undefined ? undefined : cardsIn(statement, history);
  if (statement?.op !== 'attach' && !isOnPokemon(cards)) {
    amount.what = 'n';
    return;
  }
  const types = typesOf(amount.noun);
  if (types !== undefined) amount.types = types;
  const most = mostOf(cards);
  if (most !== undefined) capAt(amount, most);
}

const isOnPokemon = (cards: unknown): boolean =>
  isNode(cards) && isNode(cards.in) && cards.in.on !== undefined && cards.in.what === 'energy';

function typesOf(noun: Node['noun']): Node['types'] {
  const is = testsOf(noun).find(({ test }) => test === 'type')?.is;
  return Array.isArray(is) ? is : undefined;
}

/** Of "2 Energy" and "up to 2 Energy" no more than two count: a card that provides two stands for one where it must. */
function mostOf(cards: unknown): number | Node | undefined {
  const take = isNode(cards) ? cards.take : undefined;
  if (!isNode(take)) return undefined;
  const most = take.upTo ?? (take.units === true || take.n === 1 ? take.n : undefined);
  return typeof most === 'number' || isNode(most) ? most : undefined;
}

function capAt(amount: Node, most: number | Node): void {
  const { num, of, what, types } = amount;
  for (const field of ['of', 'what', 'types'] as const) delete amount[field];
  const measured = { num, of, what, ...(types === undefined ? {} : { types }) };
  Object.assign(amount, { num: 'calc', fn: 'min', args: [most, measured] });
}

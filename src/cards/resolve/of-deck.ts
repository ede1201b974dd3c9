import type { Act } from '../telling/act.js';
import type { Placed } from './mentions.js';
import { copy, isNode, type Node, Unresolved } from './tree.js';

/* What is done with a deck, and when it is shuffled for that. @rule SRCH-04 */

export const isInDeck = (cards: unknown): boolean => isNode(cards) && isNode(cards.in) && cards.in.zone === 'deck';

export function isSearch(statement: Node): boolean {
  const { op } = statement;
  if (op !== 'move' && op !== 'attach') return false;
  const { cards } = statement;
  const place = isNode(cards) ? cards.in : null;
  return isNode(place) && place.zone === 'deck' && place.top === undefined && place.bottom === undefined;
}

export function touchesDeck(statement: Node): boolean {
  const { op } = statement;
  if (op === 'evolve' || op === 'exchange') return isInDeck(statement.with);
  if (op !== 'move' && op !== 'attach') return false;
  const { cards, to } = statement;
  if (op === 'move' && isNode(to) && to.zone === 'deck') return true;
  if (!isNode(cards)) return false;
  const place = cards.in;
  return isNode(place) && (place.zone === 'deck' || place.pool !== undefined);
}

/** Whether cards are put into the opponent's deck, or searched for in it. */
export function opensTheirDeck(statement: Node): boolean {
  const { op, cards, to } = statement;
  const isTheirs = (place: unknown): boolean => isNode(place) && place.zone === 'deck' && place.whose === 'opponent';
  return (op === 'move' && isTheirs(to)) || (isSearch(statement) && isNode(cards) && isTheirs(cards.in));
}

/** "Your opponent shuffles their deck", and nothing more; as it is said, before `they` is put in place. */
export function isTheirShuffle(statement: Node | Act): boolean {
  if (statement.op !== 'as-player' || statement.who !== 'opponent') return false;
  const [only, ...rest] = statement.do ?? [];
  return only?.op === 'shuffle' && only.zone === 'deck' && only.who === 'they' && rest.length === 0;
}

/**
 * "If you do, shuffle your deck": whoever searched shuffles, found or not. But where the number of cards to search for is
 * counted it may be zero, and then there was no search. @rule SRCH-04
 */
export function ifSearched(statement: Node, history: readonly Placed[], fresh: () => string): Node | Unresolved {
  const last = history.findLast((placed) => touchesDeck(placed.statement));
  if (last === undefined) return new Unresolved('no deck was searched before');
  if (history.some(({ statement: { op, do: body } }) => op === 'for-each' && body === last.block))
    return new Unresolved('it is not clear whether there was a search');
  // With a full Bench nobody searches for it: what is won by having searched would hang on that. @rule BENCH-03
  const { to } = last.statement;
  if (statement.op === 'draw' && isNode(to) && to.zone === 'bench')
    return new Unresolved('it is not known whether there is a search');
  const test = anySearched(last.statement) ?? (statement.op === 'shuffle' ? null : wasThere(last.statement, fresh));
  if (test === null) return statement;
  const { after: _after, ...plain } = statement;
  return { op: 'if', if: test, do: [plain], after: 'search' };
}

/** "For each heads, search your deck … Shuffle your deck afterward": after a search, that is. @rule SRCH-04 */
export function isAfterCoins(statement: Node, history: readonly Placed[]): boolean {
  if (statement.op !== 'shuffle' || statement.zone !== 'deck') return false;
  const last = history.findLast((placed) => touchesDeck(placed.statement))?.statement;
  const many = last !== undefined && isSearch(last) ? anySearched(last)?.a : undefined;
  return isNode(many) && many.num === 'bound' && many.what === 'heads';
}

/** Whether there was a deck to search: something was found in it, or something is left of it. @rule TRN-05 */
function wasThere(search: Node, fresh: () => string): Node {
  search.as ??= fresh();
  const left: Node = { test: 'exists', of: { get: 'cards', in: { zone: 'deck', whose: 'you' } } };
  return { test: 'any', of: [{ test: 'did', what: search.as }, left] };
}

/** Whether there is anything to search for, where that is counted; null where it is certain. */
export function anySearched({ cards }: Node): Node | null {
  const take = isNode(cards) ? cards.take : undefined;
  const many = isNode(take) ? (take.n ?? take.upTo) : undefined;
  return isNode(many) ? { test: 'compare', a: copy(many), rel: '>=', b: 1 } : null;
}

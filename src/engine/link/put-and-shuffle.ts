import type { Doing, LinkedPlace } from '../effects/linked.js';
import type { Statement } from '../effects/program.js';
import type { CardsOf } from '../effects/terms.js';

/*
 * "Shuffle that card into your deck" is a card that is put into a deck and the shuffle that belongs to it: where no card is,
 * nothing is shuffled. A whole hand is a hand although it is empty, and a deck that was searched or looked into is shuffled
 * for that. @rule ZONE-08 SRCH-04 EFF-02
 */

/** Whether the second of two statements shuffles a deck only because the first puts something into it. */
export function isShuffleOf(put: Statement | undefined, then: Statement): boolean {
  const whose = then.op === 'as-player' ? then.who : 'you';
  const [shuffle, ...others] = then.op === 'as-player' ? then.do : [then];
  if (put === undefined || shuffle?.op !== 'shuffle' || shuffle.zone !== 'deck' || others.length > 0) return false;
  if ((put.op !== 'move' && put.op !== 'devolve') || put.to.zone !== 'deck') return false;
  return (put.to.whose ?? 'you') === (shuffle.who ?? whose) && !(put.op === 'move' && isWholeZone(put.cards));
}

type ForEach = Extract<Statement, { op: 'for-each' }>;

/** Whether a deck is shuffled only because it is searched for each of several things: for none of them nobody searches it. @rule SRCH-04 */
export const isOfSearches = (loop: Statement, then: Statement | undefined): loop is ForEach =>
  loop.op === 'for-each' &&
  then?.op === 'shuffle' &&
  then.zone === 'deck' &&
  loop.do.some((one) => looksIntoDeck(one as Doing));

/** "Your hand", "your discard pile": all of it, however much that is. @rule ZONE-08 */
const isWholeZone = (cards: CardsOf): boolean =>
  cards.get === 'cards' && 'zone' in cards.in && cards.take === undefined && cards.where === undefined;

/** Whether it looks into a deck, or takes cards from it. */
export function looksIntoDeck(doing: Doing): boolean {
  const from = 'cards' in doing ? doing.cards : doing.op === 'pick' ? doing.of : 'with' in doing ? doing.with : null;
  return from !== null && from.get === 'cards' && (from.in as LinkedPlace).zone === 'deck';
}

import type { Amount, CardsOf, PokemonOf, Statement } from '../language.js';
import { counted } from './amount.js';
import { times } from './basics.js';
import { type Acts, act } from './clause.js';
import { mapSome, type Parser } from './combinators.js';
import { say } from './say.js';

/** Whether doing it again would mean the same things again: then doing it so often is doing it with so many. */
const isFixed = (of: PokemonOf): boolean => of.get === 'ref' || of.take === undefined;

function cardsTimes(cards: CardsOf, each: Amount): CardsOf | null {
  if (cards.get !== 'cards') return null;
  const { in: place } = cards;
  if ('zone' in place && typeof place.top === 'number' && cards.take === undefined)
    return { ...cards, in: { ...place, top: times(place.top, each) } };
  if (cards.take === undefined || !('n' in cards.take) || cards.take.n !== 1) return null;
  if ('on' in cards.in && !isFixed(cards.in.on)) return null;
  return { ...cards, take: { n: each } };
}

/** One act done so often, as one act; null where each time could be another matter. */
function manyTimes(statement: Statement, each: Amount): Statement | null {
  if (statement.op === 'draw' && typeof statement.n === 'number' && !statement.until && !statement.upTo) {
    return { ...statement, n: times(statement.n, each) };
  }
  if (statement.op === 'put-counters' && typeof statement.n === 'number' && isFixed(statement.on)) {
    return { ...statement, n: times(statement.n, each) };
  }
  if (statement.op === 'heal' && typeof statement.n === 'number' && isFixed(statement.from)) {
    return { ...statement, n: times(statement.n, each) };
  }
  if (statement.op === 'prevent' && typeof statement.n === 'number') {
    return { ...statement, n: times(statement.n, each) };
  }
  if (statement.op !== 'move' && statement.op !== 'attach') return null;
  if (statement.op === 'attach' && !isFixed(statement.to)) return null;
  const cards = cardsTimes(statement.cards, each);
  return cards === null ? null : { ...statement, cards };
}

/** "For each heads, discard a card …". @rule EFF-05 */
export const forEachAct: Parser<Acts> = mapSome(say`for each ${counted} , ${act}`, ([each, body]): Acts | null => {
  const many = body.length === 1 ? manyTimes(body[0], each) : null;
  return many === null ? null : [many];
});

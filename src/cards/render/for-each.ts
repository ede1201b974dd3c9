import type { Amount, Statement } from '../language.js';
import { counted } from './things.js';

/** An act done so many times, as that act once and the thing that is counted; null for all other acts. */
export function timesOver(statement: Statement): { readonly each: Amount; readonly once: Statement } | null {
  if (statement.op === 'draw' && !statement.until && typeof statement.n !== 'number' && statement.n.num === 'calc') {
    if (statement.n.fn === '+') return null;
    const [n, each] = statement.n.args;
    return { each, once: { ...statement, n } };
  }
  if (statement.op === 'put-counters' && statement.split === true && typeof statement.n !== 'number') {
    const { n } = statement;
    const [first, each] = n.num === 'calc' ? n.args : [1, n];
    return { each, once: { ...statement, n: first } };
  }
  if (statement.op === 'prevent' && statement.n !== undefined && typeof statement.n !== 'number') {
    if (statement.n.num === 'calc' && statement.n.fn !== '×') return null;
    const [n, each] = statement.n.num === 'calc' ? statement.n.args : [1, statement.n];
    return { each, once: { ...statement, n } };
  }
  if (statement.op === 'pick' && statement.of.get === 'cards' && statement.of.how !== undefined) {
    const { take } = statement.of;
    if (take === undefined || !('n' in take) || typeof take.n === 'number') return null;
    return { each: take.n, once: { ...statement, of: { ...statement.of, take: { n: 1 } } } };
  }
  if ((statement.op !== 'move' && statement.op !== 'attach') || statement.cards.get !== 'cards') return null;
  const { take, in: place } = statement.cards;
  if ('zone' in place && place.top !== undefined && typeof place.top !== 'number') {
    const [top, each] = place.top.num === 'calc' ? place.top.args : [1, place.top];
    return { each, once: { ...statement, cards: { ...statement.cards, in: { ...place, top } } } };
  }
  if (take === undefined || !('n' in take) || typeof take.n === 'number') return null;
  // As many as are too many: that is said in one sentence.
  if (take.n.num === 'calc' && take.n.fn === '-') return null;
  return { each: take.n, once: { ...statement, cards: { ...statement.cards, take: { n: 1 } } } };
}

type Theirs = Extract<Statement, { readonly op: 'as-player' }>;

/** What another player does so many times: the number comes first, and then who. */
export function theirTimes(statement: Theirs, say: (one: Theirs) => readonly string[]): readonly string[] {
  const [only, ...more] = statement.do;
  const many = more.length === 0 && statement.who === 'opponent' ? timesOver(only) : null;
  if (many === null) return say(statement);
  const [first, ...rest] = say({ ...statement, do: [many.once] });
  return [`for each ${counted(many.each, 'you')}, ${first}`, ...rest];
}

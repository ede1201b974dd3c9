import type { Anaphor, OfDeed } from '../telling/anaphor.js';
import { says } from '../telling/walk.js';
import { FINDERS } from './finders.js';
import { cardsIn } from './measured.js';
import { OTHER_NAME, type Placed } from './mentions.js';
import { isSaidOf, mayBeAmong, partDiscards, type Said } from './refer.js';
import { type Block, copy, type Fault, isNode, isUnresolved, type Node, Unresolved } from './tree.js';

/* "If you do", "discarded in this way", "the other cards": which of the statements before is meant, by the name it gets. */

/** Names of these are no names of Pokémon. */
const NO_POKEMON = new Set<Anaphor>(['#?attack', '#?used']);

export interface Bound {
  readonly name: string;
  readonly block: Block;
  /** Only those of them are counted. */
  readonly among?: Node;
  /** What the other player did in the same breath. */
  readonly second?: string;
}

const isOfDeed = (word: Anaphor): word is OfDeed => Object.hasOwn(FINDERS, word);

/** Whether cards were spoken of without a word on what they are: cards off the top of a deck. */
const isOpen = (cards: unknown): boolean =>
  isNode(cards) && cards.where === undefined && isNode(cards.in) && cards.in.zone === 'deck';

/** "For each Energy card you discarded in this way", of cards of all kinds. */
export function countAmong(node: Node, { name, second }: Bound, where: Node): void {
  delete node.what;
  const count = (pool: string): Node => ({ num: 'count', of: { get: 'cards', in: { pool }, where: copy(where) } });
  if (second === undefined) Object.assign(node, count(name));
  else {
    delete node.of;
    Object.assign(node, { num: 'calc', fn: '+', args: [count(name), count(second)] });
  }
}

/** Whether one of the two was done. */
export function askEither(statement: Node, names: readonly string[]): void {
  statement.if = { test: 'any', of: names.map((what): Node => ({ test: 'did', what })) };
}

const otherName = (name: string): string => name.replace('#@', OTHER_NAME);

/** The last statement that a word could mean, named where it has no name yet. */
export function boundBy(said: Said, placeholder: Anaphor, { noun, many, test }: Node): Bound | Unresolved {
  // Whether all of it was done is asked of all of it: there the noun only says again what was meant.
  const isAsked = test === 'did' && placeholder !== '#?all';
  const { history, others, fresh } = said;
  if (!isOfDeed(placeholder)) return new Unresolved('nothing that this could mean');
  const find = FINDERS[placeholder];
  for (let i = history.length - 1; i >= 0; i--) {
    const { statement, block } = history[i];
    const isMeant = find(statement, history, i);
    if (isUnresolved(isMeant)) return isMeant;
    if (!isMeant) continue;
    if (placeholder === '#?coin' && statement.coins !== 1) return new Unresolved('several coins were flipped, not one');
    if (placeholder === '#?discard' && isNode(noun) && others.includes(block)) {
      const both = partDiscards(history, block, fresh);
      if (both !== null) return { ...both, among: noun };
    }
    if (isNode(noun) && !isSaidOf(noun, cardsIn(statement, history))) {
      const isCounted = placeholder === '#?discard' && isOpen(statement.cards);
      if (!isCounted && !(isAsked && mayBeAmong(noun, cardsIn(statement, history))))
        return new Unresolved('other cards were spoken of before');
      statement.as ??= fresh();
      return { name: statement.as, block, among: noun };
    }
    const fault = checkMany(placeholder, statement, many, history);
    if (fault !== null) return fault;
    statement.as ??= NO_POKEMON.has(placeholder) ? otherName(fresh()) : fresh();
    return { name: statement.as, block };
  }
  return new Unresolved('nothing was done before that this could mean');
}

/** "If you attached any Energy cards in this way", of cards of all kinds: whether there is one among them. */
export function askAmong(test: Node, { name }: Bound, where: Node): void {
  delete test.what;
  Object.assign(test, { test: 'exists', of: { get: 'cards', in: { pool: name }, where: copy(where) } });
}

/** "The other 2 cards": as many as are left of those that were looked at. */
function checkRest(history: readonly Placed[], { as, cards }: Node, many: unknown): Fault {
  const taken = history.map(({ statement }) => statement.cards ?? statement.of).filter((of) => isPoolOf(of, as));
  const top = isNode(cards) && isNode(cards.in) ? Number(cards.in.top) : Number.NaN;
  const left = taken.reduce((so: number, of) => so - Number(numberOf(of)), top);
  return left === many ? null : new Unresolved('another number of cards is left');
}

function checkMany(placeholder: OfDeed, statement: Node, many: unknown, history: readonly Placed[]): Fault {
  if (many === undefined) return null;
  if (placeholder === '#?pool') return checkRest(history, statement, many);
  return many === numberOf(statement.cards) ? null : new Unresolved('another number of cards was spoken of before');
}

/** The statement that did it. */
export const doneBy = ({ name, block }: Bound): Node | undefined => block.find(({ as }) => as === name);

/** "If you do": all of it must have been done, not only some. @rule ATK-13 PREC-07 */
export function needAll(test: Node, { name, block }: Bound): Fault {
  const done = doneBy({ name, block });
  if (done?.op !== 'move' || !isNode(done.cards)) return null;
  const { take } = done.cards;
  if (!isNode(take) || typeof take.n !== 'number' || take.n === 1) return null;
  // NRG-06: the question whether it was done counts cards.
  if (take.units !== undefined) return new Unresolved('whether so much Energy was discarded is not told by its cards');
  test.n = take.n;
  return null;
}

/** "If you can't", "if you don't, this attack does nothing": what is asked about is told right before, or nothing is. */
export function needAllThere(test: Node, found: Bound, home: Block): Fault {
  const isMove = found.block.some(({ as, op }) => as === found.name && op === 'move');
  if (isMove && found.block !== home && !isOnlyIf(found.block, home))
    return new Unresolved('it is not clear what must be done');
  return needAll(test, found);
}

/** Told to do it only if something is so: only then it must be done. Of two branches it would not be said which. */
function isOnlyIf(block: Block, home: Block): boolean {
  const last = home[home.length - 1];
  return last?.op === 'if' && last.do === block && last.else === undefined && !asksCoin(last.if);
}

const isPoolOf = (of: unknown, as: unknown): boolean => isNode(of) && isNode(of.in) && of.in.pool === as;

const numberOf = (cards: unknown): unknown => (isNode(cards) && isNode(cards.take) ? cards.take.n : undefined);

const asksCoin = (test: unknown): boolean => says(test, 'heads', 'tails');

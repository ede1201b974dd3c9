import type { Placed } from './mentions.js';
import { bodiesOf, isNode, type Node, Unresolved } from './tree.js';

/* What a word for something that was done before can mean, by its place-holder. */

export type Finder = (statement: Node, history: readonly Placed[], at: number) => boolean;

const isDiscard = ({ op, to }: Node): boolean => op === 'move' && isNode(to) && to['zone'] === 'discard';

/** What was done "in this way"; where it was left to a choice, it is not clear whether the choice is meant. */
function deed(is: (statement: Node) => boolean): Finder {
  return (statement, history, at) => {
    if (!is(statement)) return false;
    if (history.some(({ statement: other }, i) => i < at && holds(other, statement)))
      throw new Unresolved('it is not clear whether the choice or the deed is meant');
    return true;
  };
}

export const FINDERS: Readonly<Record<string, Finder>> = {
  '#?flip': ({ op }) => op === 'flip',
  '#?coin': ({ op }) => op === 'flip',
  '#?discard': isDiscard,
  '#?draw': deed(({ op }) => op === 'draw'),
  '#?heal': deed(({ op }) => op === 'heal'),
  '#?attach': deed(({ op }) => op === 'attach'),
  '#?thrown': deed(isDiscard),
  '#?attack': ({ op, of }) => op === 'pick' && isNode(of) && of['get'] === 'attacks',
  '#?used': ({ op, of, cards }) => (op === 'pick' && isOneCard(of)) || (op === 'move' && isOneCard(cards)),
  '#?lost': ({ op, to }) => op === 'move' && isNode(to) && to['zone'] === 'lost-zone',
  '#?shuffled': ({ op, to }) => op === 'move' && isNode(to) && to['zone'] === 'deck' && to['end'] === undefined,
  '#?in-hand': ({ op, to }) => op === 'move' && isNode(to) && to['zone'] === 'hand',
  '#?on-deck': ({ op, to }) => op === 'move' && isNode(to) && to['zone'] === 'deck' && to['end'] !== undefined,
  '#?spent': ({ op, who }) => op === 'move' || op === 'attach' || (op === 'look' && who === 'each'),
  '#?shown': ({ op, who }) => op === 'look' && who === 'each',
  '#?attached': ({ op }) => op === 'attach',
  '#?pool': ({ op }) => op === 'look',
  '#?counters': ({ op }) => op === 'put-counters',
  '#?among': (statement) => statement['op'] === 'look' || isDiscard(statement),
  '#?condition': ({ op, of }) => op === 'pick' && isNode(of) && of['get'] === 'condition',
  '#?all': ({ op }) => op === 'move',
  '#?placed': ({ op, of }) => op === 'pick' && isNode(of) && of['get'] === 'number',
  // What is done by choice is done as a whole, so its parts are passed over.
  '#?did': (statement, history, at) =>
    statement['op'] === 'may' ||
    (!NEVER_DONE.has(statement['op']) && !history.some(({ statement: other }, i) => i < at && holds(other, statement))),
};

function isOneCard(of: unknown): boolean {
  return isNode(of) && of['get'] === 'cards' && isNode(of['take']) && of['take']['n'] === 1;
}

/** Whether it was done tells nothing about these. */
const NEVER_DONE = new Set<unknown>(['shuffle', 'flip', 'pick', 'if', 'look', 'count']);

const holds = (outer: Node, inner: Node): boolean =>
  outer['op'] === 'may' && bodiesOf(outer).some(({ block }) => block.includes(inner));

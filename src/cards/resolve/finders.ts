import type { OfDeed } from '../telling/anaphor.js';
import { says } from '../telling/walk.js';
import type { Placed } from './mentions.js';
import { type Block, bodiesOf, isNode, type Node, Unresolved } from './tree.js';

/* What a word for something that was done before can mean, by its place-holder. */

export type Finder = (statement: Node, history: readonly Placed[], at: number) => boolean | Unresolved;

const isDiscard = ({ op, to }: Node): boolean => op === 'move' && isNode(to) && to.zone === 'discard';

/** Of coins that are flipped for each of several things only the last would be known. */
const isFlip: Finder = (statement, history) =>
  statement.op === 'flip' &&
  (isInLoop(statement, history) ? new Unresolved('it is not clear which of the coins is meant') : true);

const isInLoop = (statement: Node, history: readonly Placed[]): boolean =>
  history.some(({ statement: { op, do: body } }) => op === 'for-each' && body?.includes(statement));

/** Of what is attached to each of several Pokémon only the last would be known. */
const isAttach: Finder = (statement, history) => statement.op === 'attach' && isDoneOnce(statement, history);

const isDoneOnce = (statement: Node, history: readonly Placed[]): boolean | Unresolved =>
  isInLoop(statement, history) ? new Unresolved('it is not clear whether this is done once or for each of them') : true;

export const FINDERS: Readonly<Record<OfDeed, Finder>> = {
  '#?flip': isFlip,
  '#?coin': isFlip,
  '#?discard': isDiscard,
  '#?knocked': ({ op }) => op === 'knock-out',
  '#?knocked-theirs': ({ op, pokemon }) => op === 'knock-out' && says(pokemon, 'opponent', 'defender'),
  '#?draw': ({ op }) => op === 'draw',
  '#?heal': ({ op }) => op === 'heal',
  '#?attach': isAttach,
  '#?thrown': isDiscard,
  '#?attack': ({ op, of }) => op === 'pick' && isNode(of) && of.get === 'attacks',
  '#?used': ({ op, of, cards }) => (op === 'pick' && isOneCard(of)) || (op === 'move' && isOneCard(cards)),
  '#?lost': ({ op, to }) => op === 'move' && isNode(to) && to.zone === 'lost-zone',
  '#?shuffled': ({ op, to }) => op === 'move' && isNode(to) && to.zone === 'deck' && to.end === undefined,
  '#?in-hand': ({ op, to }) => op === 'move' && isNode(to) && to.zone === 'hand',
  '#?on-deck': ({ op, to }) => op === 'move' && isNode(to) && to.zone === 'deck' && to.end !== undefined,
  '#?paid-under': ({ op, to, step }) => op === 'move' && step === 'cost' && isNode(to) && to.end === 'bottom',
  '#?benched': ({ op, to }) => op === 'move' && isNode(to) && to.zone === 'bench',
  // What the other player was left to do.
  '#?theirs': ({ op, who, do: acts }) => op === 'as-player' && who === 'opponent' && isLeftToThem(acts),
  '#?player': ({ op, of }) => op === 'pick' && isNode(of) && of.get === 'player',
  '#?their-bottom': ({ op, who, do: acts }) => op === 'as-player' && who !== 'each' && isPutUnder(acts),
  '#?either-bottom': ({ op, who, do: acts }) => op === 'as-player' && who === 'each' && isPutUnder(acts),
  '#?spent': ({ op, who }) => op === 'move' || op === 'attach' || (op === 'look' && who === 'each'),
  '#?shown': ({ op, who }) => op === 'look' && who === 'each',
  '#?turned': ({ faceUp }) => faceUp === true,
  '#?attached': ({ op }) => op === 'attach',
  '#?pool': ({ op }) => op === 'look',
  '#?counters': ({ op }) => op === 'put-counters',
  '#?among': (statement) => statement.op === 'look' || isDiscard(statement),
  '#?condition': ({ op, of }) => op === 'pick' && isNode(of) && of.get === 'condition',
  '#?all': ({ op }) => op === 'move',
  '#?placed': ({ op, of }) => op === 'pick' && isNode(of) && of.get === 'number',
  // What is done by choice is done as a whole, so its parts are passed over.
  '#?did': (statement, history, at) =>
    statement.op === 'may' ||
    (!NEVER_DONE.has(statement.op) &&
      !history.some(({ statement: other }, i) => i < at && holds(other, statement)) &&
      isDoneOnce(statement, history)),
};

/** Cards that somebody puts under their deck, without a choice. */
function isPutUnder(acts: Block = []): boolean {
  if (acts.length !== 1) return false;
  const [{ op, to, cards }] = acts;
  return op === 'move' && isNode(to) && to.end === 'bottom' && isNode(cards) && cards.take === undefined;
}

const isLeftToThem = (acts: Block = []): boolean => acts.length === 1 && acts[0].op === 'may';

function isOneCard(of: unknown): boolean {
  return isNode(of) && of.get === 'cards' && isNode(of.take) && of.take.n === 1;
}

/** Whether it was done tells nothing about these. */
const NEVER_DONE = new Set<unknown>(['shuffle', 'flip', 'pick', 'if', 'count']);

const holds = (outer: Node, inner: Node): boolean =>
  outer.op === 'may' && bodiesOf(outer).some(({ block }) => block.includes(inner));

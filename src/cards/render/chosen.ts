import type { Part, Statement } from '../language.js';
import { isNode, type Node } from '../telling/node.js';
import { type Voice, whose } from './speech.js';
import { nodesIn } from './tell.js';

/** Words for cards that were chosen or looked at before. */
export const CHOSEN_CARDS = 'the chosen cards';

/** Words for cards that were spent before. */
export const DISCARDED_CARDS = 'the cards you discarded';

/** Whether each act that binds cards binds exactly one. */
export function areSingle(part: Part): boolean {
  return nodesIn(part).every(({ op, as, of, cards }) => {
    const bound = op === 'pick' ? of : op === 'look' || op === 'move' ? cards : null;
    return as === undefined || !isNode(bound) || bound.get !== 'cards' || isOne(bound);
  });
}

function isOne({ take, in: place }: Node): boolean {
  if (take !== undefined) return take.n === 1;
  return isNode(place) && (place.top === 1 || place.bottom === 1);
}

/** One card of those that were looked at is chosen, and goes on top when the others are shuffled back; null: another act. */
export function chosenOnTop(statement: Statement, before: readonly Statement[], voice: Voice): string | null {
  if (statement.op !== 'move' || statement.cards.get !== 'ref') return null;
  const { cards, to } = statement;
  const isPicked = before.some(
    (one) =>
      one.op === 'pick' && one.as === cards.name && one.of.get === 'cards' && nodesIn(one.of).slice(0, 1).every(isOne),
  );
  if (!isPicked || to.zone !== 'deck' || to.end !== 'top' || before.at(-1)?.op === 'pick') return null;
  return `put the card you chose on top of ${to.whose?.startsWith('#') ? 'that' : whose(to.whose, voice)} deck`;
}

/** The same told of one card. */
export const ofOneCard = (text: string): string =>
  text
    .replaceAll(DISCARDED_CARDS, 'the one you discarded')
    .replaceAll(CHOSEN_CARDS, 'that card')
    .replace(/(that card and shuffles?) them/g, '$1 it');

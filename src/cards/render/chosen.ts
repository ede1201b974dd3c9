import type { Part, Statement } from '../language.js';
import { type Voice, whose } from './speech.js';

/** Words for cards that were chosen or looked at before. */
export const CHOSEN_CARDS = 'the chosen cards';

/** Words for cards that were spent before. */
export const DISCARDED_CARDS = 'the cards you discarded';

type Tree = Readonly<Record<string, unknown>>;

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

/** Whether each act that binds cards binds exactly one. */
export function areSingle(part: Part): boolean {
  let single = true;
  visit(part, (node) => {
    const cards =
      node['op'] === 'pick' ? node['of'] : node['op'] === 'look' || node['op'] === 'move' ? node['cards'] : null;
    if (node['as'] !== undefined && isTree(cards) && cards['get'] === 'cards') single &&= isOne(cards);
  });
  return single;
}

function isOne({ take, in: place }: Tree): boolean {
  if (isTree(take)) return take['n'] === 1;
  return isTree(place) && (place['top'] === 1 || place['bottom'] === 1);
}

function visit(value: unknown, see: (node: Tree) => void): void {
  if (!isTree(value)) return;
  see(value);
  for (const inner of Object.values(value)) visit(inner, see);
}

/** One card of those that were looked at is chosen, and goes on top when the others are shuffled back; null: another act. */
export function chosenOnTop(statement: Statement, before: readonly Statement[], voice: Voice): string | null {
  if (statement.op !== 'move' || statement.cards.get !== 'ref') return null;
  const { cards, to } = statement;
  const isPicked = before.some(
    (one) => one.op === 'pick' && one.as === cards.name && one.of.get === 'cards' && isOne(one.of as unknown as Tree),
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

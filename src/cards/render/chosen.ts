import type { Part } from '../language.js';

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

/** The same told of one card. */
export const ofOneCard = (text: string): string =>
  text
    .replaceAll(DISCARDED_CARDS, 'the one you discarded')
    .replaceAll(CHOSEN_CARDS, 'that card')
    .replace(/(that card and shuffles?) them/g, '$1 it');

import type { CardKind } from '../../../engine/index.js';
import { lineName } from './line-name.js';
import type { CardPool } from './pool.js';
import type { DeckEntry } from './read-list.js';

const SECTIONS: readonly (readonly [CardKind, string])[] = [
  ['pokemon', 'Pokémon'],
  ['trainer', 'Trainer'],
  ['energy', 'Energy'],
];

/** The list as the official clients write it. It reads to the same deck again. */
export function writeList(entries: readonly DeckEntry[], pool: CardPool): string {
  const sections = SECTIONS.flatMap(([kind, title]) => {
    const cards = entries.filter(({ card }) => card.facts.kind === kind);
    if (cards.length === 0) return [];
    return [`${title}: ${sum(cards)}`, ...cards.map(({ count, card }) => `${count} ${lineName(card, pool)}`), ''];
  });
  return [...sections, `Total Cards: ${sum(entries)}`, ''].join('\n');
}

const sum = (entries: readonly DeckEntry[]): number => entries.reduce((total, { count }) => total + count, 0);

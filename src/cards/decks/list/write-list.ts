import type { CardKind } from '../../../engine/index.js';
import { findCard } from './find-card.js';
import { nameAndPrinting, readLine } from './line.js';
import { type CardPool, type PoolCard, printName } from './pool.js';
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

/** The shortest way to name a card that is understood as that very card; the print's id is always one. */
export function lineName(card: PoolCard, pool: CardPool): string {
  const ways = [printName(card, pool), `${card.facts.name} ${card.setId} ${card.number}`, card.facts.name];
  return ways.find((way) => leadsTo(card, way, pool)) ?? (card.id === '' ? card.facts.name : card.id);
}

function leadsTo(card: PoolCard, way: string, pool: CardPool): boolean {
  const line = readLine(`1 ${way}`);
  if (line.kind !== 'card' || line.count !== 1) return false;
  const found = findCard(nameAndPrinting(line.rest, pool), pool);
  return found.card === card && found.fault === null;
}

import { findCard } from './find-card.js';
import { nameAndPrinting, readLine } from './line.js';
import { type CardPool, type PoolCard, printName } from './pool.js';

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

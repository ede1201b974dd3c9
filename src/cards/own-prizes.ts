import type { CardFacts } from '../engine/index.js';

/**
 * What a card says of its Prize cards besides its class, and databases leave out: a LEGEND that shows two Pokémon gives
 * two, a later Mega Evolution Pokémon ex three; 0: nothing. @rule CLS-12 CLS-38 KO-04
 */
export function ownPrizes({ name, tags }: Pick<CardFacts, 'name' | 'tags'>): number {
  if (tags.includes('LEGEND')) return name.includes(' & ') ? 2 : 0;
  return tags.includes('mega') && tags.includes('ex') ? 3 : 0;
}

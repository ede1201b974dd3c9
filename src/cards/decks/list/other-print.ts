import type { PoolCard } from './pool.js';

/**
 * Whether cards of one name are one card. Trainer and Energy cards are, for the newest text counts for all of them. So are
 * Pokémon of a class that is printed in the name, where only one text of them is known; of plain Pokémon a name has many.
 * @rule DECK-18
 */
export const isSameByName = ({ facts }: PoolCard): boolean => facts.kind !== 'pokemon' || facts.tags.length > 0;

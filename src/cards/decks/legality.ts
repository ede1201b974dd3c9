import { BLANK_FACTS, type CardFacts, type DeckFault, deckFaults, type Era, type Format } from '../../engine/index.js';
import type { DeckEntry, DeckList } from './list/read-list.js';

/** The cards of a deck one by one. */
export const cardsOf = (entries: readonly DeckEntry[]): CardFacts[] =>
  entries.flatMap(({ count, card }) => new Array<CardFacts>(count).fill(card.facts));

/** The rules that a deck is judged by. */
export interface Legality {
  readonly era: Era;
  readonly format: Format;
  readonly mixedPool: boolean;
}

/**
 * The rules that a list breaks, as the engine judges them. Cards that were not understood count for the size and for
 * nothing else, so nothing is said that the right name could still put right.
 */
export function rulesBroken({ cards, unread }: DeckList, { era, format, mixedPool }: Legality): DeckFault[] {
  const deck = [...cardsOf(cards), ...Array.from({ length: unread }, (_, place) => unknownCard(place))];
  const faults = deckFaults(deck, era, format, { mixedPool });
  // DECK-05: the Basic Pokémon may be among the cards that were not understood.
  return unread === 0 ? faults : faults.filter(({ rule }) => rule !== 'DECK-05');
}

const unknownCard = (place: number): CardFacts => ({ ...BLANK_FACTS, name: `card ${place}`, kind: 'trainer' });

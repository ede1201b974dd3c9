import type { Era } from '../eras/era.js';
import type { CardFacts } from '../model/card-facts.js';
import type { Format } from '../model/format.js';
import { type DeckFault, type DeckOptions, deckFaults } from '../rules/deck.js';
import { factsShape } from './facts-shape.js';
import { LIMITS } from './limits.js';
import { faultsIn, listOf } from './shape.js';

const deckShape = listOf(factsShape, LIMITS.cards);

/** Everything that is wrong with a deck, under an era and a format: what is no deck at all is told as a fault too. */
export function judgedDeck(deck: readonly CardFacts[], era: Era, format: Format, options?: DeckOptions): DeckFault[] {
  const wrong = faultsIn(deck, deckShape, 'The deck');
  if (wrong.length === 0) return deckFaults(deck, era, format, options);
  return wrong.map(({ message }) => ({ rule: 'DECK-01', message, cards: [] }));
}

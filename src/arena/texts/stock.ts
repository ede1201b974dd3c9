import { DeckMaterial, type SoakDeck } from './deck-material.js';
import type { TextCard } from './text-card.js';
import { TextMaterial } from './text-material.js';

/** What a soak plays with, as plain data: cards, and the decks made of them where decks are not made at random. */
export interface Stock {
  readonly cards: readonly TextCard[];
  readonly decks: readonly SoakDeck[] | null;
}

export const materialOf = ({ cards, decks }: Stock): TextMaterial =>
  decks === null ? new TextMaterial(cards) : new DeckMaterial(cards, decks);

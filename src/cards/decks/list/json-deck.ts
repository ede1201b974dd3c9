import { type CardPool, printName } from './pool.js';
import type { DeckEntry } from './read-list.js';
import { numberKey } from './set-codes.js';

/** A deck as JSON: cards by name, with set code and number, and the print's id, where they are known. */
export interface JsonDeck {
  readonly name: string;
  readonly cards: readonly JsonCard[];
}

/** Some copies of a card in a deck in JSON. */
export interface JsonCard {
  readonly count: number;
  readonly name: string;
  readonly set?: string;
  readonly number?: string;
  readonly id?: string;
}

/** A deck as JSON. */
export function deckToJson(name: string, entries: readonly DeckEntry[], pool: CardPool): JsonDeck {
  return { name, cards: entries.map((entry) => jsonCard(entry, pool)) };
}

function jsonCard({ count, card }: DeckEntry, pool: CardPool): JsonCard {
  const { facts, id, setId, number } = card;
  if (printName(card, pool) === facts.name) return { count, name: facts.name };
  const set = pool.sets.setOfId(setId)?.code ?? setId;
  return { count, name: facts.name, set, number: numberKey(number), id };
}

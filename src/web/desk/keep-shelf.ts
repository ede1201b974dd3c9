import type { KeptDeck } from './kept-deck.js';

/** The decks of one's own, and the one that lies open. */
export interface Shelf {
  readonly decks: readonly KeptDeck[];
  readonly open: string | null;
}

const KEY = 'rulebox.decks';
const EMPTY: Shelf = { decks: [], open: null };

export function keptShelf(): Shelf {
  try {
    const kept = localStorage.getItem(KEY);
    return kept === null ? EMPTY : (JSON.parse(kept) as Shelf);
  } catch {
    return EMPTY;
  }
}

/** Keeps the decks in the browser; false where it has no room for them. */
export function keepShelf({ decks, open }: Shelf): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify({ decks, open }));
    return true;
  } catch {
    return false;
  }
}

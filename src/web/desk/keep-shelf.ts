import { isDeck, isFields } from '../session/kept-values.js';
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
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    if (!isFields(kept) || !Array.isArray(kept['decks'])) return EMPTY;
    const { open } = kept;
    return { decks: kept['decks'].filter(isDeck), open: typeof open === 'string' ? open : null };
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

import { useState } from 'react';
import { useFetched } from '../../parts/use-fetched.js';
import { type DeckChoice, deckChoices, legalAt } from './deck-choices.js';

export interface Decks {
  /** The decks that are legal at the table; null: they are on their way. */
  readonly legal: readonly DeckChoice[] | null;
  /** The one that is chosen, or the first where that one is not legal here. */
  readonly chosen: DeckChoice | null;
  readonly choose: (id: string) => void;
}

/** The decks that can be brought to a table of this era and format, and the one that is chosen. */
export function useDecks(era: string, format: string, before = ''): Decks {
  const all = useFetched(deckChoices);
  const [wanted, choose] = useState('');
  const legal = all === null ? null : legalAt(all, { era, format });
  const chosen = legal?.find(({ id }) => id === wanted) ?? legal?.find(({ offer }) => offer.name === before);
  return { legal, chosen: chosen ?? legal?.[0] ?? null, choose };
}

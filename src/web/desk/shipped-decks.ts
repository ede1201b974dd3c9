import type { Collection } from '../session/library.js';
import { type KeptDeck, type KeptLine, keyOf } from './kept-deck.js';

/** A deck that ships with Rulebox, to be copied and changed. */
export interface ShippedDeck extends Pick<KeptDeck, 'name' | 'lines'> {
  /** The table it was built for; null: it is legal in every era. */
  readonly era: string | null;
  readonly format: string;
  readonly about: string;
}

export const shippedDecks = (collections: readonly Collection[]): readonly ShippedDeck[] =>
  collections.flatMap((collection) =>
    collection.decks.map((places, deck) => {
      const about = collection.about?.[deck];
      return {
        name: collection.names[deck]!,
        era: about?.era ?? null,
        format: about?.format ?? 'constructed',
        about: about?.about ?? '',
        lines: linesOf(collection, places),
      };
    }),
  );

function linesOf({ facts, prints }: Collection, places: readonly number[]): readonly KeptLine[] {
  const lines = new Map<string, KeptLine>();
  for (const place of places) {
    const card = { id: prints?.[place]?.[0] ?? '', name: facts[place]!.name };
    const key = keyOf(card);
    lines.set(key, { ...card, count: (lines.get(key)?.count ?? 0) + 1 });
  }
  return [...lines.values()];
}

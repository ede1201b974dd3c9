// What programs play with: the decks that ship, by their names.
import { claimDecks, type DeckEntry, deckNamed } from '../../cards/index.js';
import { err, ok } from '../../engine/index.js';
import type { Stock } from '../../env/index.js';
import { inventedDeck, inventedDecks, meant } from '../deck/invented.js';
import { packageVersion } from '../here.js';
import { shippedLibrary } from '../library-files.js';

export function engineStock(): Stock {
  const library = shippedLibrary();
  return {
    version: packageVersion(),
    decks: library.decks.map(({ name, era, format }) => ({ name, era, format })),
    deckNamed: (asked) => {
      const { name, era, format } = deckNamed(library, asked) ?? {};
      return name === undefined || era === undefined || format === undefined ? null : { name, era, format };
    },
    pool: (names) => {
      const decks: (readonly DeckEntry[])[] = [];
      for (const name of names) {
        const { entries } = deckNamed(library, name) ?? inventedDeck(name, () => library.pool) ?? {};
        if (entries === undefined) return err(unknown(name));
        decks.push(entries);
      }
      const claimed = claimDecks(decks);
      return claimed.ok ? ok(claimed.value) : err(claimed.error.join(' '));
    },
  };
}

function unknown(asked: string): string {
  const names = [...shippedLibrary().decks, ...inventedDecks()].map(({ name }) => name);
  return `No deck that ships is called ${JSON.stringify(asked)}. ${meant(asked, names)}`.trimEnd();
}

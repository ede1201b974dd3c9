import { describe, expect, it } from 'vitest';
import { shippedDecks as inventedDecks, shippedLibrary } from '../../src/cli/library-files.js';
import { tellingCards } from '../../src/session/index.js';
import { collectionOf } from '../../src/web/session/collection-of.js';

const collections = [collectionOf(shippedLibrary()), ...inventedDecks()];

describe('the telling cards of a deck', () => {
  it('are up to three of different names, in every deck that ships', () => {
    for (const { names, facts, decks } of collections) {
      for (const [i, deck] of decks.entries()) {
        const telling = tellingCards(deck.map((place) => facts[place]!)).map(({ name }) => name);
        expect(telling.length, names[i]).toBeGreaterThan(0);
        expect(telling.length, names[i]).toBeLessThanOrEqual(3);
        expect(new Set(telling).size, names[i]).toBe(telling.length);
      }
    }
  });
});

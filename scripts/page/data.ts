// What the page fetches when it needs it: the decks that ship with Rulebox, and the law.
import type { Plugin } from 'vite';
import { type LibraryDecks, shippedDecks, shippedLibrary } from '../../src/cli/library-files.js';
import { loadRegistry } from '../../src/cli/registry-files.js';
import { LAW_FILES } from './law.js';

const decks = (): string => JSON.stringify([realDecks(), ...shippedDecks()]);

/** The decks of real cards, as places among the different cards that they are made of. */
function realDecks(): LibraryDecks & { readonly eras: readonly string[] } {
  const library = shippedLibrary().decks;
  const cards = [...new Set(library.flatMap(({ entries }) => entries.map(({ card }) => card)))];
  const places = new Map(cards.map((card, place) => [card, place]));
  return {
    names: library.map(({ name }) => name),
    eras: library.map(({ era }) => era),
    facts: cards.map(({ facts }) => facts),
    decks: library.map(({ entries }) =>
      entries.flatMap(({ count, card }) => new Array<number>(count).fill(places.get(card)!)),
    ),
  };
}

/** Every rule with what each era says of it. */
const rules = (): string => JSON.stringify(loadRegistry());

const FILES: Readonly<Record<string, () => string>> = { 'decks.json': decks, 'rules.json': rules, ...LAW_FILES };

/** Puts the files beside the page, built or served while working on it. */
export const pageData = (): Plugin => ({
  name: 'rulebox-page-data',
  generateBundle() {
    for (const [fileName, source] of Object.entries(FILES)) {
      this.emitFile({ type: 'asset', fileName, source: source() });
    }
  },
  configureServer(server) {
    server.middlewares.use((request, response, next) => {
      const file = FILES[(request.url ?? '').split('?')[0]!.slice(1)];
      if (file === undefined) return next();
      response.setHeader('Content-Type', 'application/json');
      response.end(file());
    });
  },
});

// What the page fetches when it needs it: the decks that ship with Rulebox, and the law.
import type { Plugin } from 'vite';
import { setCodeTable, shippedDecks, shippedLibrary } from '../../src/cli/library-files.js';
import { loadRegistry } from '../../src/cli/registry-files.js';
import { LAW_FILES } from './law.js';
import type { SetTables } from '../../src/web/decks/pool.js';
import type { Collection } from '../../src/web/session/library.js';

const decks = (): string => JSON.stringify([realDecks(), ...shippedDecks()]);

/** The real cards, and the decks as places among them. */
function realDecks(): Collection {
  const library = shippedLibrary();
  const cards = [
    ...new Set([...library.cards, ...library.decks.flatMap(({ entries }) => entries.map(({ card }) => card))]),
  ];
  const places = new Map(cards.map((card, place) => [card, place]));
  return {
    names: library.decks.map(({ name }) => name),
    about: library.decks.map(({ era, format, about, plan }) => ({ era, format, about, plan })),
    facts: cards.map(({ facts }) => facts),
    prints: cards.map(({ id, setId, number }) => [id, setId, number]),
    decks: library.decks.map(({ entries }) =>
      entries.flatMap(({ count, card }) => new Array<number>(count).fill(places.get(card)!)),
    ),
  };
}

/** The sets of those cards, and the codes by which lists name sets: who builds decks needs them. */
const sets = (): string => JSON.stringify({ sets: shippedLibrary().sets, codes: setCodeTable() } satisfies SetTables);

/** Every rule with what each era says of it. */
const rules = (): string => JSON.stringify(loadRegistry());

const FILES: Readonly<Record<string, () => string>> = {
  'decks.json': decks,
  'sets.json': sets,
  'rules.json': rules,
  ...LAW_FILES,
};

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

// What the page fetches when it needs it: the decks that ship with Rulebox, and the law.
import type { Plugin } from 'vite';
import { verifier } from '../../src/cli/cards/corpus-figures.js';
import { scenarioTexts } from '../../src/cli/cards/scenario-texts.js';
import { databaseSetPairs, setCodeTable, shippedDecks, shippedLibrary } from '../../src/cli/library-files.js';
import { compilerMark } from '../../src/cli/local/compiler-mark.js';
import { loadRegistry } from '../../src/cli/registry-files.js';
import { ERAS } from '../../src/engine/index.js';
import { hasText } from '../../src/session/index.js';
import type { CardTables } from '../../src/web/desk/pool.js';
import { collectionOf } from '../../src/web/session/collection-of.js';
import { type Collection, type DeckShelf, offersOf } from '../../src/web/session/library.js';
import { LAW_FILES } from './law.js';

/** Decks that are fetched together. */
interface Filled extends DeckShelf {
  readonly collection: Collection;
}

let made: readonly Filled[] | null = null;

/** Made once: several files need them, and compiling all cards takes a second. */
function shelves(): readonly Filled[] {
  made ??= [
    ...eraShelves(),
    ...shippedDecks().map((invented, place) => filled(`decks-${place + 1}.json`, null, invented)),
  ];
  return made;
}

const filled = (file: string, era: string | null, collection: Collection): Filled => ({
  file,
  era,
  decks: collection.decks.length,
  collection,
});

/** The decks of each era with their cards: a page fetches the era that it plays. */
function eraShelves(): readonly Filled[] {
  const library = shippedLibrary();
  const isVerified = verifier(scenarioTexts());
  return ERAS.map(({ id }) => ({ id, decks: library.decks.filter(({ era }) => era === id) }))
    .filter(({ decks }) => decks.length > 0)
    .map(({ id, decks }) => {
      const real = collectionOf({ cards: [], decks });
      const verified = real.facts.flatMap((facts, place) => (hasText(facts) && isVerified(facts) ? [place] : []));
      return filled(`decks-${id}.json`, id, { ...real, verified });
    });
}

/** Which file holds the decks of which era; games count them through in this order. */
const index = (): string => JSON.stringify(shelves().map(({ file, era, decks }): DeckShelf => ({ file, era, decks })));

/** What the first screen shows of the decks: judged and drawn here, so that no page has to before it shows anything. */
const offers = (): string => JSON.stringify(offersOf(shelves().map(({ collection }) => collection)));

/** The sets of those cards, and the codes by which lists name sets: who builds decks needs them. */
const sets = (): string => {
  const tables: CardTables = {
    sets: shippedLibrary().sets,
    codes: setCodeTable(),
    compiler: compilerMark(),
    pairs: databaseSetPairs(),
  };
  return JSON.stringify(tables);
};

/** Every rule with what each era says of it. */
const rules = (): string => JSON.stringify(loadRegistry());

/** The first screen waits for the decks: they are asked for together with the first code. No other screen needs them, and a browser warns of that. */
const ahead = (): string => `if (/^(#\\/?)?$/.test(location.hash)) {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'preload', href: './offers.json', as: 'fetch', crossOrigin: '' });
  document.head.append(link);
}
`;

const FILES: Readonly<Record<string, () => string>> = {
  'ahead.js': ahead,
  'decks.json': index,
  'offers.json': offers,
  'sets.json': sets,
  'rules.json': rules,
  ...LAW_FILES,
};

/** Puts the files beside the page, built or served while working on it. */
export const pageData = (): Plugin => ({
  name: 'rulebox-page-data',
  transformIndexHtml: () => [{ tag: 'script', attrs: { src: './ahead.js', async: true }, injectTo: 'head-prepend' }],
  generateBundle() {
    for (const [fileName, source] of Object.entries(FILES)) {
      this.emitFile({ type: 'asset', fileName, source: source() });
    }
    for (const { file, collection } of shelves())
      this.emitFile({ type: 'asset', fileName: file, source: JSON.stringify(collection) });
  },
  configureServer(server) {
    server.middlewares.use((request, response, next) => {
      const asked = (request.url ?? '').split('?')[0]!.slice(1);
      const shelf = asked.startsWith('decks-') ? shelves().find(({ file }) => file === asked)?.collection : undefined;
      const file = shelf === undefined ? FILES[asked]?.() : JSON.stringify(shelf);
      if (file === undefined) return next();
      response.setHeader('Content-Type', asked.endsWith('.js') ? 'text/javascript' : 'application/json');
      response.end(file);
    });
  },
});

// What a server plays with: the decks that ship and those of its operator; the cards that ship and those that were imported.
import { type CardPool, deckNamed, type LibraryDeck, nameKey } from '../../cards/index.js';
import type { Era } from '../../engine/index.js';
import type { OfferedDeck } from '../../protocol/index.js';
import type { NamedDeck, ServerLibrary } from '../../server/index.js';
import { entriesOf, eraFor, formatFor, type LoadedDeck, loadPool, wholeDeck } from '../deck/source.js';
import { type LibraryDecks, shippedDecks, shippedLibrary } from '../library-files.js';

/** A library that can say what is in it. */
export interface ListedLibrary extends ServerLibrary {
  /** Every deck by its name, the operator's first. */
  decks(): readonly OfferedDeck[];
}

/** `files`: decks of the operator's. Everything else is read when it is first asked for. */
export function serverLibrary(files: readonly string[]): ListedLibrary {
  const added = files.map((file) => wholeDeck(file, {}));
  const pools = new Map<string, CardPool>();
  const poolFor = (era: Era): CardPool => {
    const pool = pools.get(era.id) ?? loadPool({ era: era.id }).pool;
    pools.set(era.id, pool);
    return pool;
  };
  return {
    decks: () => [...added.map(offered), ...shippedLibrary().decks.map(made), ...shippedDecks().flatMap(invented)],
    poolFor,
    deckNamed: (asked) => addedDeck(added, asked) ?? shippedDeck(asked) ?? inventedDeck(asked),
  };
}

const offered = (deck: LoadedDeck): OfferedDeck => ({
  name: deck.name,
  era: eraFor(deck, undefined)?.id ?? null,
  format: deck.shipped === null ? null : formatFor(deck, undefined).id,
});

const made = ({ name, era, format }: LibraryDeck): OfferedDeck => ({ name, era, format });

/** Of no time: they can be played in any. */
const invented = ({ names }: LibraryDecks): OfferedDeck[] => names.map((name) => ({ name, era: null, format: null }));

function addedDeck(added: readonly LoadedDeck[], asked: string): NamedDeck | undefined {
  const deck = added.find(({ name }) => nameKey(name) === nameKey(asked));
  return deck && { name: deck.name, entries: deck.list.cards };
}

function shippedDeck(asked: string): NamedDeck | undefined {
  const deck = deckNamed(shippedLibrary(), asked);
  return deck && { name: deck.name, entries: deck.entries };
}

/** Decks without a printed card in them. */
function inventedDeck(asked: string): NamedDeck | undefined {
  for (const library of shippedDecks()) {
    const place = library.names.findIndex((name) => nameKey(name) === nameKey(asked));
    if (place >= 0) return { name: library.names[place]!, entries: entriesOf(library, place, loadPool({}).pool) };
  }
  return undefined;
}

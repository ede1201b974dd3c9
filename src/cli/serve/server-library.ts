// What a server plays with: the decks that ship and those of its operator; the cards that ship and those that were imported.
import { type CardPool, cardPool, deckNamed, type LibraryDeck, nameKey, unprinted } from '../../cards/index.js';
import type { Era } from '../../engine/index.js';
import type { OfferedDeck } from '../../protocol/index.js';
import type { NamedDeck, ServerLibrary } from '../../server/index.js';
import { entriesOf, inventedDeck, inventedDecks } from '../deck/invented.js';
import { formatFor, type LoadedDeck, loadPool, wholeDeck } from '../deck/source.js';
import { setCodeTable, shippedDecks, shippedLibrary } from '../library-files.js';

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
    decks: () => [...added.map(offered), ...shippedLibrary().decks.map(made), ...inventedDecks().map(invented)],
    decksOf: (era) => [...added.filter(isOf(era)).map(asNamed), ...shippedOf(era), ...allInvented()],
    poolFor,
    deckNamed: (asked) => addedDeck(added, asked) ?? shippedDeck(asked) ?? inventedDeck(asked, () => loadPool({}).pool),
  };
}

/** The era that a list seems to be for is a guess: its prints are read by it, but nobody is kept from playing it in another. */
const offered = (deck: LoadedDeck): OfferedDeck => ({
  name: deck.name,
  era: deck.shipped?.era ?? null,
  format: deck.shipped === null ? null : formatFor(deck, undefined).id,
});

const made = ({ name, era, format }: LibraryDeck): OfferedDeck => ({ name, era, format });

/** Of no time: they can be played in any. */
const invented = ({ name }: { readonly name: string }): OfferedDeck => ({ name, era: null, format: null });

const asNamed = ({ name, list }: LoadedDeck): NamedDeck => ({ name, entries: list.cards });

/** A deck of which nobody has said when it was built may be met at any time. */
const isOf =
  (era: string) =>
  (deck: LoadedDeck): boolean =>
    [era, null].includes(offered(deck).era);

const shippedOf = (era: string): readonly NamedDeck[] => shippedLibrary().decks.filter((deck) => deck.era === era);

/** Of their own cards alone: whatever else was imported need not be read for it. */
function allInvented(): readonly NamedDeck[] {
  const cards = shippedDecks().flatMap(({ facts }) => facts.filter(({ energy }) => energy !== 'basic'));
  const pool = cardPool(cards.map(unprinted), setCodeTable());
  return inventedDecks().map((deck) => ({ name: deck.name, entries: entriesOf(deck, pool) }));
}

function addedDeck(added: readonly LoadedDeck[], asked: string): NamedDeck | undefined {
  const deck = added.find(({ name }) => nameKey(name) === nameKey(asked));
  return deck && asNamed(deck);
}

function shippedDeck(asked: string): NamedDeck | undefined {
  const deck = deckNamed(shippedLibrary(), asked);
  return deck && { name: deck.name, entries: deck.entries };
}

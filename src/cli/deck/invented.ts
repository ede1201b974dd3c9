// Decks of invented cards, without a printed one among them: legal in every era, so that none is theirs.
import { type CardPool, type DeckEntry, nameKey, nearest, unprinted } from '../../cards/index.js';
import { type LibraryDecks, shippedDecks } from '../library-files.js';

/** A deck, and where its cards are. */
interface Invented {
  readonly name: string;
  readonly place: number;
  readonly library: LibraryDecks;
}

/** All that ship. */
export const inventedDecks = (): readonly Invented[] =>
  shippedDecks().flatMap((library) => library.names.map((name, place) => ({ name, place, library })));

/** The one of that name, however it is spelt, with its cards as they are in a pool; undefined: there is none. */
export function inventedDeck(
  asked: string,
  pool: () => CardPool,
): { readonly name: string; readonly entries: DeckEntry[] } | undefined {
  const found = inventedDecks().find(({ name }) => nameKey(name) === nameKey(asked));
  return found && { name: found.name, entries: entriesOf(found, pool()) };
}

/** Its cards as entries of a pool. */
export function entriesOf({ library: { facts, decks }, place }: Invented, pool: CardPool): DeckEntry[] {
  const counts = new Map<number, number>();
  for (const card of decks[place] ?? []) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].map(([card, count]) => {
    const named = pool.named(facts[card]!.name);
    return { count, card: named.find(({ id }) => id === '') ?? unprinted(facts[card]!) };
  });
}

/** `Do you mean LuxChomp?`; empty where no name is near. */
export function meant(asked: string, names: readonly string[]): string {
  const spelt = new Map(names.map((name) => [nameKey(name), name]));
  const near = nearest(nameKey(asked), spelt.keys()).map((key) => spelt.get(key)!);
  return near.length === 0 ? '' : `Do you mean ${near.join(' or ')}?`;
}

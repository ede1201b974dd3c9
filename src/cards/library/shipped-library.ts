import { CONSTRUCTED, ERAS, err, type GameClaim, ok, type Result, type SeedClaim } from '../../engine/index.js';
import type { PoolCard } from '../decks/list/pool.js';
import { claimDecks, deckNamed, type Library, type LibraryDeck, type LibraryFiles, readLibrary } from './library.js';

/** The decks that ship for an era, by their names. */
export interface LibraryEra {
  readonly id: string;
  readonly title: string;
  readonly decks: readonly LibraryDeck[];
}

/** The cards and decks that ship with Rulebox, and what is asked of them by name. */
export interface ShippedLibrary extends Library {
  /** In order of time. */
  readonly eras: readonly LibraryEra[];
  /** A deck by its name, in whatever spelling, or by its file's. */
  deck(name: string): LibraryDeck | null;
  /** A card by its name, in whatever spelling, or a certain print of it by the print's id; of several prints the first. */
  card(asked: string): PoolCard | null;
  /**
   * A game between decks, one for each seat, by their names: era and format are those of the first. `newGame` makes a game of it.
   * What is not there, or cannot be played, is told.
   */
  claim(decks: readonly string[], seed: SeedClaim): Result<GameClaim, readonly string[]>;
}

/** The library made of its files, or what is wrong in which of them; for who cannot read files, as in a browser. */
export function libraryOf(files: LibraryFiles): Result<ShippedLibrary, readonly string[]> {
  const read = readLibrary(files);
  return read.ok ? ok(asked(read.value)) : read;
}

function asked(library: Library): ShippedLibrary {
  const named = (name: string): LibraryDeck | null =>
    (typeof name === 'string' ? deckNamed(library, name) : undefined) ?? null;
  return {
    ...library,
    eras: ERAS.map(({ id, title }) => ({ id, title, decks: library.decks.filter(({ era }) => era === id) })),
    deck: named,
    card: (name) =>
      typeof name === 'string' ? (library.pool.byId.get(name) ?? library.pool.named(name)[0] ?? null) : null,
    claim: (names, seed) => claimOf(Array.isArray(names) ? names : [], named, seed),
  };
}

function claimOf(
  names: readonly string[],
  named: (name: string) => LibraryDeck | null,
  seed: SeedClaim,
): Result<GameClaim, readonly string[]> {
  const missing = names.filter((name) => named(name) === null);
  if (missing.length > 0)
    return err(missing.map((name) => `No deck that ships with Rulebox is called ${JSON.stringify(name) ?? 'so'}.`));
  const decks = names.flatMap((name) => named(name) ?? []);
  const [{ era, format } = { era: ERAS[0]!.id, format: CONSTRUCTED.id }] = decks;
  const claimed = claimDecks(decks.map(({ entries }) => entries));
  return claimed.ok ? ok({ era, format, seed, ...claimed.value }) : claimed;
}

import {
  type CardFacts,
  type CardProgram,
  ERAS,
  err,
  FORMATS,
  jsonShape,
  ok,
  type Result,
} from '../../engine/index.js';
import { compileCard } from '../compile/compile.js';
import { nameKey } from '../decks/list/name-key.js';
import { type CardPool, cardPool, type PoolCard } from '../decks/list/pool.js';
import { type DeckEntry, readList } from '../decks/list/read-list.js';
import type { SetCode } from '../decks/list/set-codes.js';
import type { LocalSet } from '../local/written.js';
import { wholeFacts } from './written-facts.js';
import { deckShape, setShape, type WrittenDeck, type WrittenSet } from './written-library.js';

/** A file of the library, parsed: whoever reads files, or bundles them, hands them over. */
export interface LibraryFile {
  /** Such as `decks/hgss-2010/ember-spark.json`: the last name is what the deck is called on command lines. */
  readonly path: string;
  readonly value: unknown;
}

/** All files of the library, as `rulebox/library.json` has them. */
export interface LibraryFiles {
  readonly sets: readonly LibraryFile[];
  readonly decks: readonly LibraryFile[];
  readonly codes: readonly SetCode[];
}

/** A deck that ships: what is told of it, and its cards. */
export interface LibraryDeck extends Omit<WrittenDeck, 'cards'> {
  readonly slug: string;
  readonly entries: readonly DeckEntry[];
}

/** The cards and decks that ship with Rulebox. */
export interface Library {
  readonly cards: readonly PoolCard[];
  readonly sets: readonly LocalSet[];
  readonly pool: CardPool;
  /** Era by era, in order of time; in each by their names. */
  readonly decks: readonly LibraryDeck[];
}

/** The library, or sentences about what is wrong in which file. */
export function readLibrary(files: LibraryFiles): Result<Library, readonly string[]> {
  const misshapen = jsonShape.faultsIn(files, filesShape, 'The library');
  if (misshapen.length > 0) return err(misshapen.map(({ message }) => message));
  const { sets, decks, codes } = files;
  const faults: string[] = [];
  const written = sets.flatMap((file) => read(file, setShape, faults, (value: WrittenSet) => value) ?? []);
  const cards = written.flatMap(cardsIn);
  const pool = cardPool(cards, codes);
  const made = decks.flatMap((file) => {
    const deck = read(file, deckShape, faults, (value: WrittenDeck) => deckFrom(value, file.path, pool, faults));
    return deck === null ? [] : [deck];
  });
  return faults.length > 0 ? err(faults) : ok({ cards, sets: written.map(setOf), pool, decks: inOrder(made) });
}

const { fields, listOf, name, text } = jsonShape;

const MOST_FILES = 10_000;

const filesOf = listOf(fields({ path: text(), value: () => {} }), MOST_FILES);

const filesShape = fields({
  sets: filesOf,
  decks: filesOf,
  codes: listOf(fields({ code: name, ids: listOf(name, 100), name, also: listOf(name, 100) }), MOST_FILES),
});

function read<W, T>(
  { path, value }: LibraryFile,
  shape: jsonShape.Shape,
  faults: string[],
  make: (value: W) => T,
): T | null {
  const wrong = jsonShape.faultsIn(value, shape, 'the file');
  faults.push(...wrong.map(({ message }) => `${path}: ${message}`));
  return wrong.length > 0 ? null : make(value as W);
}

const setOf = ({ id, name, serie, released }: WrittenSet): LocalSet => ({ setId: id, setName: name, serie, released });

const cardsIn = ({ id, released, cards }: WrittenSet): PoolCard[] =>
  cards.map(({ number, ...written }) => ({
    facts: wholeFacts({ ...written, set: id, released }),
    id: `${id}-${number}`,
    setId: id,
    number,
  }));

function deckFrom({ cards, ...about }: WrittenDeck, path: string, pool: CardPool, faults: string[]): LibraryDeck {
  const list = readList(cards.join('\n'), pool);
  faults.push(...list.faults.map(({ line, message }) => `${path}: card ${line}: ${message}`));
  return { ...about, slug: slugOf(path), entries: list.cards };
}

export const slugOf = (path: string): string => path.replace(/^.*\//, '').replace(/\.json$/, '');

const placeIn = (ids: readonly { readonly id: string }[], id: string): number =>
  ids.findIndex((each) => each.id === id);

const inOrder = (decks: readonly LibraryDeck[]): readonly LibraryDeck[] =>
  [...decks].sort(
    (one, other) =>
      placeIn(ERAS, one.era) - placeIn(ERAS, other.era) ||
      placeIn(FORMATS, one.format) - placeIn(FORMATS, other.format) ||
      (one.name < other.name ? -1 : 1),
  );

/** A deck by its name, in whatever spelling, or by its file's. */
export function deckNamed({ decks }: Library, asked: string): LibraryDeck | undefined {
  const key = nameKey(asked);
  return decks.find(({ name, slug }) => nameKey(name) === key || nameKey(slug) === key);
}

/** Decks as a game claims them: their different cards with what the texts are compiled to, and each deck by places. */
export interface ClaimedDecks {
  readonly facts: readonly CardFacts[];
  readonly programs: readonly CardProgram[];
  readonly decks: readonly (readonly number[])[];
}

export function claimDecks(decks: readonly (readonly DeckEntry[])[]): Result<ClaimedDecks, readonly string[]> {
  const cards = [...new Set(decks.flatMap((entries) => entries.map(({ card }) => card)))];
  const faults: string[] = [];
  const programs = cards.map(({ facts }): CardProgram => {
    const compiled = compileCard(facts);
    if (compiled.ok) return compiled.program;
    faults.push(...compiled.unsupported.map(({ text, reason }) => `${facts.name}: "${text}" (${reason}).`));
    return { attacks: [], powers: [], card: [] };
  });
  if (faults.length > 0) return err(faults);
  const places = new Map(cards.map((card, place) => [card, place]));
  const deckOf = (entries: readonly DeckEntry[]): number[] =>
    entries.flatMap(({ count, card }) => new Array<number>(count).fill(places.get(card)!));
  return ok({ facts: cards.map(({ facts }) => facts), programs, decks: decks.map(deckOf) });
}

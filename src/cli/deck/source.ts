// Decks named on the command line, and the cards they are read against.
import { existsSync, readFileSync } from 'node:fs';
import { basename, extname } from 'node:path';
import {
  type CardPool,
  cardPool,
  type DeckEntry,
  type DeckList,
  deckNamed,
  type LibraryDeck,
  type ListFault,
  nameKey,
  nearest,
  openDeck,
  printed,
  readList,
  unprinted,
} from '../../cards/index.js';
import { type CardKind, CONSTRUCTED, ERAS, type Era, FORMATS, type Format } from '../../engine/index.js';
import { readText } from '../files.js';
import { type LibraryDecks, setCodeTable, shippedDecks, shippedLibrary } from '../library-files.js';
import { HOW_TO_KNOW_MORE, knownCards } from '../local/known-cards.js';
import { EXIT, fail } from '../terminal.js';

export interface CardSource {
  readonly cards?: readonly string[];
  /** The era that was named: a name alone means a card of its time. */
  readonly era?: string;
}

export interface LoadedDeck {
  readonly name: string;
  /** How to call it in messages: the path that was typed. */
  readonly source: string;
  readonly list: DeckList;
  readonly pool: CardPool;
  /** Whether there were more cards to read it against than those that ship with Rulebox. */
  readonly hasDatabase: boolean;
  /** What the library says of it, if it ships with Rulebox and was made of real cards. */
  readonly shipped: LibraryDeck | null;
}

/** Cards that ship with Rulebox, and those of the databases that are named or were imported. */
export function loadPool({ cards, era }: CardSource): { pool: CardPool; hasDatabase: boolean } {
  const database = knownCards(cards).map(printed);
  const shipped = shippedDecks().flatMap(({ facts }) =>
    facts.filter(({ kind, energy }) => kind !== 'energy' || energy !== 'basic'),
  );
  const invented = new Map(shipped.map((facts) => [facts.name, unprinted(facts)]));
  // What the database has, is taken from there: its prints are in its own words.
  const known = new Set(database.map(({ id }) => id));
  const library = shippedLibrary().cards.filter(({ id }) => !known.has(id));
  return {
    pool: cardPool([...database, ...library, ...invented.values()], setCodeTable(), yearOf(era)),
    hasDatabase: database.length > 0,
  };
}

const yearOf = (era: string | undefined): number | null => ERAS.find(({ id }) => id === era)?.year ?? null;

export function loadDeck(source: string, options: CardSource): LoadedDeck {
  const isFile = source === '-' || existsSync(source);
  const shipped = isFile ? undefined : deckNamed(shippedLibrary(), source);
  if (shipped !== undefined) return libraryDeck(shipped, source);
  const { pool, hasDatabase } = loadPool(options);
  const loaded = { source, pool, hasDatabase, shipped: null };
  if (!isFile) return { ...inventedDeck(source, pool), ...loaded };
  const text = source === '-' ? readFileSync(0, 'utf8') : readText(source);
  const title = source === '-' ? 'The deck' : basename(source, extname(source));
  if (!text.trimStart().startsWith('{')) return { name: title, list: readList(text, pool), ...loaded };
  return { ...jsonDeck(text, source, pool), ...loaded };
}

const libraryDeck = (shipped: LibraryDeck, source: string): LoadedDeck => ({
  name: shipped.name,
  source,
  list: { cards: shipped.entries, faults: [], unread: 0 },
  pool: shippedLibrary().pool,
  hasDatabase: false,
  shipped,
});

function jsonDeck(text: string, source: string, pool: CardPool): { name: string; list: DeckList } {
  const read = openDeck(text, pool);
  if (!read.ok) return fail(read.error.map(({ message }) => `${source}: ${message}`).join('\n'));
  return { name: read.value.name || basename(source, '.json'), list: read.value.list };
}

function inventedDeck(asked: string, pool: CardPool): { name: string; list: DeckList } {
  const all = shippedDecks().flatMap((library) => library.names.map((name, place) => ({ name, place, library })));
  const found = all.find(({ name }) => nameKey(name) === nameKey(asked));
  if (found === undefined) {
    const names = new Map([...shippedLibrary().decks, ...all].map(({ name }) => [nameKey(name), name]));
    const near = nearest(nameKey(asked), names.keys()).map((key) => names.get(key)!);
    const hint = near.length === 0 ? '`rulebox deck show` lists them' : `Do you mean ${near.join(' or ')}`;
    return fail(
      `${asked}: there is no such file, and no deck of that name ships with Rulebox. ${hint}${near.length === 0 ? '.' : '?'}`,
    );
  }
  return { name: found.name, list: { cards: entriesOf(found.library, found.place, pool), faults: [], unread: 0 } };
}

/** An invented deck as entries of the pool. */
export function entriesOf({ facts, decks }: LibraryDecks, place: number, pool: CardPool): DeckEntry[] {
  const counts = new Map<number, number>();
  for (const card of decks[place] ?? []) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].map(([card, count]) => {
    const named = pool.named(facts[card]!.name);
    return { count, card: named.find(({ id }) => id === '') ?? unprinted(facts[card]!) };
  });
}

/** The era that was named, or the deck's own; null where neither is. */
export const eraFor = ({ shipped }: LoadedDeck, typed: string | undefined): Era | null =>
  ERAS.find(({ id }) => id === (typed ?? shipped?.era)) ?? null;

/** The format that was named, or the deck's own, or the usual one. */
export const formatFor = ({ shipped }: LoadedDeck, typed: string | undefined): Format =>
  FORMATS.find(({ id }) => id === (typed ?? shipped?.format)) ?? CONSTRUCTED;

export const countOf = (entries: readonly DeckEntry[], kind?: CardKind): number =>
  entries.reduce((sum, { count, card }) => sum + (kind === undefined || card.facts.kind === kind ? count : 0), 0);

/** `60 cards: 19 Pokémon, 22 Trainer, 19 Energy`. */
export const countsText = (entries: readonly DeckEntry[]): string =>
  `${countOf(entries)} cards: ${countOf(entries, 'pokemon')} Pokémon, ${countOf(entries, 'trainer')} Trainer, ${countOf(entries, 'energy')} Energy`;

export const hasErrors = ({ list }: LoadedDeck): boolean => list.faults.some(({ severity }) => severity === 'error');

/** More than these are not worth reading at once. */
const MOST_FAULTS = 20;

/** Tells what is wrong with a list, with file and line; lines that were not understood make the input bad. */
export function tellFaults(deck: LoadedDeck): void {
  const { cards, faults } = deck.list;
  for (const fault of faults.slice(0, MOST_FAULTS)) process.stderr.write(`${faultText(deck.source, fault)}\n`);
  if (faults.length > MOST_FAULTS)
    process.stderr.write(`${deck.source}: … and ${faults.length - MOST_FAULTS} more such lines.\n`);
  if (cards.length === 0 && faults.every(({ code }) => code === 'unreadable'))
    fail(`${deck.source}: this is no deck list: not one of its lines is a count and the name of a card.`);
  const lost = faults.some(({ code }) => code === 'card-unknown' || code === 'set-not-there');
  if (lost && !deck.hasDatabase) {
    process.stderr.write(`rulebox: ${HOW_TO_KNOW_MORE}\n`);
  }
  if (hasErrors(deck)) process.exitCode = EXIT.badInput;
}

const faultText = (source: string, { line, severity, message }: ListFault): string =>
  `${source}${line === 0 ? '' : `:${line}`}: ${severity === 'error' ? '' : 'note: '}${message}`;

/** For commands that are of no use with half a deck. */
export function wholeDeck(source: string, options: CardSource): LoadedDeck {
  const deck = loadDeck(source, options);
  tellFaults(deck);
  if (hasErrors(deck)) fail(`${source}: the list was not understood as a whole.`);
  return deck;
}

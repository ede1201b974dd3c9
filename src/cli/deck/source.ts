// Decks named on the command line, and the cards they are read against.
import { existsSync, readFileSync } from 'node:fs';
import { basename, extname } from 'node:path';
import {
  type CardPool,
  cardPool,
  type DeckEntry,
  type DeckList,
  deckNamed,
  type EraGuess,
  encodingOf,
  guessEra,
  type LibraryDeck,
  type ListFault,
  openDeck,
  printed,
  type Reprints,
  readList,
  unprinted,
} from '../../cards/index.js';
import { type CardKind, CONSTRUCTED, ERAS, type Era, FORMATS, type Format } from '../../engine/index.js';
import { readBytes } from '../files.js';
import { setCodeTable, shippedDecks, shippedLibrary } from '../library-files.js';
import { HOW_TO_KNOW_MORE, knownCards } from '../local/known-cards.js';
import { EXIT, fail } from '../terminal.js';
import { inventedDeck, inventedDecks, meant } from './invented.js';

export interface CardSource {
  readonly cards?: readonly string[];
  /** The era that was named: a name alone means a card of its time. */
  readonly era?: string;
  /** What becomes of prints that are not there. */
  readonly reprints?: Reprints;
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
  /** The era that a list without one seems to be for. */
  readonly guess: EraGuess | null;
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
  const loaded = { source, pool, hasDatabase, shipped: null, guess: null };
  if (!isFile) return { ...inventedNamed(source, pool), ...loaded };
  const text = textOf(source === '-' ? readFileSync(0) : readBytes(source));
  if (text.trimStart().startsWith('{')) return { ...jsonDeck(text, source, pool), ...loaded };
  const guess = options.era === undefined ? guessEra(text, pool) : null;
  const forEra = guess === null ? pool : { ...pool, year: guess.era.year };
  const name = source === '-' ? 'The deck' : basename(source, extname(source));
  return { ...loaded, name, list: readList(text, forEra, options.reprints), pool: forEra, guess };
}

const textOf = (bytes: Uint8Array): string => new TextDecoder(encodingOf(bytes)).decode(bytes);

const libraryDeck = (shipped: LibraryDeck, source: string): LoadedDeck => ({
  name: shipped.name,
  source,
  list: { cards: shipped.entries, faults: [], unread: 0 },
  pool: shippedLibrary().pool,
  hasDatabase: false,
  shipped,
  guess: null,
});

function jsonDeck(text: string, source: string, pool: CardPool): { name: string; list: DeckList } {
  const read = openDeck(text, pool);
  if (!read.ok) return fail(read.error.map(({ message }) => `${source}: ${message}`).join('\n'));
  return { name: read.value.name || basename(source, '.json'), list: read.value.list };
}

function inventedNamed(asked: string, pool: CardPool): { name: string; list: DeckList } {
  const found = inventedDeck(asked, () => pool);
  if (found !== undefined) return { name: found.name, list: { cards: found.entries, faults: [], unread: 0 } };
  const names = [...shippedLibrary().decks, ...inventedDecks()].map(({ name }) => name);
  const hint = meant(asked, names) || '`rulebox deck show` lists them.';
  return fail(`${asked}: there is no such file, and no deck of that name ships with Rulebox. ${hint}`);
}

/** The era that was named, or the deck's own, or the one that the list seems to be for; null where there is none. */
export const eraFor = ({ shipped, guess }: LoadedDeck, typed: string | undefined): Era | null =>
  ERAS.find(({ id }) => id === (typed ?? shipped?.era ?? guess?.era.id)) ?? null;

/** The format that was named, or the deck's own, or the usual one. */
export const formatFor = ({ shipped }: LoadedDeck, typed: string | undefined): Format =>
  FORMATS.find(({ id }) => id === (typed ?? shipped?.format)) ?? CONSTRUCTED;

export const countOf = (entries: readonly DeckEntry[], kind?: CardKind): number =>
  entries.reduce((sum, { count, card }) => sum + (kind === undefined || card.facts.kind === kind ? count : 0), 0);

/** `60 cards: 19 Pokémon, 22 Trainer, 19 Energy`. */
export const countsText = (entries: readonly DeckEntry[]): string =>
  `${countOf(entries)} cards: ${countOf(entries, 'pokemon')} Pokémon, ${countOf(entries, 'trainer')} Trainer, ${countOf(entries, 'energy')} Energy`;

export const hasErrors = ({ list }: LoadedDeck): boolean => list.faults.some(({ severity }) => severity === 'error');

const HOW_TO_TAKE = '`--reprints take` takes the prints that are the same cards.';

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
  if (deck.guess !== null) {
    const { era, reason } = deck.guess;
    process.stderr.write(`${deck.source}: note: read for ${era.title}: ${reason} --era names another.\n`);
  }
  if (faults.some(({ offer }) => offer?.isSame === true)) process.stderr.write(`rulebox: ${HOW_TO_TAKE}\n`);
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

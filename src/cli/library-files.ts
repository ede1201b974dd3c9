// The decks that ship with Rulebox, from the package's `library/` folder.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  compileCard,
  type Library,
  type LibraryFile,
  type LibraryFiles,
  PLAIN_ENERGY,
  readLibrary,
  type SetCode,
  type SetPair,
  type SetTable,
  setTable,
  type TournamentFormat,
  type WrittenFacts,
  wholeFacts,
  writtenShape,
} from '../cards/index.js';
import { type CardFacts, type CardProgram, jsonShape } from '../engine/index.js';
import { filesIn, libraryFiles } from '../library/index.js';
import { packageRoot } from './here.js';
import { fail } from './terminal.js';

/** Two decks that are legal in every era, for demonstrations and benchmarks. */
export interface LibraryDecks {
  readonly names: readonly string[];
  /** The different cards of all decks, and the decks as places among them: as a game claims them. */
  readonly facts: readonly CardFacts[];
  readonly decks: readonly (readonly number[])[];
}

/** Decks whose cards have texts, with what these have been compiled to. */
export interface EffectDecks extends LibraryDecks {
  readonly programs: readonly CardProgram[];
}

const { byName, fields, listOf, name, whole } = jsonShape;

const MOST = 1000;

const shape = fields({
  cards: listOf(writtenShape, MOST),
  decks: listOf(fields({ name, cards: byName(whole(1, 60), MOST) }), MOST),
});

interface Written {
  readonly cards: readonly WrittenFacts[];
  readonly decks: readonly { readonly name: string; readonly cards: Readonly<Record<string, number>> }[];
}

export const libraryFolder = join(packageRoot, 'library');
const library = libraryFolder;

/** Every card of the decks, with and without texts, and plain Energy. */
export function libraryCards(folder = library): readonly CardFacts[] {
  const cards = ['plain-decks.json', 'effect-decks.json'].flatMap((file) => readDecks(folder, file).facts);
  return [...new Map([...cards, ...PLAIN_ENERGY].map((card) => [card.name, card])).values()];
}

/** Cards without effect texts. */
export const plainDecks = (folder = library): LibraryDecks => readDecks(folder, 'plain-decks.json');

/** Cards full of effect texts, read anew each time: what the compiler makes of them is part of what is played. */
export function effectDecks(folder = library): EffectDecks {
  const file = 'effect-decks.json';
  const decks = readDecks(folder, file);
  const programs = decks.facts.map((card): CardProgram => {
    const compiled = compileCard(card);
    if (compiled.ok) return compiled.program;
    const [{ text, reason }] = compiled.unsupported as [(typeof compiled.unsupported)[number]];
    return fail(`library/${file}: a text of ${card.name} is not understood: "${text}" (${reason}).`);
  });
  return { ...decks, programs };
}

/** All of them, for commands that look at decks and play none. */
export const shippedDecks = (folder = library): readonly LibraryDecks[] =>
  ['effect-decks.json', 'plain-decks.json'].map((file) => readDecks(folder, file));

/** The sets that deck lists name by a code. */
export const setCodeTable = (folder = library): readonly SetCode[] =>
  JSON.parse(readFileSync(join(folder, 'set-codes.json'), 'utf8')) as SetCode[];

/** Standard, Expanded, …: which sets were legal when. */
export const tournamentFormats = (folder = library): readonly TournamentFormat[] =>
  JSON.parse(readFileSync(join(folder, 'tournament-formats.json'), 'utf8')) as TournamentFormat[];

/** Which set of one card database is which of the other. */
export const databaseSets = (folder = library): SetTable => setTable(databaseSetPairs(folder));

/** The same as it is written; none in a library that knows nothing of databases. */
export function databaseSetPairs(folder = library): readonly SetPair[] {
  const file = join(folder, DATABASE_SETS);
  return existsSync(file) ? (parsed(file) as readonly SetPair[]) : [];
}

export const DATABASE_SETS = 'database-sets.json';

/** The real cards and decks; read once. */
export function shippedLibrary(folder = library): Library {
  const known = libraries.get(folder);
  if (known !== undefined) return known;
  const read = readLibrary(writtenLibrary(folder));
  if (!read.ok) return fail(read.error.map((fault) => `library/${fault}`).join('\n'));
  libraries.set(folder, read.value);
  return read.value;
}

/** Its files as they lie there: what the page takes along. */
export const writtenLibrary = (folder = library): LibraryFiles => readOrFail(() => libraryFiles(urlOf(folder)));

const libraries = new Map<string, Library>();

export const deckFiles = (folder: string): readonly LibraryFile[] => readOrFail(() => filesIn(urlOf(folder), 'decks'));

const urlOf = (folder: string): URL => pathToFileURL(`${folder}/`);

function readOrFail<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    return fail(`library/${error instanceof Error ? error.message : String(error)}`);
  }
}

function parsed(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as unknown;
  } catch (error) {
    return fail(`${file}: this is not JSON (${error instanceof Error ? error.message : String(error)}).`);
  }
}

function readDecks(folder: string, file: string): LibraryDecks {
  const value: unknown = JSON.parse(readFileSync(join(folder, file), 'utf8'));
  const faults = jsonShape.faultsIn(value, shape, 'the file');
  if (faults.length > 0) return fail(faults.map(({ message }) => `library/${file}: ${message}`).join('\n'));
  return linkDecks(value as Written, file);
}

/** Cards are named by the decks; plain Energy cards need no entry of their own. */
function linkDecks({ cards, decks }: Written, file: string): LibraryDecks {
  const known = [...cards.map(wholeFacts), ...PLAIN_ENERGY];
  const used = known.filter(({ name }) => decks.some((deck) => deck.cards[name] !== undefined));
  const placeOf = (name: string): number => {
    const place = used.findIndex((card) => card.name === name);
    return place < 0 ? fail(`library/${file}: there is no card named ${name}.`) : place;
  };
  return {
    names: decks.map(({ name }) => name),
    facts: used,
    decks: decks.map((deck) =>
      Object.entries(deck.cards).flatMap(([name, count]) => new Array<number>(count).fill(placeOf(name))),
    ),
  };
}

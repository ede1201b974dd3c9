// Doors besides those of games, decks and cards: lists, searches, scenarios, files of cards, the library, links and messages.
import { type FurtherDoor, randomNumbers } from '../../arena/index.js';
import {
  asPrinted,
  Checkout,
  compileCard,
  Gathering,
  gatherFile,
  type ImportedCard,
  type LibraryDeck,
  type LibraryFiles,
  libraryOf,
  merge,
  openCard,
  readList,
  searcher,
  writeCards,
  writeList,
} from '../../cards/index.js';
import { type GameClaim, recordOf } from '../../engine/index.js';
import { FrameReader, FrameWriter, PROTOCOL, readLink, type ToClient, toServerSchema } from '../../protocol/index.js';
import { readScenarios, runScenario } from '../../scenarios/index.js';
import { openShort, shortOf, Table } from '../../session/index.js';
import { shippedLibrary, writtenLibrary } from '../library-files.js';
import { knownIds } from '../scenario.js';
import { shippedScenarios } from '../scenario-files.js';

/** Each with good inputs of its own. */
export function furtherDoors(seed: number): readonly FurtherDoor[] {
  return [list(), search(), scenario(seed), database(), cardFile(), library(), link(), shortLink(), message(), frame()];
}

const { decks, pool, cards, sets: names } = shippedLibrary();

/** The cards that ship, as cards of a database. */
const importedCards = (): readonly ImportedCard[] => asPrinted(cards, names);

const list = (): FurtherDoor => ({
  name: 'list',
  good: decks.map(({ entries }) => writeList(entries, pool)),
  isJson: false,
  takes: (input) => readList(input as string, pool).faults.length === 0,
});

const QUERIES = [
  'type:fire hp>100 -class:ex',
  '"dark" or (stage:basic and not type:water)',
  'ability:* -stage:basic (type:fire or type:water)',
  'cost<=1 damage>=50 text:"flip a coin"',
  'set:"Great Encounters" released<2009-01-01 legal:platinum-2009',
];

function search(): FurtherDoor {
  const judged = { likeness: 0, compiles: true, isExercised: false, isVerified: false };
  const found = searcher(importedCards().map((card, likeness) => ({ ...card, ...judged, likeness })));
  return {
    name: 'search',
    good: QUERIES,
    isJson: false,
    takes: (input) => found.search(input as string, 3).ok,
  };
}

/** So many files, chosen by the seed: all of them together are megabytes. */
const FILES = 40;

/** What is read is also carried out: nothing that a scenario says may be more than a failure. */
function scenario(seed: number): FurtherDoor {
  const known = knownIds();
  const all = shippedScenarios();
  const random = randomNumbers(seed);
  const texts = Array.from({ length: FILES }, () => all[random(all.length)]!.text.split(/^---$/m)[0]!);
  return {
    name: 'scenario',
    good: texts,
    isJson: false,
    takes: (input) => {
      const { scenarios } = readScenarios('spoilt.yaml', input as string, known);
      for (const each of scenarios) runScenario(each, { library: shippedLibrary() });
      return scenarios.length > 0;
    },
  };
}

/** Cards of a database, a few of them, as JSON and a line each. */
function database(): FurtherDoor {
  const written = cards.slice(0, 40).map(({ id, facts }) => ({
    id,
    name: facts.name,
    category: 'Trainer',
    effect: facts.text,
    set: { id: facts.set, name: facts.set },
  }));
  return {
    name: 'database',
    good: [JSON.stringify(written.slice(0, 5)), written.map((card) => JSON.stringify(card)).join('\n')],
    isJson: false,
    takes: (input) => {
      const gathering = new Gathering();
      const checkout = new Checkout(gathering, () => null);
      for (const file of ['spoilt.jsonl', 'spoilt.json', 'spoilt.ts'])
        gatherFile(file, String(input), gathering, checkout);
      return gathering.finish().cards.length > 0;
    },
  };
}

/** Lines of a library of imported cards. */
function cardFile(): FurtherDoor {
  const judges = { compile: compileCard, isVerified: () => false, isOutdated: false };
  const { sets, lines } = writeCards(merge([], importedCards(), judges).cards);
  return { name: 'card file', good: lines, isJson: true, takes: (input) => openCard(asText(input), sets) !== null };
}

/** A line of a file is text: a value that no JSON can say comes as what it calls itself. */
function asText(input: unknown): string {
  if (typeof input === 'string') return input;
  try {
    return JSON.stringify(input) ?? '';
  } catch {
    return Object.prototype.toString.call(input);
  }
}

/** A small library: a deck, and the sets that it needs. */
function library(): FurtherDoor {
  const files = writtenLibrary();
  const smallOf = (deck: LibraryDeck): LibraryFiles => {
    const needed = new Set(deck.entries.map(({ card }) => card.setId));
    return {
      sets: files.sets.filter(({ value }) => needed.has((value as { id: string }).id)),
      decks: files.decks.filter(({ path }) => path.endsWith(`/${deck.slug}.json`)),
      codes: files.codes.filter(({ ids }) => ids.some((id) => needed.has(id))),
    };
  };
  return {
    name: 'library',
    good: decks.slice(0, 6).map((deck) => JSON.stringify(smallOf(deck))),
    isJson: true,
    takes: (input) => libraryOf(parsedOr(input) as LibraryFiles).ok,
  };
}

function parsedOr(input: unknown): unknown {
  try {
    return typeof input === 'string' ? JSON.parse(input) : input;
  } catch {
    return input;
  }
}

const ADDRESS = 'https://cards.example/rulebox/#';

const link = (): FurtherDoor => ({
  name: 'link',
  good: ['/table/7h3k9m2pqr', '/watch/7h3k9m2pqr', `/seat/7h3k9m2pqr/1/${'0f'.repeat(16)}`].map(
    (path) => ADDRESS + path,
  ),
  isJson: false,
  takes: (input) => readLink(input as string) !== null,
});

function shortLink(): FurtherDoor {
  const shipped = decks.map(({ entries }) => ({
    facts: entries.map(({ card }) => card.facts),
    cards: entries.flatMap(({ count }, place) => new Array<number>(count).fill(place)),
  }));
  const claim = someClaim();
  const short = shortOf(recordOf(claim, []), shipped);
  return {
    name: 'short link',
    good: short.ok ? [Buffer.from(short.value).toString('base64url')] : [],
    isJson: false,
    takes: (input) => openShort(Uint8Array.from(Buffer.from(String(input), 'base64url')), shipped).ok,
  };
}

/** A game between two decks that ship. */
function someClaim(): GameClaim {
  const made = libraryOf(writtenLibrary());
  const claimed = made.ok ? made.value.claim(['LuxApe', 'CurseGar'], 7) : made;
  if (!claimed.ok) throw new Error(claimed.error.join(' '));
  return claimed.value;
}

const MESSAGES = [
  { kind: 'hello', protocol: PROTOCOL, table: '7h3k9m2pqr', key: '0f'.repeat(16), heard: 3 },
  { kind: 'choose', re: 1, number: 4, answer: { kind: 'attach', card: 3, pokemon: 1 } },
  { kind: 'why', re: 2, intent: { do: 'card', card: 3, on: null } },
  { kind: 'deck', re: 3, deck: { from: 'list', name: 'Mine', list: '4 Sprig\n56 Grass Energy' } },
  { kind: 'deck', re: 4, deck: { from: 'cards', name: 'Own', facts: [{ name: 'Sprig' }], cards: [0, 0] } },
  { kind: 'ready', re: 5, share: '0f'.repeat(16) },
  { kind: 'reply', re: 6, request: 'rematch', yes: true },
  { kind: 'imagine', re: 7, number: 4, seed: '0f'.repeat(16) },
];

const message = (): FurtherDoor => ({
  name: 'message',
  good: MESSAGES.map((each) => JSON.stringify(each)),
  isJson: true,
  takes: (input) => toServerSchema.safeParse(parsedOr(input)).success,
});

/** What a server says, as it is written on the wire: what no writer has written is a `BadFrame`, and the line is closed. */
function frame(): FurtherDoor {
  const table = Table.begin(someClaim(), ['random', 'random']);
  const moment = table.ok ? table.value.viewing(0).whole() : null;
  const said: readonly ToClient[] = [
    { kind: 'moment', number: 4, game: 1, moment },
    { kind: 'done', re: 3, number: 5 },
    { kind: 'beat', now: 1_700_000_000_000 },
    { kind: 'closing', sentence: 'The server ends.', comeBack: true },
  ];
  const frames = said.map((each) => Buffer.from(new FrameWriter().write(each)).toString('utf8'));
  return { name: 'frame', good: frames, isJson: false, takes: isRead };
}

function isRead(input: unknown): boolean {
  try {
    new FrameReader().read(String(input));
    return true;
  } catch (error) {
    if (error instanceof Error && error.name === 'BadFrame') return false;
    throw error;
  }
}

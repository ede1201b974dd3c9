// The game in a thread of its own: the page gets moments, never the game.
import { expose } from 'comlink';
import { openRecord } from '../../cards/index.js';
import { type Answer, type CardFacts, capital, type GameRecord, type Intent, type Seat } from '../../engine/index.js';
import {
  claimOf,
  type Deck,
  decksOf,
  type KeptGame,
  knowCards,
  LocalGame,
  type Moment,
  type Onlooking,
  openKept,
  type Reasons,
  type ReplayAbout,
  ReplayedGame,
  type Spoilt,
  seatedAt,
  type TableSetup,
} from '../../session/index.js';
import { cardsKnown, decksOfOnesOwn, deskDoor, shipCards } from '../decks/desk-door.js';
import { aboutCard, type CardAbout } from './about-card.js';
import type { Collection } from './library.js';

let library: readonly Deck[] = [];
let game: LocalGame | null = null;
let replayed: ReplayedGame | null = null;

const running = (): LocalGame => {
  if (game === null) throw new Error('No game has been begun.');
  return game;
};

const looking = (): ReplayedGame => {
  if (replayed === null) throw new Error('No record has been opened.');
  return replayed;
};

type Opening = readonly Moment[] | { readonly faults: readonly string[] };

/** A game to go on with, or what is wrong with it. */
type Taken = KeptGame | { readonly faults: readonly string[] };

const session = {
  /** Fetches the decks that ship. The page itself never holds them. */
  async takeLibrary(address: string): Promise<void> {
    const response = await fetch(address);
    const collections = (await response.json()) as readonly Collection[];
    for (const collection of collections) knowCards(collection);
    library = decksOf(collections);
    shipCards(collections);
  },
  begin(setup: TableSetup): Opening {
    return opened(LocalGame.begin(setup, claimOf(setup, [...library, ...decksOfOnesOwn()])));
  },
  resume(kept: unknown): Opening {
    const game = openKept(kept);
    return game.ok ? opened(LocalGame.resume(game.value)) : { faults: game.error };
  },
  answer: (given: Answer): readonly Moment[] | Reasons => running().answer(given),
  others: (): readonly Moment[] => running().others(),
  concede: (): readonly Moment[] | Reasons => running().concede(),
  undo: (): Moment => running().undo(),
  redo: (): Moment => running().redo(),
  whyNot: (intent: Intent): Reasons | null => running().whyNot(intent),
  allowedIn: (intent: Intent): readonly string[] => running().allowedIn(intent),
  record: (): GameRecord => running().record(),
  /** What is kept of the game, as it is stored: a text is handed over at once, and the page need not write it. */
  written: (): { readonly game: string; readonly over: boolean } => {
    const kept = running().kept();
    return { game: JSON.stringify(kept), over: kept.summary.over };
  },
  /** The running game's cards and players, another deal. */
  again: (seed: number): Opening => opened(running().again(seed)),
  /** The same of a game that was kept. */
  rematch(kept: unknown, seed: number): Opening {
    const game = openKept(kept);
    if (!game.ok) return { faults: game.error };
    const { setup, record } = game.value;
    return opened(LocalGame.begin({ ...setup, seed }, { ...record.game, seed }));
  },
  /** Opens a record from anywhere; `upTo`: no further than so many choices. */
  openReplay(written: string, upTo?: number): ReplayAbout | Spoilt {
    const read = openRecord(written);
    if (!read.ok) return { faults: read.error.map(({ message }) => capital(message)), whole: -1 };
    const { record, remarks } = read.value;
    const replay = ReplayedGame.open(
      upTo === undefined ? record : { ...record, choices: record.choices.slice(0, upTo) },
    );
    if (!replay.ok) return { ...replay.error, faults: [...remarks, ...replay.error.faults] };
    replayed = replay.value;
    return replayed.about;
  },
  replayAt: (place: number, onlooking: Onlooking, from: number | null): Moment => looking().at(place, onlooking, from),
  replayedRecord: (): GameRecord => looking().record,
  /** The game as it stood after so many choices, to be played on by one of its seats. */
  goOn: (place: number, seat: Seat): Taken => session.takeSeat(looking().upTo(place), seat),
  /** A game from anywhere, to be played on by one of its seats. */
  takeSeat(written: unknown, seat: Seat): Taken {
    const read = openRecord(written);
    if (!read.ok) return { faults: read.error.map(({ message }) => message) };
    const { record } = read.value;
    const resumed = LocalGame.resume({ setup: seatedAt(record, seat), record });
    return resumed.ok ? resumed.value.kept() : { faults: resumed.error.map(({ message }) => message) };
  },
  /** What there is to be read about a card, as an era reads it. */
  aboutCard: (facts: CardFacts, era: string): CardAbout => aboutCard(facts, era, cardsKnown()),
  ...deskDoor,
};

function opened(result: ReturnType<typeof LocalGame.begin>): Opening {
  if (!result.ok) return { faults: result.error.map(({ message }) => message) };
  game = result.value;
  return [game.now(), ...game.others()];
}

export type Session = typeof session;

expose(session);

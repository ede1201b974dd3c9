// The game in a thread of its own: the page is told moments, never the game.
import { expose } from 'comlink';
import { openRecord } from '../../cards/index.js';
import {
  type Answer,
  type CardFacts,
  capital,
  type GameRecord,
  type Intent,
  type Seat,
  seedText,
} from '../../engine/index.js';
import {
  type Analysis,
  type ChanceTold,
  type CheckedShuffles,
  checkShuffles,
  claimOf,
  type Delta,
  dealtBy,
  goOnTelling,
  type Hint,
  type HintStage,
  isPassed,
  type KeptGame,
  type Onlooking,
  openKept,
  Passing,
  type Progress,
  type Reasons,
  Replay,
  type ReplayAbout,
  type Spoilt,
  seatedAt,
  Table,
  type TableOptions,
  type TableSetup,
  type Viewing,
} from '../../session/index.js';
import { cardsKnown, decksOfOnesOwn, deskDoor } from '../desk/desk-door.js';
import { aboutCard, type CardAbout } from '../session/about-card.js';
import type { DeckShelf } from '../session/library.js';
import type { RecordFile } from '../session/save-file.js';
import type { Told } from '../session/steps.js';
import type { Since } from '../session/stored-game.js';
import { Analysing } from './analysing.js';
import { Keeping, keptOf } from './keeping.js';
import { lookingBack } from './looking-back.js';
import { Shelves } from './shelves.js';

/** A game at this page's table, with who looks at it from here. */
interface Running {
  readonly setup: TableSetup;
  readonly table: Table;
  readonly you: Seat | null;
  readonly viewing: Viewing;
  readonly keeping: Keeping;
  /** Where several people hand this device round. */
  readonly passing: Passing | null;
}

let shelves = new Shelves([], fetchJson);
let running: Running | null = null;
let analysing: Analysing | null = null;
let watched: { readonly replay: Replay; readonly viewing: Viewing } | null = null;

const lookedBack = lookingBack(() => shelves.library);

/** Milliseconds for which a coach thinks before it is heard what else is asked. */
const A_WHILE = 100;

function here(): Running {
  if (running === null) throw new Error('No game has been begun.');
  return running;
}

function looking(): NonNullable<typeof watched> {
  if (watched === null) throw new Error('No record has been opened.');
  return watched;
}

type Faults = { readonly faults: readonly string[] };

const session = {
  /** Where the decks that ship are to be found: each era's are fetched when they are wanted. */
  async takeLibrary(address: string): Promise<void> {
    const files = await fetchJson<readonly DeckShelf[]>(address);
    shelves = new Shelves(files, (file) => fetchJson(new URL(file, address).href));
  },
  async begin(setup: TableSetup): Promise<Told | Faults> {
    await shelves.forGame(setup.era, setup.decks);
    const claim = claimOf(setup, [...shelves.library, ...decksOfOnesOwn()]);
    return opened(setup, Table.begin(claim, setup.players, optionsAt(setup)));
  },
  async resume(kept: unknown): Promise<Told | Faults> {
    const game = openKept(kept);
    if (!game.ok) return { faults: game.error };
    const { setup, record } = game.value;
    await shelves.forGame(setup.era);
    return opened(setup, Table.resume(record, setup.players, optionsAt(setup)));
  },
  choose: (given: Answer): Told | Reasons => done(({ table }, seat) => table.choose(seat, given)),
  concede: (): Told | Reasons => done(({ table }, seat) => table.concede(seat)),
  others: (): Told => newsOf([]),
  /** Takes the cover off, for who is asked: from then on the page is told what that one may know. */
  lift(): Told {
    const whole = here().passing?.lift() ?? null;
    return { deltas: [], ...(whole === null ? {} : { whole }) };
  },
  /** Puts the cover on. */
  cover(): Told {
    const covered = here().passing?.cover();
    return { deltas: [], ...(covered && { covered }) };
  },
  /** Where bots are among themselves: with all hands open, or as a spectator. */
  watchAs(onlooking: 'open' | 'spectator'): Told {
    const game = here();
    const viewing = game.you === null && game.passing === null ? game.table.viewing(onlooking) : game.viewing;
    running = { ...game, viewing };
    return { whole: viewing.whole(), deltas: [] };
  },
  undo: (): Told => wentAlong((table) => table.undo()),
  redo: (): Told => wentAlong((table) => table.redo()),
  whyNot: (intent: Intent): Reasons | null => asYou(null, (table, seat) => table.whyNot(seat, intent)),
  allowedIn: (intent: Intent): readonly string[] => asYou([], (table, seat) => table.allowedIn(seat, intent)),
  /** A hint, as far as a stage: where to look, what to do, why. */
  hint: (stage: HintStage): Partial<Hint> | Reasons | null => asYou(null, (table, seat) => table.hint(seat, stage)),
  /** Looks for it for a while; true: `hint` tells it at once. */
  seekHint(): boolean | Reasons {
    const hasTime = aWhile();
    return asYou<boolean | Reasons>(true, (table, seat) => table.seekHint(seat, hasTime));
  },
  /** Begins to analyse the game that is over here, or the record that was opened; `analyseOn` goes on with it for a while. */
  async analyse(of: 'table' | 'replay', seat: Seat | null): Promise<Faults | null> {
    if (of === 'table' && !here().table.isOver) return { faults: ['The game is not over yet.'] };
    const record = of === 'table' ? session.record() : session.replayedRecord();
    await shelves.forGame(record.game.era);
    analysing = new Analysing(record, { seat, reckoning: shelves.reckoned.at(record.game) });
    return null;
  },
  /** The same of a game from anywhere, with about so many plays for each decision. */
  async analyseWritten(written: string, seat: Seat | null, plays: number): Promise<Faults | null> {
    const read = openRecord(written);
    if (!read.ok) return faultsOf(read.error);
    const { record } = read.value;
    await shelves.forGame(record.game.era);
    analysing = new Analysing(record, { seat, plays, reckoning: shelves.reckoned.at(record.game) });
    return null;
  },
  analyseOn(): Progress | Analysis | Faults {
    if (analysing === null) return { faults: ['Nothing is being analysed.'] };
    return analysing.goOn(aWhile());
  },
  record: (): GameRecord => here().table.record(),
  recordFile: (): RecordFile => fileOf(session.record()),
  /** What is to be kept of the game: whole when it is asked for first, then what has come to it. */
  toKeep: (): KeptGame | Since => here().keeping.next(),
  /** The running game's cards and players, another deal: as they were played, whatever has become of the decks since; `picker`: who
   *  chooses who goes first, if the rules do not decide. */
  again: (seed: string, picker: Seat | null = null): Told | Faults =>
    dealtAnew({ setup: here().setup, record: session.record() }, seed, picker),
  /** The same of a game that was kept. */
  async rematch(kept: unknown, seed: string): Promise<Told | Faults> {
    const game = openKept(kept);
    if (!game.ok) return { faults: game.error };
    await shelves.forGame(game.value.setup.era);
    return dealtAnew(game.value, seed);
  },
  /** Opens a record from anywhere; `upTo`: no further than so many choices. */
  openReplay(written: string, upTo?: number): ReplayAbout | Spoilt {
    const read = openRecord(written);
    if (!read.ok) return { faults: read.error.map(({ message }) => capital(message)), whole: -1 };
    const { record, remarks } = read.value;
    const replay = Replay.open(upTo === undefined ? record : { ...record, choices: record.choices.slice(0, upTo) });
    if (!replay.ok) return { ...replay.error, faults: [...remarks, ...replay.error.faults] };
    watched = { replay: replay.value, viewing: replay.value.viewing('open') };
    return { ...replay.value.about, remarks };
  },
  /** A place in the record: a step further is told by what is new, any other whole. */
  replayAt(place: number, onlooking: Onlooking): Told {
    const { replay, viewing: before } = looking();
    const isStep = before.viewer === onlooking && place === replay.place + 1;
    replay.goTo(place);
    const viewing = before.viewer === onlooking ? before : replay.viewing(onlooking);
    watched = { replay, viewing };
    return isStep ? { deltas: [viewing.next()] } : { whole: viewing.whole(), deltas: [] };
  },
  /** Works out again how the cards of an online game were dealt. */
  checkShuffles(written: string, told: ChanceTold | null): CheckedShuffles | Reasons {
    const checked = checkShuffles(parsed(written), told);
    return checked.ok ? checked.value : { sentence: faultsOf(checked.error).faults.join(' '), rules: [] };
  },
  replayedRecord: (): GameRecord => looking().replay.record,
  replayedFile: (): RecordFile => fileOf(session.replayedRecord()),
  /** The game as it stood after so many choices, to be played on by one of its seats. */
  goOn: (place: number, seat: Seat): KeptGame | Faults => session.takeSeat(looking().replay.upTo(place), seat),
  /** A game from anywhere, to be played on by one of its seats. */
  takeSeat(written: unknown, seat: Seat): KeptGame | Faults {
    const read = openRecord(written);
    if (!read.ok) return faultsOf(read.error);
    const { record } = read.value;
    const setup = seatedAt(record, seat);
    const resumed = Table.resume(record, setup.players);
    return resumed.ok ? keptOf(resumed.value, setup, seat) : faultsOf(resumed.error);
  },
  /** A number for where a game stands: more than anybody at the table may know, so no moment has it and only tests ask. */
  fingerprint: (of: 'table' | 'replay'): string | null =>
    (of === 'table' ? running?.table : watched?.replay)?.fingerprint() ?? null,
  /** What there is to be read about a card, as an era reads it. */
  aboutCard: withAll((facts: CardFacts, era: string): CardAbout => aboutCard(facts, era, cardsKnown())),
  ...lookedBack,
  short: withAll(lookedBack.short),
  openShort: withAll(lookedBack.openShort),
  ...deskDoor,
  takeOwn: withAll(deskDoor.takeOwn),
  openDesk: withAll(deskDoor.openDesk),
  cardsOfDeck: withAll(deskDoor.cardsOfDeck),
  decksToCopy: withAll(deskDoor.decksToCopy),
};

async function fetchJson<T>(address: string): Promise<T> {
  return (await (await fetch(address)).json()) as T;
}

/** For what any deck that ships may matter to. */
function withAll<A extends unknown[], R>(ask: (...args: A) => R | Promise<R>): (...args: A) => Promise<R> {
  return async (...args) => {
    await shelves.whole();
    return ask(...args);
  };
}

/** Whether there is time left of a while that begins now. */
function aWhile(): () => boolean {
  const until = performance.now() + A_WHILE;
  return () => performance.now() < until;
}

const optionsAt = (setup: TableSetup): TableOptions => ({ reckoning: shelves.reckoned.at(setup) });

function dealtAnew({ setup, record }: Pick<KeptGame, 'setup' | 'record'>, seed: string, picker: Seat | null = null) {
  const dealt = dealtBy(record.game, seed);
  const claim = { ...dealt, options: { ...dealt.options, picker } };
  return opened({ ...setup, seed }, Table.begin(claim, setup.players, optionsAt(setup)));
}

/** Named here, where the seed can be read: the page has nothing of chance. */
const fileOf = (record: GameRecord): RecordFile => ({
  name: `rulebox-${record.game.era}-${seedText(record.game.seed)}.json`,
  text: `${JSON.stringify(record)}\n`,
});

function parsed(written: string): unknown {
  try {
    return JSON.parse(written);
  } catch {
    return null;
  }
}

const faultsOf = (error: readonly { readonly message: string }[]): Faults => ({
  faults: error.map(({ message }) => message),
});

function opened(setup: TableSetup, result: ReturnType<typeof Table.begin>): Told | Faults {
  if (!result.ok) return faultsOf(result.error);
  const table = result.value;
  const passing = isPassed(setup.players) ? new Passing(table) : null;
  const person = passing === null ? setup.players.indexOf('person') : -1;
  const you = person < 0 ? null : person;
  const viewing = table.viewing(you ?? 'spectator');
  running = { setup, table, viewing, you, passing, keeping: new Keeping(table, setup, you) };
  if (passing === null) return { whole: viewing.whole(), ...newsOf([]) };
  goOnTelling(table, viewing);
  return { deltas: [], covered: passing.cover() };
}

/** What was told, and what follows until you are asked; one choice at a time where you only watch. */
function newsOf(deltas: readonly Delta[]): Told {
  const { table, viewing, passing } = here();
  if (passing !== null) return { deltas: [] };
  return { deltas: [...deltas, ...goOnTelling(table, viewing)] };
}

function asYou<T>(otherwise: T, ask: (table: Table, seat: Seat) => T): T {
  const { table, you, passing } = here();
  const seat = passing === null ? you : passing.holder;
  return seat === null ? otherwise : ask(table, seat);
}

function done(act: (running: Running, seat: Seat) => Reasons | null): Told | Reasons {
  const game = here();
  const { passing } = game;
  if (passing === null) return act(game, game.you ?? 0) ?? newsOf([game.viewing.next()]);
  const { holder } = passing;
  if (holder === null) return { deltas: [], covered: passing.cover() };
  const refusal = act(game, holder);
  if (refusal !== null) return refusal;
  const { deltas, covered } = passing.next();
  return { deltas, ...(covered && { covered }) };
}

/** Back or forth: nothing happens anew, so nothing is told but where the game stands. */
function wentAlong(go: (table: Table) => boolean): Told {
  const { table, viewing, keeping, passing } = here();
  if (passing === null || passing.holder !== null) go(table);
  keeping.wentBack();
  if (passing !== null) return { deltas: passing.stands().map((delta) => ({ ...delta, events: [] })) };
  return { deltas: [{ ...viewing.next(), events: [] }] };
}

export type Session = typeof session;

expose(session);

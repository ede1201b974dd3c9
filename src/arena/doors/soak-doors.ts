// Spoilt records, decks, claims and cards are brought to the doors: each must be taken or refused, and what is taken must play.
import type { Random } from '../../bots/index.js';
import { type CardPool, compileCard, importCard, openClaim, openDeck, openRecord } from '../../cards/index.js';
import {
  beginning,
  type Game,
  type GameClaim,
  type GameRecord,
  pack,
  play,
  replay,
  unpack,
  viewFor,
} from '../../engine/index.js';
import { sameData } from '../checks/same-data.js';
import { oneIn, pick, randomNumbers } from '../random-number.js';
import { anyAnswer } from '../random-player.js';
import { graft } from './graft.js';
import { garble, mutate, written } from './mutate.js';

/** What is good, to be spoilt: JSON texts. */
export interface GoodInputs {
  readonly records: readonly string[];
  readonly claims: readonly string[];
  /** Of the claims those whose cards have texts. */
  readonly withPrograms: readonly string[];
  readonly decks: readonly string[];
  /** As databases write them. */
  readonly cards: readonly string[];
  readonly pool: CardPool;
}

/** A door of a room above: what it takes, to be spoilt, and how it is knocked at. */
export interface FurtherDoor {
  readonly name: string;
  readonly good: readonly string[];
  /** JSON is spoilt as a value, too; any other text letter by letter. */
  readonly isJson: boolean;
  /** Whether it takes this. What it throws is its fault. */
  readonly takes: (input: unknown) => boolean;
}

export interface DoorsPlan {
  readonly inputs: number;
  readonly seed: number;
  /** Milliseconds, from wherever they are counted. */
  readonly clock: () => number;
  /** Doors besides those of games, decks and cards. */
  readonly further?: readonly FurtherDoor[];
  /** Called now and then with how many have been tried. */
  readonly tried?: (inputs: number) => void;
}

export const DOORS = ['record', 'claim', 'deck', 'card', 'engine', 'program'] as const;
export type Door = (typeof DOORS)[number];

/** What became of the inputs of one door. */
export interface DoorTally {
  tried: number;
  taken: number;
  /** Of those taken: the games that began, and went on for some choices. */
  played: number;
  slowest: number;
}

/** An input that a door did not stand. */
export interface DoorFault {
  readonly door: string;
  readonly input: number;
  readonly what: string;
}

export interface DoorsReport {
  readonly tallies: Record<string, DoorTally>;
  readonly faults: DoorFault[];
  /** How often each fault was met, by its first line. */
  readonly kinds: Record<string, number>;
}

/** No single input may take longer, in milliseconds. */
export const LONGEST_INPUT = 1000;

const MOST_FAULTS = 50;

/** Brings so many spoilt inputs to the doors. */
export function soakDoors(good: GoodInputs, { inputs, seed, clock, tried, further = [] }: DoorsPlan): DoorsReport {
  const tally = (): DoorTally => ({ tried: 0, taken: 0, played: 0, slowest: 0 });
  const names = [...DOORS, ...further.map(({ name }) => name)];
  const tallies = Object.fromEntries(names.map((door) => [door, tally()]));
  const report: DoorsReport = { tallies, faults: [], kinds: {} };
  for (let input = 0; input < inputs; input++) {
    const random = randomNumbers(seed, input);
    const at = random(names.length);
    const door = names[at]!;
    const elsewhere = further[at - DOORS.length];
    const knock = elsewhere === undefined ? knockAt(good, DOORS[at]!, random) : knockElsewhere(elsewhere, random);
    const tallied = tallies[door]!;
    const before = clock();
    const what = whatIsThrown(() => knock(tallied));
    const took = clock() - before;
    tallied.tried++;
    tallied.slowest = Math.max(tallied.slowest, took);
    if (what !== null) note(report, { door, input, what });
    if (took > LONGEST_INPUT) note(report, { door, input, what: `it took ${Math.round(took)} ms` });
    if (input % 100 === 0) tried?.(input);
  }
  return report;
}

/** Brings something to a door, and tallies what becomes of it. */
type Knocking = (tally: DoorTally) => void;

function whatIsThrown(act: () => void): string | null {
  try {
    act();
    return null;
  } catch (error) {
    return error instanceof Error ? (error.stack ?? error.message) : String(error);
  }
}

function knockElsewhere({ good, isJson, takes }: FurtherDoor, random: Random): Knocking {
  const input = isJson ? spoiltJson(pick(random, good), random) : spoiltText(pick(random, good), random);
  return (tally) => {
    if (takes(input)) tally.taken++;
  };
}

/** Some stay as they are: these must be taken. A few are no texts at all. */
function spoiltText(text: string, random: Random): unknown {
  if (oneIn(random, 50)) return text;
  return oneIn(random, 40) ? pick(random, NO_TEXTS) : garble(text, random);
}

const NO_TEXTS: readonly unknown[] = [undefined, null, 7, {}, [], [null], true];

function note(report: DoorsReport, fault: DoorFault): void {
  const kind = `${fault.door}: ${fault.what.split('\n')[0]!.replaceAll(/\d+/g, 'n')}`;
  report.kinds[kind] = (report.kinds[kind] ?? 0) + 1;
  if (report.kinds[kind] === 1 && report.faults.length < MOST_FAULTS) report.faults.push(fault);
}

/** A text, or a value that may hold what no text can. */
function spoilt({ records, claims, withPrograms, decks, cards }: GoodInputs, door: Door, random: Random): unknown {
  if (door === 'program') return withSpoiltPrograms(JSON.parse(pick(random, withPrograms)) as GameClaim, random);
  const texts = { record: records, claim: claims, deck: decks, card: cards, engine: [...records, ...claims] };
  const text = pick(random, texts[door]);
  if (door === 'card') return spoiltCard(text, random);
  return spoiltJson(text, random, door !== 'engine');
}

/** A text that is spoilt letter by letter or by its values, or (`mayBeText`: only) a value that is. */
function spoiltJson(text: string, random: Random, mayBeText = true): unknown {
  if (mayBeText && oneIn(random, 4)) return garble(text, random);
  const value = JSON.parse(text) as object;
  const asText = mayBeText && oneIn(random, 2);
  if (!oneIn(random, 50)) mutate(value, random, !asText); // some stay as they are: these must be taken
  return asText ? written(value) : value;
}

/** A card stands in a file by itself, or is the answer of a server: it has been read as JSON already. */
function spoiltCard(text: string, random: Random): unknown {
  const value = JSON.parse(text) as object;
  mutate(value, random, oneIn(random, 2));
  return value;
}

/** The engine cannot compile: programs that were made up are brought to it, too. */
function withSpoiltPrograms(claim: GameClaim, random: Random): GameClaim {
  const programs = claim.programs ?? [];
  if (oneIn(random, 3)) mutate(programs, random, true);
  else graft(programs, random);
  return { ...claim, programs };
}

/** Something, and the door that it is brought to. */
interface Knock {
  readonly door: Door;
  readonly input: unknown;
  readonly pool: CardPool;
}

function knockAt(good: GoodInputs, door: Door, random: Random): Knocking {
  const knock: Knock = { door, input: spoilt(good, door, random), pool: good.pool };
  return (tally) => {
    const game = opened(knock, tally);
    if (game === null) return;
    goOn(game, random, CHOICES[door]);
    tally.played++;
  };
}

/** The game that came of it, if it was taken and one came of it. */
function opened({ door, input, pool }: Knock, tally: DoorTally): Game | null {
  if (door === 'deck') {
    if (openDeck(input, pool).ok) tally.taken++;
    return null;
  }
  if (door === 'card') {
    const card = importCard(input);
    if (card.ok && compileCard(card.value.facts).ok) tally.taken++;
    return null;
  }
  if (door === 'engine' || door === 'program') {
    const result = 'rulebox' in (input as object) ? replay(input as GameRecord) : beginning(input as never);
    if (result.ok) tally.taken++;
    return result.ok ? result.value : null;
  }
  if (door === 'claim') {
    const claim = openClaim(input);
    if (!claim.ok) return null;
    tally.taken++;
    const begun = beginning(claim.value);
    return begun.ok ? begun.value : null;
  }
  const record = openRecord(input);
  if (!record.ok) return null;
  tally.taken++;
  const again = replay(record.value.record);
  return again.ok ? again.value : null;
}

/** What a text that was made up does is seen where it is played, which takes a while. */
const CHOICES: Readonly<Record<Door, number>> = { record: 25, claim: 25, deck: 0, card: 0, engine: 25, program: 50 };

/** Some choices, with everything that a table does at each. */
function goOn(game: Game, random: Random, most: number): void {
  for (let choice = 0; choice < most && game.state.phase !== 'over'; choice++) {
    const { seat } = game.state.decision;
    viewFor(game, seat);
    if (!sameData(unpack(pack(game.state)), game.state)) throw new Error('a snapshot is not the state');
    play(game, anyAnswer(game, random));
  }
}

import type { Random } from '../bots/index.js';
import { mixed } from '../contest/index.js';
import {
  type Era,
  type Format,
  fingerprint,
  type GameRecord,
  KNOWN,
  type Known,
  type Options,
  type Seed,
  WIN_WAYS,
  winWaysIn,
} from '../engine/index.js';
import { type Learning, type Material, PLAIN } from './material.js';
import { between, oneIn, pick, randomNumbers } from './random-number.js';
import { LONG_ENOUGH, type SoakedOutcome, soakGame } from './soak-game.js';
import { roundsOf, type Stretch } from './stretch.js';
import type { Lessons } from './texts/exercise.js';

/** The dear checks (copies, secrets, answers that are not offered) are made at one in so many decisions. */
export const CHECK_EVERY = 8;
/** One in so many games is replayed from its record, and one in so many is told event by event. */
const REPLAY_EVERY = 8;
const LISTEN_EVERY = 8;
/** The turns before a worse position are games like any other, which others check. */
const OPENING_EVERY = 1000;
/** A soak that has found so many failing games stops. */
export const MOST_FAILURES = 10;

/** What a soak plays, and how much of it. */
export interface SoakPlan {
  readonly games: number;
  readonly seed: Seed | number;
  /** Ids; none named: all that are known. */
  readonly eras?: readonly string[];
  readonly formats?: readonly string[];
  readonly every?: number;
  readonly known?: Known;
  /** What is played with; without it, invented cards without text. */
  readonly material?: Material;
  /** Stop after so many failing games. */
  readonly failures?: number;
  /** Called after every game. */
  readonly played?: (games: number) => void;
}

/** Counts over games. */
export interface Tally {
  games: number;
  decisions: number;
  /** How the games ended: each way of winning, several at once under all of them. */
  readonly ways: Record<string, number>;
  /** Sudden Death games begun. */
  suddenDeaths: number;
  /** How often each kind of decision was asked: what was never asked was not soaked. */
  readonly asked: Record<string, number>;
}

/** Something that must always hold and did not, with the record that shows it. */
export interface SoakViolation {
  /** Which game of the soak: seed and number alone give it again. */
  readonly game: number;
  readonly era: string;
  readonly format: string;
  /** How many choices had been made. */
  readonly choice: number;
  readonly problem: string;
  readonly record: GameRecord;
}

/** What a soak has found, era by era. */
export interface SoakReport extends Tally {
  readonly seed: Seed | number;
  readonly eras: Record<string, Tally>;
  /** The same for each era and format: `platinum-2009 2-on-2`. */
  readonly tables: Record<string, Tally>;
  /** Decisions at which the dear checks were made, and at which every offer was. */
  checks: number;
  offers: number;
  /** Over the fingerprints of all games as they ended: the same seed gives the same, on every machine. */
  checksum: number;
  /** Games that were left off, because texts kept them from ending. */
  leftOff: number;
  readonly violations: SoakViolation[];
}

/**
 * Plays games of random decks by random choices, from the beginning and from worse positions, in every era and format,
 * and checks after every decision what must always hold.
 */
export function soak(plan: SoakPlan): SoakReport {
  const report = newReport(plan);
  for (const round of roundsOf(plan.games)) {
    const parts = [];
    for (const stretch of round) {
      parts.push(soakStretch(plan, stretch));
      if (!takeIn(plan, report, parts.at(-1)!)) return report;
    }
    for (const { lessons } of parts) if (lessons !== null) plan.material?.learning?.learnFrom(lessons);
  }
  return report;
}

/** What came of a stretch of games: plain data. */
export interface SoakPart {
  readonly report: SoakReport;
  readonly lessons: Lessons | null;
}

export const newReport = ({ seed }: SoakPlan): SoakReport => ({
  ...newTally(),
  seed,
  eras: {},
  tables: {},
  checks: 0,
  offers: 0,
  checksum: 0,
  leftOff: 0,
  violations: [],
});

/** Adds the next stretch to a report; whether the soak goes on. */
export function takeIn(plan: SoakPlan, report: SoakReport, { report: part }: SoakPart): boolean {
  addTally(report, part);
  addTallies(report.eras, part.eras);
  addTallies(report.tables, part.tables);
  report.checks += part.checks;
  report.offers += part.offers;
  report.leftOff += part.leftOff;
  report.checksum = mixed(report.checksum, part.checksum);
  report.violations.push(...part.violations);
  return report.violations.length < (plan.failures ?? MOST_FAILURES);
}

function addTallies(sums: Record<string, Tally>, parts: Readonly<Record<string, Tally>>): void {
  for (const [name, part] of Object.entries(parts)) {
    sums[name] ??= newTally();
    addTally(sums[name], part);
  }
}

function addTally(sum: Tally, part: Tally): void {
  sum.games += part.games;
  sum.decisions += part.decisions;
  sum.suddenDeaths += part.suddenDeaths;
  for (const [way, times] of Object.entries(part.ways)) sum.ways[way] = (sum.ways[way] ?? 0) + times;
  for (const [kind, times] of Object.entries(part.asked)) sum.asked[kind] = (sum.asked[kind] ?? 0) + times;
}

/** Plays one stretch; the material does not learn of it. */
export function soakStretch(plan: SoakPlan, stretch: Stretch): SoakPart {
  const known = plan.known ?? KNOWN;
  const tables = tablesFor(plan, known);
  const report = newReport(plan);
  const material = plan.material?.learning?.branch(stretch) ?? plan.material ?? PLAIN;
  const table = tableChooser(tables, plan.material?.learning);
  const most = plan.failures ?? MOST_FAILURES;
  for (let number = stretch.from; number < stretch.to && report.violations.length < most; number++) {
    if (tables.length === 0) break;
    const { era, format } = table(number, randomNumbers(plan.seed, number * STREAMS + 3));
    const outcome = soakNumber({ ...plan, material }, number, { era, format, known });
    if (outcome === null) continue;
    count(report, outcome);
    countIn(report.eras, era.id, outcome);
    countIn(report.tables, `${era.id} ${format.id}`, outcome);
    report.checks += outcome.checks;
    report.offers += outcome.offers;
    if (outcome.record.choices.length >= LONG_ENOUGH) report.leftOff++;
    if (outcome.game !== null) report.checksum = mixed(report.checksum, fingerprint(outcome.game.state));
    if (outcome.problems.length > 0) {
      const { record, problems } = outcome;
      const found = { game: number, era: era.id, format: format.id, choice: record.choices.length };
      report.violations.push({ ...found, problem: problems.join('; '), record });
    }
    plan.played?.(number + 1);
  }
  return { report, lessons: material.learning?.lessons ?? null };
}

type TableOf = Omit<Table, 'known'>;

/** All in turn; where there is something to learn, every other game is where there is more of it. */
function tableChooser(
  tables: readonly TableOf[],
  learning: Learning | undefined,
): (number: number, random: Random) => TableOf {
  let sum = 0;
  const upTo = tables.map(({ era }) => {
    sum += learning?.needOf(era) ?? 0;
    return sum;
  });
  if (sum === 0) return (number) => tables[number % tables.length]!;
  return (number, random) => {
    if (number % 2 === 0) return tables[(number / 2) % tables.length]!;
    const drawn = random(sum);
    return tables[upTo.findIndex((end) => drawn < end)]!;
  };
}

interface Table {
  readonly era: Era;
  readonly format: Format;
  readonly known: Known;
}

/** Every era with every format that it knows. @rule FMT-01 FMT-02 */
function tablesFor({ eras, formats }: SoakPlan, known: Known): TableOf[] {
  return known.eras
    .filter(({ id }) => eras === undefined || eras.includes(id))
    .flatMap((era) => known.formats.map((format) => ({ era, format })))
    .filter(({ era, format }) => era.formats.includes(format.id))
    .filter(({ format }) => formats === undefined || formats.includes(format.id));
}

const newTally = (): Tally => ({
  games: 0,
  decisions: 0,
  ways: Object.fromEntries(WIN_WAYS.map((way) => [way, 0])),
  suddenDeaths: 0,
  asked: {},
});

function countIn(tallies: Record<string, Tally>, name: string, outcome: SoakedOutcome): void {
  tallies[name] ??= newTally();
  count(tallies[name], outcome);
}

function count(tally: Tally, { game, record, asked }: SoakedOutcome): void {
  tally.games++;
  tally.decisions += record.choices.length;
  for (const [kind, times] of Object.entries(asked)) tally.asked[kind] = (tally.asked[kind] ?? 0) + times;
  if (game === null) return;
  tally.suddenDeaths += game.state.suddenDeaths;
  for (const way of winWaysIn(game.state.ways)) tally.ways[way]!++;
}

/** Decks and options, players, checks, the table: each has chance of its own. */
const STREAMS = 4;

/** One game of a soak: decks, options and players follow from the seed, its number and, with texts, what was tried before. */
function soakNumber(plan: SoakPlan, number: number, table: Table): SoakedOutcome | null {
  const { seed, every = CHECK_EVERY, material = PLAIN } = plan;
  const decks = randomNumbers(seed, number * STREAMS);
  const player = randomNumbers(seed, number * STREAMS + 1);
  const checker = randomNumbers(seed, number * STREAMS + 2);
  const { era, format, known } = table;
  const dealt = material.deal(era, format, decks, number);
  if (dealt === null) return null;
  const claim = { ...dealt, options: someOptions(decks) };
  const [listens, replays] = [oneIn(decks, LISTEN_EVERY), oneIn(decks, REPLAY_EVERY)];
  const game = { claim, known, listens, replays, every, material, player, checker };
  const stands = material.stand?.(claim, era, format, decks) ?? null;
  if (stands !== null) return soakGame({ ...game, claim: stands });
  if (!oneIn(decks, 3)) return soakGame(game);
  const opening = soakGame({ ...game, replays: false, every: OPENING_EVERY, stop: between(decks, 10, 120) });
  if (opening.problems.length > 0 || opening.game?.state.phase !== 'main') return opening;
  return soakGame({ ...game, claim: material.position(claim, opening.game, decks) });
}

/** Coins that are asked for, forced choices that are asked, announcements: each way of asking is a way to go wrong. */
const someOptions = (random: Random): Partial<Options> => ({
  coins: pick(random, ['seeded', 'seeded', 'asked']),
  shuffles: oneIn(random, 16) ? 'keep' : 'seeded',
  askForced: oneIn(random, 4),
  announceFreely: oneIn(random, 4),
});

import type { Random } from '../bots/index.js';
import {
  type Era,
  type Format,
  fingerprint,
  type GameRecord,
  KNOWN,
  type Known,
  type Options,
  WIN_WAYS,
} from '../engine/index.js';
import { type Material, PLAIN } from './material.js';
import { between, oneIn, pick, randomNumbers } from './random-number.js';
import { LONG_ENOUGH, type SoakedOutcome, soakGame } from './soak-game.js';

/** The dear checks (copies, secrets, answers that are not offered) are made at one in so many decisions. */
export const CHECK_EVERY = 8;
/** One in so many games is replayed from its record, and one in so many is told event by event. */
const REPLAY_EVERY = 8;
const LISTEN_EVERY = 8;
/** The turns before a worse position are games like any other, which others check. */
const OPENING_EVERY = 1000;
/** A soak that has found so many failing games stops. */
const MOST_FAILURES = 10;

export interface SoakPlan {
  readonly games: number;
  readonly seed: number;
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

export interface SoakReport extends Tally {
  readonly seed: number;
  readonly eras: Record<string, Tally>;
  /** Decisions at which the dear checks were made. */
  checks: number;
  /** Over the fingerprints of all games as they ended: the same seed gives the same, on every machine. */
  checksum: number;
  /** Games that were left off, because texts kept them from ending. */
  leftOff: number;
  readonly violations: SoakViolation[];
}

/**
 * Plays games of random plain decks by random choices, from the beginning and from worse positions, in every era and
 * format in turn, and checks after every decision what must always hold.
 */
export function soak(plan: SoakPlan): SoakReport {
  const known = plan.known ?? KNOWN;
  const tables = tablesFor(plan, known);
  const report: SoakReport = {
    ...newTally(),
    seed: plan.seed,
    eras: {},
    checks: 0,
    checksum: 0,
    leftOff: 0,
    violations: [],
  };
  const games = tables.length === 0 ? 0 : plan.games;
  const most = plan.failures ?? MOST_FAILURES;
  for (let number = 0; number < games && report.violations.length < most; number++) {
    const { era, format } = tables[number % tables.length]!;
    const outcome = soakNumber(plan, number, { era, format, known });
    if (outcome === null) continue;
    report.eras[era.id] ??= newTally();
    count(report, outcome);
    count(report.eras[era.id]!, outcome);
    report.checks += outcome.checks;
    if (outcome.record.choices.length >= LONG_ENOUGH) report.leftOff++;
    if (outcome.game !== null) report.checksum = mixed(report.checksum, fingerprint(outcome.game.state));
    if (outcome.problems.length > 0) {
      const { record, problems } = outcome;
      const found = { game: number, era: era.id, format: format.id, choice: record.choices.length };
      report.violations.push({ ...found, problem: problems.join('; '), record });
    }
    plan.played?.(number + 1);
  }
  return report;
}

interface Table {
  readonly era: Era;
  readonly format: Format;
  readonly known: Known;
}

/** Every era with every format that it knows. @rule FMT-01 FMT-02 */
function tablesFor({ eras, formats }: SoakPlan, known: Known): Omit<Table, 'known'>[] {
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

function count(tally: Tally, { game, record, asked }: SoakedOutcome): void {
  tally.games++;
  tally.decisions += record.choices.length;
  for (const [kind, times] of Object.entries(asked)) tally.asked[kind] = (tally.asked[kind] ?? 0) + times;
  if (game === null) return;
  tally.suddenDeaths += game.state.suddenDeaths;
  WIN_WAYS.forEach((way, bit) => {
    if ((game.state.ways & (1 << bit)) !== 0) tally.ways[way]!++;
  });
}

const mixed = (checksum: number, number: number): number =>
  (Math.imul(checksum ^ (number >>> 0), 0x01000193) + Math.floor(number / 4294967296)) >>> 0;

/** One game of a soak: decks, options and players follow from the seed, its number and, with texts, what was tried before. */
function soakNumber(plan: SoakPlan, number: number, table: Table): SoakedOutcome | null {
  const { seed, every = CHECK_EVERY, material = PLAIN } = plan;
  const decks = randomNumbers(seed, number * 3);
  const player = randomNumbers(seed, number * 3 + 1);
  const checker = randomNumbers(seed, number * 3 + 2);
  const { era, format, known } = table;
  const dealt = material.deal(era, format, decks);
  if (dealt === null) return null;
  const claim = { ...dealt, options: someOptions(decks) };
  const [listens, replays] = [oneIn(decks, LISTEN_EVERY), oneIn(decks, REPLAY_EVERY)];
  const game = { claim, known, listens, replays, every, material, player, checker };
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

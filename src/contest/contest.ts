import type { DeckPool, Seed } from '../engine/index.js';
import type { MatchResult } from './match.js';
import type { BoutTally } from './tally.js';

/** Decks that meet by the rules of an era. */
export interface Field {
  readonly era: string;
  readonly format: string;
  readonly names: readonly string[];
  readonly pool: DeckPool;
  /** Which decks bots reckon to meet: usually all of the contest; `others`: all but the two that play. */
  readonly reckon?: 'all' | 'others';
}

/**
 * When a pairing has been played enough: its interval reaches no farther than so much to either side; or it is known which
 * side is better.
 */
export type Until = { readonly within: number } | 'decided';

/** Decks against decks: plain data, the same for every thread that plays some of it. */
export interface Contest extends Field {
  /** Who plays the decks of the rows, and who those of the columns: bots that ship, or those that the hall is given. */
  readonly bots: readonly [string, string];
  /** How many games each pairing takes; with `until` at most. */
  readonly games: number;
  readonly until?: Until;
  /** The first so many decks are tried: they play all others, and neither each other nor others among themselves. */
  readonly tried?: number;
  readonly seed: Seed | number;
  /** Whether what was chosen comes with every game, so that it can be played again. */
  readonly keep?: boolean;
}

/** Two decks, as places in the pool. */
export interface Pairing {
  readonly row: number;
  readonly column: number;
}

/** Games of a pairing, from one number up to, and without, another. */
export interface Bout extends Pairing {
  readonly from: number;
  readonly to: number;
}

/** What came of a bout: whether the deck of the row won, game by game. */
export interface Played {
  readonly bout: Bout;
  readonly results: readonly MatchResult[];
  /** What was seen of cards and of the race for Prize cards, added up. */
  readonly tally: BoutTally;
  /** For rows and columns, how long their answers took. */
  readonly times: readonly (readonly number[])[];
}

/** One bot plays each deck against each other one; two bots play each deck against each, its own among them. */
export function pairingsOf({ names, bots: [one, other], tried }: Contest): Pairing[] {
  const all = names.flatMap((_, row) => names.map((_name, column) => ({ row, column })));
  if (tried !== undefined) return all.filter(({ row, column }) => row < tried && column >= tried);
  return one === other ? all.filter(({ row, column }) => row < column) : all;
}

/** Small bouts, so that threads have equally much to do; each has as many games from either seat. */
export const GAMES_IN_BOUT = 4;

/** All bouts of a contest that is not left off early: first the first ones of all pairings. */
export function boutsOf(contest: Contest): Bout[] {
  const pairings = pairingsOf(contest);
  return Array.from({ length: Math.ceil(contest.games / GAMES_IN_BOUT) }, (_, i) => i * GAMES_IN_BOUT).flatMap((from) =>
    pairings.map((pairing) => ({ ...pairing, from, to: Math.min(contest.games, from + GAMES_IN_BOUT) })),
  );
}

/** Games have numbers from 1 on: the first game of every pairing, then the second of every pairing, and so on. */
export function gameNumber(contest: Contest, { row, column }: Pairing, number: number): number {
  const pairings = pairingsOf(contest);
  return number * pairings.length + pairings.findIndex((each) => each.row === row && each.column === column) + 1;
}

/** The bout of one game that has such a number; null: the contest has no such game. */
export function boutOfGame(contest: Contest, number: number): Bout | null {
  const pairings = pairingsOf(contest);
  const from = Math.floor((number - 1) / pairings.length);
  const pairing = pairings[(number - 1) % pairings.length];
  return pairing === undefined || from >= contest.games ? null : { ...pairing, from, to: from + 1 };
}

import { NONE, type WinWay, winWaysIn } from '../engine/index.js';
import { type CardReport, cardsOf } from './card-report.js';
import { mixed } from './checksum.js';
import { type Contest, type Pairing, type Played, pairingsOf } from './contest.js';
import type { MatchResult } from './match.js';
import { type Cluster, clustered, evenly, type Share } from './share.js';
import { type Spread, spreadOf } from './spread.js';
import { type Standing, standingOf, versus } from './standing.js';
import { Times } from './times.js';

/** How two decks did against each other, as the deck of the row sees it. */
export interface PairingReport extends Pairing {
  readonly games: number;
  readonly wins: number;
  readonly losses: number;
  /** Left off without a winner. */
  readonly unfinished: number;
  readonly rate: Standing;
  /** How often the deck of the row won when it went first, and when it went second. */
  readonly first: Share & Cluster;
  readonly second: Share & Cluster;
  readonly turns: Spread;
  /** How many Prize cards the row was ahead of the column at the end, on the average. */
  readonly lead: number;
}

/** How games ended: each is counted once, under all the ways in which it was won at once; none: it was left off. */
export interface EndReport {
  readonly ways: readonly WinWay[];
  readonly games: number;
}

/** A deck over all its opponents, each counted as much as the other. */
export interface DeckReport extends Share, Cluster {
  readonly wins: number;
  readonly cards: readonly CardReport[];
}

/** What came of a contest: each pairing with its interval, and how fast it was. */
export interface ContestReport {
  readonly games: number;
  readonly decisions: number;
  readonly turns: number;
  readonly ends: readonly EndReport[];
  readonly pairings: readonly PairingReport[];
  /** For two bots, the games of the first. */
  readonly decks: readonly DeckReport[];
  /** How often the side of the row won: with two bots, the first bot. */
  readonly rows: Share & Cluster;
  /** Of the games that somebody won, how often it was who went first. */
  readonly starters: Share & Cluster;
  /** Of the games in which a Prize card was taken, how often who took the first one won. */
  readonly firstPrize: Share & Cluster;
  /** How many turns a game took. */
  readonly lengths: Spread;
  /** By how much the first of two decks that are tried is better than the second; null: not two are tried. */
  readonly versus: Standing | null;
  /** Over the results of all games, in their order. */
  readonly checksum: number;
  /** Milliseconds for an answer of the rows' and the columns' bot. */
  readonly answers: readonly { readonly median: number; readonly p95: number }[];
}

/** Adds up what was played, in whatever order it came. */
export function reportOf(contest: Contest, played: readonly Played[]): ContestReport {
  const inOrder = [...played].sort(
    (a, b) => a.bout.row - b.bout.row || a.bout.column - b.bout.column || a.bout.from - b.bout.from,
  );
  const results = inOrder.flatMap((part) => part.results);
  const pairings = pairingsOf(contest).map((pairing) => pairingReport(contest, pairing, inOrder));
  const resultsOf = ({ row, column }: Pairing) =>
    inOrder.filter(({ bout }) => bout.row === row && bout.column === column).flatMap((part) => part.results);
  return {
    games: results.length,
    decisions: results.reduce((sum, { decisions }) => sum + decisions, 0),
    turns: results.reduce((sum, { turns }) => sum + turns, 0),
    ends: endsOf(results),
    pairings,
    decks: contest.names.map((_, deck) => deckReport(contest, inOrder, deck)),
    rows: clustered(clustersOf(inOrder, (each) => each.winner === 0)),
    starters: clustered(clustersOf(inOrder, (each) => each.winner === each.starter, isWon)),
    firstPrize: clustered(
      clustersOf(
        inOrder,
        (each) => each.winner === each.firstPrize,
        (each) => isWon(each) && each.firstPrize !== NONE,
      ),
    ),
    lengths: spreadOf(results.map(({ turns }) => turns)),
    versus: contest.tried === 2 ? versus(contest, resultsOf) : null,
    checksum: results.reduce((sum, { fingerprint, winner }) => mixed(mixed(sum, fingerprint), winner), 0),
    answers: [0, 1].map((side) => answerTimes(inOrder, side)),
  };
}

function answerTimes(played: readonly Played[], side: number): { median: number; p95: number } {
  const times = new Times();
  for (const part of played) times.addAll(part.times[side] ?? []);
  return { median: times.quantile(0.5), p95: times.quantile(0.95) };
}

type Asked = (result: MatchResult) => boolean;

const isWon: Asked = ({ winner }) => winner !== NONE;

/** Games of the same numbers go together. */
function clustersOf(played: readonly Played[], won: Asked, counts: Asked = () => true): Cluster[] {
  const clusters: { games: number; won: number }[] = [];
  for (const { bout, results } of played) {
    while (clusters.length < bout.to) clusters.push({ games: 0, won: 0 });
    for (const [at, result] of results.entries()) {
      if (!counts(result)) continue;
      clusters[bout.from + at]!.games++;
      if (won(result)) clusters[bout.from + at]!.won++;
    }
  }
  return clusters;
}

function endsOf(results: readonly MatchResult[]): EndReport[] {
  const counts = new Map<number, number>();
  for (const { ways, winner } of results) {
    const key = winner === NONE ? 0 : ways;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...counts]
    .sort(([one, some], [other, more]) => more - some || one - other)
    .map(([bits, games]) => ({ ways: winWaysIn(bits), games }));
}

function pairingReport(contest: Contest, { row, column }: Pairing, played: readonly Played[]): PairingReport {
  const here = played.filter(({ bout }) => bout.row === row && bout.column === column);
  const results = here.flatMap((part) => part.results);
  const count = (team: number): number => results.filter(({ winner }) => winner === team).length;
  const [wins, losses, games] = [count(0), count(1), results.length];
  const won: Asked = ({ winner }) => winner === 0;
  const ahead = results.reduce((sum, { prizes: [one, other] }) => sum + one - other, 0);
  return {
    row,
    column,
    games,
    wins,
    losses,
    unfinished: games - wins - losses,
    rate: standingOf(contest, results),
    first: clustered(clustersOf(here, won, ({ starter }) => starter === 0)),
    second: clustered(clustersOf(here, won, ({ starter }) => starter === 1)),
    turns: spreadOf(results.map(({ turns }) => turns)),
    lead: games === 0 ? 0 : ahead / games,
  };
}

function deckReport(contest: Contest, played: readonly Played[], deck: number): DeckReport {
  const [one, other] = contest.bots;
  const columns = pairingsOf(contest).flatMap(({ row, column }) => {
    const here = played.filter(({ bout }) => bout.row === row && bout.column === column);
    if (row === deck) return [clustersOf(here, ({ winner }) => winner === 0)];
    return column === deck && one === other ? [clustersOf(here, ({ winner }) => winner === 1)] : [];
  });
  const all = evenly(columns);
  return { ...all, wins: all.won, cards: cardsOf(contest, played, deck) };
}

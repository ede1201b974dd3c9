import { WIN_WAYS, type WinWay } from '../../engine/index.js';
import { type Contest, type Pairing, type Played, pairingsOf } from './contest.js';
import { type Share, Times, wilson } from './statistics.js';

/** How two decks did against each other, as the deck of the row sees it. */
export interface PairingReport extends Pairing {
  readonly games: number;
  readonly wins: number;
  readonly losses: number;
  /** Left off without a winner. */
  readonly unfinished: number;
  readonly rate: Share;
}

/** What came of a contest: each pairing with its interval, and how fast it was. */
export interface ContestReport {
  readonly games: number;
  readonly decisions: number;
  readonly turns: number;
  readonly ways: Readonly<Record<WinWay, number>>;
  readonly pairings: readonly PairingReport[];
  /** For each deck, over all its games; for two bots those of the first. */
  readonly decks: readonly (Share & { readonly games: number; readonly wins: number })[];
  /** How often the side of the row won: with two bots, the first bot. */
  readonly rows: Share;
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
  const pairings = pairingsOf(contest).map((pairing) => pairingReport(pairing, inOrder));
  const won = results.filter(({ winner }) => winner === 0).length;
  return {
    games: results.length,
    decisions: results.reduce((sum, { decisions }) => sum + decisions, 0),
    turns: results.reduce((sum, { turns }) => sum + turns, 0),
    ways: Object.fromEntries(
      WIN_WAYS.map((way, bit) => [way, results.filter(({ ways }) => (ways & (1 << bit)) !== 0).length]),
    ) as Record<WinWay, number>,
    pairings,
    decks: contest.names.map((_, deck) => deckReport(contest, pairings, deck)),
    rows: wilson(won, results.length),
    checksum: results.reduce((sum, { fingerprint, winner }) => mixed(mixed(sum, fingerprint), winner), 0),
    answers: [0, 1].map((side) => {
      const times = new Times();
      for (const part of inOrder) times.addAll(part.times[side] ?? []);
      return { median: times.quantile(0.5), p95: times.quantile(0.95) };
    }),
  };
}

function pairingReport({ row, column }: Pairing, played: readonly Played[]): PairingReport {
  const results = played
    .filter(({ bout }) => bout.row === row && bout.column === column)
    .flatMap((part) => part.results);
  const count = (team: number): number => results.filter(({ winner }) => winner === team).length;
  const [wins, losses, games] = [count(0), count(1), results.length];
  return { row, column, games, wins, losses, unfinished: games - wins - losses, rate: wilson(wins, games) };
}

function deckReport({ bots: [one, other] }: Contest, pairings: readonly PairingReport[], deck: number) {
  let [games, wins] = [0, 0];
  for (const pairing of pairings) {
    if (pairing.row === deck) wins += pairing.wins;
    else if (pairing.column === deck && one === other) wins += pairing.losses;
    else continue;
    games += pairing.games;
  }
  return { games, wins, ...wilson(wins, games) };
}

const mixed = (checksum: number, number: number): number =>
  (Math.imul(checksum ^ (number >>> 0), 0x01000193) + Math.floor(number / 4294967296)) >>> 0;

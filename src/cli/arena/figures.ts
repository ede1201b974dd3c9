// What came of an arena as figures for programs: JSON, and lines of comma-separated values.
import { type Contest, type ContestReport, gameNumber, type Played, raceOf } from '../../contest/index.js';
import { seedText, winWaysIn } from '../../engine/index.js';
import { hex } from './telling.js';

export function contestJson(contest: Contest, report: ContestReport, { played, seconds }: Ran): string {
  const { names, bots } = contest;
  return JSON.stringify(
    {
      era: contest.era,
      format: contest.format,
      bots,
      seed: seedText(contest.seed),
      until: contest.until ?? null,
      games: report.games,
      decisions: report.decisions,
      turns: report.turns,
      seconds,
      games_per_s: report.games / seconds,
      decisions_per_s: report.decisions / seconds,
      checksum: hex(report.checksum),
      ends: report.ends,
      first_bot: report.rows,
      versus: report.versus,
      went_first: report.starters,
      first_prize: report.firstPrize,
      lengths: report.lengths,
      answer_ms: report.answers,
      decks: report.decks.map((deck, place) => ({ name: names[place], ...deck })),
      matchups: report.pairings.map(({ row, column, rate: share, ...rest }) => ({
        deck: names[row],
        against: names[column],
        ...rest,
        ...share,
        prize_race: raceOf(played.filter(({ bout }) => bout.row === row && bout.column === column)),
      })),
    },
    null,
    2,
  );
}

/** What was played, and in what time. */
export interface Ran {
  readonly played: readonly Played[];
  readonly seconds: number;
}

/** A line for each pairing. */
export function pairingsCsv({ names }: Contest, { pairings }: ContestReport): string {
  const titles =
    'deck,against,games,wins,losses,unfinished,share,low,high,anytime_low,anytime_high,first,second,turns,lead';
  const lines = pairings.map(({ row, column, games, wins, losses, unfinished, rate, first, second, turns, lead }) =>
    csvLine([
      names[row]!,
      names[column]!,
      ...[games, wins, losses, unfinished, rate.share, rate.low, rate.high, rate.anytime.low, rate.anytime.high],
      ...[first.share, second.share, turns.mean, lead],
    ]),
  );
  return [titles, ...lines].join('\n');
}

/** A line for each game. */
export function gamesCsv(contest: Contest, played: readonly Played[]): string {
  const titles =
    'game,deck,against,winner,how,went_first,first_prize,prizes,prizes_against,turns,decisions,fingerprint';
  const side = (team: number): string => (team < 0 ? '' : team === 0 ? 'deck' : 'against');
  const games = played.flatMap(({ bout, results }) =>
    results.map((result, at) => ({ result, bout, number: gameNumber(contest, bout, bout.from + at) })),
  );
  const lines = games
    .sort((one, other) => one.number - other.number)
    .map(({ number, bout, result }) =>
      csvLine([
        number,
        contest.names[bout.row]!,
        contest.names[bout.column]!,
        side(result.winner),
        result.winner < 0 ? '' : winWaysIn(result.ways).join(' '),
        side(result.starter),
        side(result.firstPrize),
        ...result.prizes,
        result.turns,
        result.decisions,
        result.fingerprint,
      ]),
    );
  return [titles, ...lines].join('\n');
}

const csvLine = (cells: readonly (string | number)[]): string =>
  cells
    .map((cell) => {
      if (typeof cell === 'number') return Number.isInteger(cell) ? `${cell}` : cell.toFixed(5);
      // A spreadsheet takes a text that begins so for a formula.
      const text = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
      return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
    })
    .join(',');

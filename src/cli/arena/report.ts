// What came of an arena: a table for people, figures for programs.
import type { Contest, ContestReport, PairingReport, Share } from '../../arena/index.js';
import { seedText, WIN_WAYS, type WinWay } from '../../engine/index.js';
import { table } from '../terminal.js';

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

/** `62.5 % (51.5–72.3)`. */
const withInterval = ({ share, low, high }: Share): string =>
  `${percent(share)} (${(low * 100).toFixed(1)}–${(high * 100).toFixed(1)})`;

const hex = (checksum: number): string => checksum.toString(16).padStart(8, '0');

const WAYS: Readonly<Record<WinWay, string>> = {
  prizes: 'by Prize cards',
  'no-pokemon': 'because no Pokémon was left',
  'deck-out': 'because a card could not be drawn',
  concede: 'by conceding',
  effect: 'by a card’s text',
};

export function contestText(contest: Contest, report: ContestReport, seconds: number): string {
  const { names, bots } = contest;
  const ways = WIN_WAYS.filter((way) => report.ways[way] > 0).map((way) => `${report.ways[way]} ${WAYS[way]}`);
  const unfinished = report.pairings.reduce((sum, pairing) => sum + pairing.unfinished, 0);
  return [
    `${contest.era}, ${contest.format}, ${contest.games} games a pairing. How often the deck of the row won, with the 95 % interval:`,
    '',
    table(
      ['', ...names.map((_, column) => `${column + 1}`), 'all'],
      names.map((name, row) => line(contest, report, name, row)),
    ),
    '',
    ...(bots[0] === bots[1]
      ? []
      : [`${bots[0]} against ${bots[1]}: ${withInterval(report.rows)} of ${report.games} games.`]),
    `Won ${ways.join(', ')}${unfinished > 0 ? `; ${unfinished} games were left off, because they need not end` : ''}.`,
    ...answerLines(contest, report),
    `${report.games} games with ${report.decisions} decisions in ${seconds.toFixed(1)} s: ${rate(report.games / seconds)} games/s, ${rate(report.decisions / seconds)} decisions/s.`,
    `Seed ${seedText(contest.seed)}, checksum ${hex(report.checksum)}.`,
  ].join('\n');
}

const rate = (number: number): string => number.toFixed(number < 10 ? 2 : 0);

function line({ names, bots }: Contest, { pairings, decks }: ContestReport, name: string, row: number): string[] {
  const cells = names.map((_, column) => {
    const found = pairings.find((pairing) => pairing.row === row && pairing.column === column);
    if (found !== undefined) return withInterval(found.rate);
    const mirrored =
      bots[0] === bots[1] ? pairings.find((pairing) => pairing.row === column && pairing.column === row) : undefined;
    return mirrored === undefined ? '' : withInterval(mirror(mirrored));
  });
  return [`${row + 1} ${name}`, ...cells, withInterval(decks[row]!)];
}

/** The same games as the other deck sees them. */
const mirror = ({ rate: { share, low, high }, unfinished, games }: PairingReport): Share => {
  const left = unfinished / games;
  return { share: 1 - share - left, low: Math.max(0, 1 - high - left), high: 1 - low - left };
};

function answerLines({ bots }: Contest, { answers }: ContestReport): string[] {
  const sides = bots[0] === bots[1] ? [0] : [0, 1];
  return sides.map((side) => {
    const { median, p95 } = answers[side]!;
    return `${bots[side]} answers in ${median.toFixed(2)} ms (median), ${p95.toFixed(2)} ms (95 of 100).`;
  });
}

export function contestJson(contest: Contest, report: ContestReport, seconds: number): string {
  const { names, bots } = contest;
  return JSON.stringify(
    {
      era: contest.era,
      format: contest.format,
      bots,
      seed: seedText(contest.seed),
      games: report.games,
      decisions: report.decisions,
      turns: report.turns,
      seconds,
      games_per_s: report.games / seconds,
      decisions_per_s: report.decisions / seconds,
      checksum: hex(report.checksum),
      ways: report.ways,
      first_bot: report.rows,
      answer_ms: report.answers,
      decks: report.decks.map((deck, place) => ({ name: names[place], ...deck })),
      matchups: report.pairings.map(({ row, column, rate: share, ...rest }) => ({
        deck: names[row],
        against: names[column],
        ...rest,
        ...share,
      })),
    },
    null,
    2,
  );
}

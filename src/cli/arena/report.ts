// What came of an arena, as a table for people.
import {
  type CardReport,
  type Contest,
  type ContestReport,
  type DeckReport,
  type EndReport,
  fixedNumber,
  type PairingReport,
  reachOf,
  type Share,
} from '../../contest/index.js';
import { seedText } from '../../engine/index.js';
import { table } from '../terminal.js';
import { endWords, hex, NOT_CAUSES, percent, points, telling, withInterval } from './telling.js';

export function contestText(contest: Contest, report: ContestReport, seconds: number): string {
  const { bots } = contest;
  return [
    headline(contest),
    '',
    matrix(contest, report),
    '',
    ...versusLines(contest, report),
    ...(bots[0] === bots[1]
      ? []
      : [`${bots[0]} against ${bots[1]}: ${withInterval(report.rows)} of ${report.games} games.`]),
    `Won ${report.ends.map(endLine).join(', ')}.`,
    `Who went first won ${withInterval(report.starters)}; who took the first Prize card won ${withInterval(report.firstPrize)}.`,
    `A game took ${report.lengths.median} turns (median); 8 of 10 took ${report.lengths.p10} to ${report.lengths.p90}.`,
    ...cardLines(contest, report),
    ...answerLines(contest, report),
    ...savedLines(contest, report),
    `${report.games} games with ${report.decisions} decisions in ${seconds.toFixed(1)} s: ${rate(report.games / seconds)} games/s, ${rate(report.decisions / seconds)} decisions/s.`,
    `Seed ${seedText(contest.seed)}, checksum ${hex(report.checksum)}.`,
  ].join('\n');
}

function headline({ era, format, games, until }: Contest): string {
  const often = 'How often the deck of the row won, with the 95 % interval:';
  if (until === undefined) return `${era}, ${format}, ${games} games a pairing. ${often}`;
  const goal = until === 'decided' ? 'it is known which deck is better' : `± ${points(until.within)} points`;
  return `${era}, ${format}, each pairing until ${goal}, ${games} games at most. ${often}`;
}

const rate = (number: number): string => number.toFixed(number < 10 ? 2 : 0);

function matrix(contest: Contest, report: ContestReport): string {
  const { names, tried } = contest;
  const rows = names.map((name, row) => line(contest, report, name, row));
  const titles = ['', ...names.map((_, column) => `${column + 1}`), 'all'];
  if (tried === undefined) return table(titles, rows);
  // The others have no rows of their own.
  const numbered = names.slice(tried).map((name, at) => `  ${tried + at + 1} ${name}`);
  const kept = (cells: readonly string[]): string[] => [cells[0]!, ...cells.slice(1 + tried)];
  return [table(kept(titles), rows.slice(0, tried).map(kept)), '', 'against', ...numbered].join('\n');
}

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
export const mirror = ({ rate: { share, low, high }, unfinished, games }: PairingReport): Share => {
  const left = games === 0 ? 0 : unfinished / games;
  return { share: 1 - share - left, low: Math.max(0, 1 - high - left), high: 1 - low - left };
};

function versusLines({ names: [one, other] }: Contest, { versus }: ContestReport): string[] {
  if (versus === null) return [];
  const { share, low, high } = versus;
  const verdict = low > 0 ? `${one} is better` : high < 0 ? `${other} is better` : 'neither is known to be better';
  return [
    `${one} wins ${points(share)} points more than ${other} (${points(low)} to ${points(high)}), game for game of the same chance: ${verdict}.`,
  ];
}

const endLine = ({ ways, games }: EndReport): string =>
  ways.length === 0 ? `${games} left off, because they need not end` : `${games} ${endWords(ways)}`;

function savedLines({ until }: Contest, { pairings, games }: ContestReport): string[] {
  if (until === undefined || until === 'decided') return [];
  const fixed = fixedNumber(until.within) * pairings.length;
  const widest = Math.max(...pairings.map((pairing) => reachOf(pairing.rate)));
  return [
    `${games} games instead of the ${fixed} that an even pairing would need everywhere: ${percent(1 - games / fixed)} saved; the widest interval reaches ± ${points(widest)} points.`,
  ];
}

/** So many cards of a deck are named at most. */
const MOST_CARDS = 3;

function cardLines({ names }: Contest, { decks }: ContestReport): string[] {
  const lines = decks.flatMap((deck, place) => {
    const cards = telling(deck).slice(0, MOST_CARDS).map(cardText);
    return cards.length === 0 ? [] : [`  ${names[place]}: ${cards.join('; ')}`];
  });
  return lines.length === 0 ? [] : [`Cards that tell when they are drawn. ${NOT_CAUSES}`, ...lines];
}

const cardText = ({ name, fates: { drawn } }: CardReport): string =>
  `${name} ${withInterval(drawn.with)} in ${drawn.with.games} games, ${percent(drawn.without.share)} without`;

function answerLines({ bots }: Contest, { answers }: ContestReport): string[] {
  const sides = bots[0] === bots[1] ? [0] : [0, 1];
  return sides.map((side) => {
    const { median, p95 } = answers[side]!;
    return `${bots[side]} answers in ${median.toFixed(2)} ms (median), ${p95.toFixed(2)} ms (95 of 100).`;
  });
}

/** How a contest stands while it goes on: the deck that does best. */
export function standingText({ names }: Contest, decks: readonly DeckReport[]): string {
  const best = decks.reduce((most, deck, place) => (deck.share > decks[most]!.share ? place : most), 0);
  return `${names[best]} ${withInterval(decks[best]!)}`;
}

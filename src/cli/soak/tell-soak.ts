// What a soak found, as text or as JSON, with the records of failing games as files.
import { basename } from 'node:path';
import type { SoakReport, Tally } from '../../arena/index.js';
import { seedText, WIN_WAYS, type WinWay } from '../../engine/index.js';
import type { CorpusSoak } from '../cards/soak-corpus.js';
import { EXIT, table } from '../terminal.js';
import { type Failure, keepFailures } from './failing-games.js';
import type { DeckSoak } from './soak-decks.js';

/** A soak's report, and what else is known where it was of a database's cards or of shipped decks. */
export interface Soaked {
  readonly report: SoakReport;
  readonly corpus: CorpusSoak | null;
  readonly decks: DeckSoak | null;
}

/** Prints what was found and keeps the records of failing games; the command ends accordingly. */
export function tellSoak(
  { report, corpus, decks }: Soaked,
  { out, json = false }: { readonly out?: string; readonly json?: boolean },
): void {
  const failures = keepFailures(report, out);
  if (json) printJson(report, failures, corpus ?? decks);
  else printText(report, failures, corpus === null ? deckLines(decks) : corpusLines(corpus));
  process.exitCode = failures.length > 0 ? EXIT.fails : EXIT.holds;
}

function printJson(report: SoakReport, failures: readonly Failure[], more: CorpusSoak | DeckSoak | null): void {
  const violations = failures.map(({ record: _, ...failure }) => failure);
  const { report: _report, ...found } = more ?? {};
  const { exercised: _exercised, ...cards } = { exercised: null, ...found };
  const told = { ...report, seed: seedText(report.seed), violations, ...(more === null ? {} : { cards }) };
  process.stdout.write(`${JSON.stringify(told, null, 2)}\n`);
}

const WAY_TITLES: Readonly<Record<WinWay, string>> = {
  prizes: 'Prize cards',
  'no-pokemon': 'no Pokémon left',
  'deck-out': 'no card to draw',
  concede: 'conceded',
  effect: 'by a card’s text',
};

/** Nobody concedes in a soak. */
const WAYS = WIN_WAYS.filter((way) => way !== 'concede');

const row = (title: string, { games, decisions, ways, suddenDeaths }: Tally): (string | number)[] => [
  title,
  games,
  decisions,
  ...WAYS.map((way) => ways[way] ?? 0),
  suddenDeaths,
];

function printText(report: SoakReport, failures: readonly Failure[], about: readonly string[]): void {
  const titles = ['era and format', 'games', 'decisions', ...WAYS.map((way) => WAY_TITLES[way]), 'Sudden Death'];
  const rows = Object.entries(report.tables)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([title, tally]) => row(title, tally));
  const asked = Object.entries(report.asked).map(([kind, times]) => `${kind} ${times}`);
  const lines = [
    table(titles, [...rows, row('all', report)]),
    '',
    ...(about.length === 0 ? [] : [...about, '']),
    `Asked: ${asked.join(', ')}.`,
    `Copies, secrets and answers that are not offered were checked at ${report.checks} decisions, every offer at ${report.offers}, the rest at all.`,
    ...(report.leftOff > 0 ? [`${report.leftOff} games were left off, because they need not end.`] : []),
    `Seed ${seedText(report.seed)}, checksum ${report.checksum.toString(16).padStart(8, '0')}.`,
    `${failures.length} ${failures.length === 1 ? 'violation' : 'violations'}.`,
    ...failures.flatMap(failureLines),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}

function deckLines(decks: DeckSoak | null): string[] {
  if (decks === null) return [];
  const { games, cards, exercised, untried } = decks;
  const [least = 0] = Object.values(games).sort((a, b) => a - b);
  return [
    `${Object.keys(games).length} decks, each with ${least} games of its own; ${exercised} of their ${cards} cards ran in every branch.`,
    ...untried.map(({ id, name, left }) => `  left of ${name} (${id}): ${left.join(', ')}`),
  ];
}

function corpusLines({ figures, unknown, untried }: CorpusSoak): string[] {
  const rows = [...Object.entries(figures.series), ['all', figures.total] as const].map(([serie, each]) => [
    serie || '(no serie)',
    each.unique,
    each.compiled,
    each.exercised,
  ]);
  const leftOut = Object.entries(figures.leftOut).map(([role, cards]) => `${cards} ${role}`);
  return [
    table(['serie', 'unique', 'compiled', 'exercised'], rows),
    `Something is left to try of ${untried.length} cards that were in a game; --json tells what.`,
    `Left out: ${[...leftOut, `${unknown} that no era played here knows`].join(', ')}.`,
  ];
}

const failureLines = ({ game, era, format, choice, problem, file }: Failure): string[] => [
  '',
  `✗ game ${game} (${era}, ${format}), after ${choice} choices: ${problem}`,
  `  Its record is in ${file}; see it with: rulebox replay ${basename(file)} --at ${choice + 1}`,
];

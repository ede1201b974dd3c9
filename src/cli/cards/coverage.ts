// `rulebox cards coverage`: how many cards compile, and what stands in the way of the others.
import {
  type CoverageReport,
  type CoverageTally,
  coverage,
  type Forecast,
  grammarSize,
  type ImportedCard,
  type Steering,
  shareOfRare,
  steering,
} from '../../cards/index.js';
import { progress, table, terminalWidth, wrap } from '../terminal.js';
import { readCards } from './card-files.js';
import { compileSpeed, speedLine } from './speed.js';
import { compileAll } from './toolchain.js';

interface Options {
  readonly json?: boolean;
  readonly speed?: boolean;
  readonly forecast?: boolean;
}

export function runCoverage(
  paths: readonly string[],
  { json = false, speed = false, forecast = false }: Options,
): void {
  const cards = readCards(paths);
  const report = reportOn(cards);
  const measured = speed ? { speed: compileSpeed(cards) } : {};
  if (json) {
    const { total, series, use, phrases } = steering(cards, compileAll);
    const grammar = { ...grammarSize(), use, uses: phrases };
    process.stdout.write(
      `${JSON.stringify({ ...report, grammar, forecast: { total, series }, ...measured }, null, 2)}\n`,
    );
    return;
  }
  const promised = forecast ? [`\n${forecastText(steering(cards, compileAll))}`] : [];
  const lines = [textOf(report), ...promised, ...Object.values(measured).map((each) => `\n${speedLine(each)}`)];
  process.stdout.write(`${lines.join('\n')}\n`);
}

function reportOn(cards: readonly ImportedCard[]): CoverageReport {
  const bar = progress('Compiling', cards.length);
  try {
    return coverage(cards, { compile: compileAll, reached: (done) => bar.reached(done) });
  } finally {
    bar.end();
  }
}

const TITLES = ['serie', 'cards', 'unique', 'compiled', 'share', 'unsupported', 'facts incomplete'];

const row = (title: string, tally: CoverageTally): (string | number)[] => [
  title,
  tally.cards,
  tally.unique,
  tally.compiled,
  percent(tally.compiled / Math.max(1, tally.unique)),
  tally.unsupported,
  tally.incomplete,
];

/** The JSON has them all. */
const REASONS_TOLD = 20;

function textOf({ total, series, reasons }: CoverageReport): string {
  const rows = Object.entries(series).map(([serie, tally]) => row(serie || '(no serie)', tally));
  const told = reasons.slice(0, REASONS_TOLD).map(({ text, count, cards, example }) => {
    const figures = `${String(count).padStart(5)} of ${String(cards).padStart(5)}  `;
    const lines = wrap(`${text} (${example})`, terminalWidth() - figures.length).split('\n');
    return figures + lines.join(`\n${' '.repeat(figures.length)}`);
  });
  return [
    table(TITLES, [...rows, row('all', total)]),
    ...(told.length === 0
      ? []
      : ['', 'Not understood: how many unique cards it alone keeps out, of how many that have it.']),
    ...told,
  ].join('\n');
}

function forecastText({ total, series, use }: Steering): string {
  const row = (title: string, { sentences, carried }: Forecast): (string | number)[] => [
    title,
    sentences,
    carried,
    percent(carried / Math.max(1, sentences)),
  ];
  return [
    'Sentences that stand in one set only, and how many of them compile by phrases that serve other sets too.',
    '',
    table(
      ['serie', 'sentences', 'carried', 'share'],
      [...Object.entries(series).map(([serie, forecast]) => row(serie || '(no serie)', forecast)), row('all', total)],
    ),
    '',
    `Of ${use.phrases} phrases ${use.unused} serve no sentence of these cards, ${use.once} one and ${use.twice} two: ${percent(shareOfRare(use))}.`,
  ].join('\n');
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

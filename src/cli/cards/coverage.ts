// `rulebox cards coverage`: how many cards compile, and what stands in the way of the others.
import {
  type CoverageReport,
  type CoverageTally,
  coverage,
  grammarSize,
  type ImportedCard,
} from '../../cards/index.js';
import { progress, table, terminalWidth, wrap } from '../terminal.js';
import { readCards } from './card-files.js';
import { compileSpeed, speedLine } from './speed.js';
import { compileAll } from './toolchain.js';

interface Options {
  readonly json?: boolean;
  readonly speed?: boolean;
}

export function runCoverage(paths: readonly string[], { json = false, speed = false }: Options): void {
  const cards = readCards(paths);
  const report = reportOn(cards);
  const measured = speed ? { speed: compileSpeed(cards) } : {};
  const lines = [textOf(report), ...Object.values(measured).map((each) => `\n${speedLine(each)}`)];
  process.stdout.write(
    `${json ? JSON.stringify({ ...report, grammar: grammarSize(), ...measured }, null, 2) : lines.join('\n')}\n`,
  );
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
  `${((100 * tally.compiled) / Math.max(1, tally.unique)).toFixed(1)} %`,
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

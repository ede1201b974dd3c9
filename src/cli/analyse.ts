// `rulebox analyse GAME`: a game as a coach sees it, who knows no more than the players knew.
import type { Command } from 'commander';
import { claimDecks } from '../cards/index.js';
import { beginning, type DeckPool, type GameRecord, seatNames } from '../engine/index.js';
import { type Analysis, type AnalysisOptions, analyse, reckoningWith, USUAL_PLAYS } from '../session/index.js';
import { analysisText } from './analyse/text.js';
import { shippedLibrary } from './library-files.js';
import { readRecord } from './record-file.js';
import { fail, progress, terminalWidth } from './terminal.js';
import { seatTyped, wholeNumber } from './typed.js';

interface Options {
  readonly seat?: string;
  readonly plays: string;
  readonly json?: boolean;
}

const MOST_PLAYS = 10_000_000;

export function register(command: Command): void {
  command
    .argument('<game>', 'a game record (JSON)')
    .option('--seat <seat>', 'only the choices of this seat (A or B, in Team Battle A1, B1, A2 or B2)')
    .option('--plays <n>', 'how much to think about each choice', String(USUAL_PLAYS))
    .option('--json', 'print everything that was found out, as JSON')
    .addHelpText('after', EXPLAINED)
    .action(analyseFile);
}

const EXPLAINED = `
Each choice is judged by what its player knew then: hidden cards are imagined, again and again, and never looked at. The players
reckon with the decks that ship with Rulebox for the era. A mistake loses 8 of a hundred games or more against the best answer, and
clearly so. The same record, options and version give the same analysis on any machine.`;

function analyseFile(file: string, options: Options): void {
  const record = readRecord(file);
  const start = beginning(record.game);
  if (!start.ok) return fail(start.error.map(({ message }) => `${file}: ${message}`).join('\n'));
  const seats = start.value.state.sides.length;
  const plays = wholeNumber('--plays', options.plays, MOST_PLAYS);
  const whose = options.seat === undefined ? {} : { seat: seatTyped(options.seat, seats) };
  const analysis = carriedOut(file, record, { ...whose, plays, reckoning: reckoningWith(() => poolFor(record)) });
  const { era, format } = record.game;
  const names = seatNames(seats);
  if (options.json === true) {
    process.stdout.write(`${JSON.stringify({ era, format, seats: names, ...analysis }, null, 2)}\n`);
    return;
  }
  const about = { choices: record.choices.length, names, width: terminalWidth() };
  process.stdout.write(`${analysisText(analysis, about)}\n`);
}

function carriedOut(file: string, record: GameRecord, options: AnalysisOptions): Analysis {
  const bar = progress('Analysing', record.choices.length);
  try {
    const going = analyse(record, options);
    for (;;) {
      const next = going.next();
      if (next.done !== true) bar.reached(next.value.choices);
      else if (next.value.ok) return next.value.value;
      else return fail(next.value.error.map(({ message }) => `${file}: ${message}`).join('\n'));
    }
  } finally {
    bar.end();
  }
}

/** The decks of the time, as anybody could know them. */
function poolFor({ game: { era, format } }: GameRecord): DeckPool {
  const decks = shippedLibrary().decks.filter((deck) => deck.era === era && deck.format === format);
  const claimed = claimDecks(decks.map(({ entries }) => entries));
  return claimed.ok ? claimed.value : fail(claimed.error.join('\n'));
}

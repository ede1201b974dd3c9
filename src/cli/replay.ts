// `rulebox replay FILE`: a game record as a match report, or the table at one of its choices.
import type { Command } from 'commander';
import { counted, type Section, tellMatch } from '../companion/index.js';
import {
  beginning,
  type Diagnostic,
  eventsFor,
  fingerprint,
  type Game,
  type GameRecord,
  type Result,
  replay,
  type Seat,
  seatNames,
  seedText,
  sharedView,
  TEAM_NAMES,
  type View,
  viewFor,
} from '../engine/index.js';
import { asciiTable, decisionText } from './ascii-table.js';
import { readRecord } from './record-file.js';
import { reportText } from './report-text.js';
import { fail, terminalWidth } from './terminal.js';
import { seatTyped } from './typed.js';
import { verifyFile } from './verify-shuffles.js';

interface Options {
  readonly at?: string;
  readonly json?: boolean;
  readonly seat?: string;
  readonly verify?: boolean;
}

export function register(command: Command): void {
  command
    .argument('<file>', 'a game record (JSON)')
    .option('--at <n>', 'the table at choice number n; one past the last: the table at the end')
    .option('--seat <seat>', 'only what this seat (A or B, in Team Battle A1, B1, A2 or B2) may know')
    .option('--verify', 'work out again how the cards of an online game were dealt, and the whole game')
    .option('--json', 'print JSON')
    .action(replayFile);
}

function replayFile(file: string, options: Options): void {
  if (options.verify === true) return verifyFile(file, options.json === true);
  const record = readRecord(file);
  const orFail = <T>(result: Result<T, Diagnostic[]>): T =>
    result.ok ? result.value : fail(result.error.map(({ message }) => `${file}: ${message}`).join('\n'));
  const start = orFail(beginning(record.game));
  const seat = options.seat === undefined ? null : seatTyped(options.seat, start.state.sides.length);
  if (options.at !== undefined) {
    const choice = choiceNumber(options.at, record.choices.length);
    const game = orFail(replay(record, { upTo: choice - 1 })); // no further: a later choice may be the broken one
    return showTable({ record, game, choice, seat }, options.json === true);
  }
  const ended = orFail(replay(record, { listen: true }));
  const sections = [...tellMatch(start, eventsFor(ended.log!, seat ?? 'all-seeing')), ...unfinished(record, ended)];
  if (options.json === true) printJson(reportJson(record, ended, sections));
  else process.stdout.write(`${reportText(sections, terminalWidth())}\n`);
}

function choiceNumber(typed: string, choices: number): number {
  const number = Number(typed);
  if (Number.isInteger(number) && number >= 1 && number <= choices + 1) return number;
  return fail(
    `--at takes a number from 1 to ${choices + 1}, not "${typed}": the record has ${counted(choices, 'choice')}.`,
  );
}

const printJson = (value: unknown): boolean => process.stdout.write(`${JSON.stringify(value, null, 2)}\n`);

interface Moment {
  readonly record: GameRecord;
  readonly game: Game;
  readonly choice: number;
  readonly seat: Seat | null;
}

function showTable({ record, game, choice, seat }: Moment, json: boolean): void {
  const view: View = seat === null ? sharedView(game) : viewFor(game, seat);
  const given = record.choices[choice - 1];
  const { length } = record.choices;
  // What another seat is about to choose, a seat may not know.
  const known = given !== undefined && (seat === null || seat === game.state.decision.seat) ? { chosen: given } : {};
  if (json) {
    printJson({ choice, of: length, ...known, fingerprint: fingerprint(game.state), view });
    return;
  }
  const title = choice > length ? `After all ${counted(length, 'choice')}` : `Choice ${choice} of ${length}`;
  process.stdout.write(`${title}. ${asciiTable(view, { width: terminalWidth(), ...known })}\n`);
}

/** A record may stop anywhere. */
function unfinished({ choices }: GameRecord, ended: Game): Section[] {
  const { decision } = viewFor(ended, 'spectator');
  if (decision === null) return [];
  const sentence = `The record ends after ${counted(choices.length, 'choice')}: ${decisionText(decision, seatNames(ended.state.sides.length))} next.`;
  return [{ kind: 'result', title: 'Not over yet', paragraphs: [sentence] }];
}

function reportJson({ game, choices }: GameRecord, ended: Game, report: readonly Section[]): unknown {
  const { winner, ways, turn } = viewFor(ended, 'spectator');
  return {
    era: game.era,
    format: game.format,
    seed: seedText(game.seed),
    choices: choices.length,
    turn,
    winner: winner === null ? null : TEAM_NAMES[winner],
    ways,
    fingerprint: fingerprint(ended.state),
    report,
  };
}

// `rulebox play`: a demonstration game in the terminal, told like a match report.
import { writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { Command } from 'commander';
import {
  beginning,
  CONSTRUCTED,
  type Diagnostic,
  type Era,
  FORMATS,
  type Format,
  type Game,
  type GameClaim,
  type GameRecord,
  type Result,
} from '../engine/index.js';
import { asciiTable, sharedView } from './ascii-table.js';
import { playDemo } from './demo-game.js';
import { plainDecks } from './library-files.js';
import { sectionText, tellMatch } from './match-report.js';
import { callPrefix, furtherCommands } from './play/further-commands.js';
import { fail, terminalWidth, wrap } from './terminal.js';
import { eraNamed, wholeNumber } from './typed.js';

interface Options {
  readonly era: string;
  readonly format: string;
  readonly seed: string;
  readonly delay: string;
  readonly table?: boolean;
  readonly record?: string;
}

/** With these the demonstration has evolution, retreat and a change of the lead, and ends by Prize cards. A test holds it to that. */
export const DEMO = { era: 'swsh-2022', seed: 5073, names: ['Ada', 'Ben', 'Cleo', 'Dan'] } as const;

export function register(program: Command): void {
  program
    .command('play')
    .description('play a demonstration game: two random players, told as sentences')
    .option('--era <era>', 'the rules to play by', DEMO.era)
    .option('--format <format>', 'the format to play in: with four players, Team Battle', CONSTRUCTED.id)
    .option('--seed <seed>', 'another seed is another game', String(DEMO.seed))
    .option('--delay <ms>', 'milliseconds to wait between turns', '0')
    .option('--table', 'show the table at the beginning of each turn')
    .option('--record <file>', 'write the game record, for `rulebox replay`')
    .action((options: Options) => playAndTell(options, program));
}

async function playAndTell(options: Options, program: Command): Promise<void> {
  const era = eraNamed(options.era);
  const seed = wholeNumber('--seed', options.seed, 4_294_967_295);
  const delay = wholeNumber('--delay', options.delay, 60_000);
  const format = demoFormat(options.format);
  const { names, facts, decks } = plainDecks();
  const inTurn = Array.from({ length: format.seats }, (_, seat) => decks[seat % decks.length]!);
  const claim: GameClaim = { era: era.id, format: format.id, facts, decks: inTurn, seed };
  const tables: string[] = [];
  const demo = orFail(playDemo(claim, (game) => tables.push(tableOf(game))));
  if (options.record !== undefined) writeRecord(options.record, demo.record);
  const told = tellMatch(orFail(beginning(claim)), demo.events, DEMO.names.slice(0, format.seats));
  say(wrap(introduction(era, format, seed, names)));
  for (const section of told) {
    const table = options.table === true && section.kind === 'turn' ? tables.shift() : undefined;
    say(sectionText({ ...section, title: table ?? section.title }, terminalWidth()));
    await pause(delay);
  }
  const commands = program.commands.map((command) => ({ name: command.name(), does: command.description() }));
  say(furtherCommands(commands, callPrefix(process.env['npm_lifecycle_event'] !== undefined)));
}

const say = (text: string): boolean => process.stdout.write(`${text}\n\n`);

/** The decks of the demonstration are of one size. */
function demoFormat(typed: string): Format {
  const fitting = FORMATS.filter(({ deck }) => deck === CONSTRUCTED.deck);
  const format = fitting.find(({ id }) => id === typed);
  return format ?? fail(`--format takes ${fitting.map(({ id }) => id).join(', ')} here, not "${typed}".`);
}

function introduction({ title }: Era, { id, seats }: Format, seed: number, decks: readonly string[]): string {
  const players = DEMO.names.slice(0, seats).map((name, seat) => `${name} plays ${decks[seat % decks.length]}`);
  const isUsual = id === CONSTRUCTED.id;
  const teams =
    seats === 4
      ? ` ${DEMO.names[0]} and ${DEMO.names[2]} are a team, so are ${DEMO.names[1]} and ${DEMO.names[3]}.`
      : '';
  return (
    `A demonstration ${isUsual ? '' : `${id} `}game under the rules of ${title}: ${players.join(', ')}.${teams} ` +
    `${seats === 2 ? 'Both take' : 'All take'} every choice at random among what the rules allow; with seed ${seed} it is always this game.`
  );
}

/** The table without the choices, which the report tells. */
const tableOf = (game: Game): string =>
  asciiTable(
    { ...sharedView(game), decision: null },
    {
      width: terminalWidth(),
      names: DEMO.names.slice(0, game.setup.format.seats),
    },
  );

const orFail = <T>(result: Result<T, Diagnostic[]>): T =>
  result.ok ? result.value : fail(result.error.map(({ message }) => message).join('\n'));

function writeRecord(file: string, record: GameRecord): void {
  try {
    writeFileSync(file, `${JSON.stringify(record)}\n`);
  } catch (error) {
    fail(`${file}: the record cannot be written: ${error instanceof Error ? error.message : String(error)}`);
  }
}

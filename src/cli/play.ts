// `rulebox play`: the table in the browser; with --terminal a demonstration game, told like a match report.
import { writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { Command } from 'commander';
import { BOT_NAMES, type BotName } from '../bots/index.js';
import { claimDecks } from '../cards/index.js';
import { tellMatch } from '../companion/index.js';
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
  seedText,
  sharedView,
} from '../engine/index.js';
import { asciiTable } from './ascii-table.js';
import { eraFor, formatFor, wholeDeck } from './deck/source.js';
import { playDemo } from './demo-game.js';
import { plainDecks } from './library-files.js';
import { callPrefix, furtherCommands } from './play/further-commands.js';
import { openPage } from './play/page.js';
import { sectionText } from './report-text.js';
import { fail, terminalWidth, wrap } from './terminal.js';
import { botNamed, eraNamed, seedTyped, wholeNumber } from './typed.js';

interface Options {
  readonly era?: string;
  readonly format?: string;
  readonly decks?: readonly string[];
  readonly host: string;
  readonly port: string;
  readonly open: boolean;
  readonly terminal?: boolean;
  readonly seed: string;
  readonly bot: string;
  readonly delay: string;
  readonly table?: boolean;
  readonly record?: string;
}

/** With these the demonstration has evolution, retreat and a change of the lead, and ends by Prize cards. A test holds it to that. */
export const DEMO = { era: 'swsh-2022', seed: 694, names: ['Ada', 'Ben', 'Cleo', 'Dan'] } as const;

export function register(command: Command): void {
  command
    .option('--port <port>', 'the port to serve the page on; 0: any that is free', '4417')
    .option('--host <address>', 'the address to listen on; 0.0.0.0: let others in your network in', '127.0.0.1')
    .option('--no-open', 'print the address only')
    .option('--terminal', 'no browser: a game between bots, told as sentences')
    .option('--era <era>', `in the terminal: the rules to play by; without it those of the decks, or ${DEMO.era}`)
    .option('--decks <deck...>', 'in the terminal: decks that ship with Rulebox, or files: one for each player')
    .option(
      '--format <format>',
      'in the terminal: the format to play in, with decks of the demonstration; with four players, Team Battle',
    )
    .option('--seed <seed>', 'in the terminal: another seed is another game', String(DEMO.seed))
    .option('--bot <bot>', `in the terminal: who plays: ${BOT_NAMES.join(', ')}`, 'random')
    .option('--delay <ms>', 'in the terminal: milliseconds to wait between turns', '0')
    .option('--table', 'in the terminal: show the table at the beginning of each turn')
    .option('--record <file>', 'in the terminal: write the game record, for `rulebox replay`')
    .action(async (options: Options) => {
      if (options.terminal === true) return playAndTell(options, command.parent?.commands ?? []);
      return openPage({
        host: options.host,
        port: wholeNumber('--port', options.port, 65_535),
        opens: options.open,
      });
    });
}

async function playAndTell(options: Options, others: readonly Command[]): Promise<void> {
  const { era, format, names, ...cards } = dealt(options);
  const seed = seedTyped(options.seed);
  const delay = wholeNumber('--delay', options.delay, 60_000);
  const claim: GameClaim = { era: era.id, format: format.id, ...cards, seed };
  const tables: string[] = [];
  const bot = botNamed(options.bot);
  const demo = orFail(playDemo(claim, (game) => tables.push(tableOf(game)), bot));
  if (options.record !== undefined) writeRecord(options.record, demo.record);
  const told = tellMatch(orFail(beginning(claim)), demo.events, { names: DEMO.names.slice(0, format.seats) });
  say(wrap(`${introduction(era, format, names)} ${HOW[bot]} With seed ${seedText(seed)} it is always this game.`));
  for (const section of told) {
    const table = options.table === true && section.kind === 'turn' ? tables.shift() : undefined;
    say(sectionText({ ...section, title: table ?? section.title }, terminalWidth()));
    await pause(delay);
  }
  const commands = others.map((command) => ({ name: command.name(), does: command.description() }));
  say(furtherCommands(commands, callPrefix(process.env['npm_lifecycle_event'] !== undefined)));
}

const say = (text: string): boolean => process.stdout.write(`${text}\n\n`);

/** With what a game is played. */
interface Dealt extends Pick<GameClaim, 'facts' | 'programs' | 'decks'> {
  readonly era: Era;
  readonly format: Format;
  readonly names: readonly string[];
}

/** The decks that were named, by the rules and in the format of the first of them; without any, plain cards. */
function dealt({ era, format, decks }: Options): Dealt {
  if (decks === undefined) {
    const { names, facts, decks: plain } = plainDecks();
    const played = demoFormat(format ?? CONSTRUCTED.id);
    const inTurn = <T>(all: readonly T[]): T[] =>
      Array.from({ length: played.seats }, (_, seat) => all[seat % all.length]!);
    return { era: eraNamed(era ?? DEMO.era), format: played, names: inTurn(names), facts, decks: inTurn(plain) };
  }
  const loaded = decks.map((name) => wholeDeck(name, {}));
  const played = formatFor(loaded[0]!, format);
  const { id, seats } = played;
  if (loaded.length !== seats)
    fail(`--decks: ${id} is played by ${seats}, so it takes ${seats} decks, not ${loaded.length}.`);
  const claimed = claimDecks(loaded.map(({ list }) => list.cards));
  if (!claimed.ok) return fail(claimed.error.join('\n'));
  const own = era === undefined ? eraFor(loaded[0]!, undefined) : eraNamed(era);
  return { era: own ?? eraNamed(DEMO.era), format: played, names: loaded.map(({ name }) => name), ...claimed.value };
}

/** The decks of the demonstration are of one size. */
function demoFormat(typed: string): Format {
  const fitting = FORMATS.filter(({ deck }) => deck === CONSTRUCTED.deck);
  const format = fitting.find(({ id }) => id === typed);
  return format ?? fail(`--format takes ${fitting.map(({ id }) => id).join(', ')} here, not "${typed}".`);
}

function introduction({ title }: Era, { id, seats }: Format, decks: readonly string[]): string {
  const players = decks.map((deck, seat) => `${DEMO.names[seat]} plays ${deck}`);
  const kind = id === CONSTRUCTED.id ? '' : `${id} `;
  const [ada, ben, cleo, dan] = DEMO.names;
  const teams = seats === 4 ? ` ${ada} and ${cleo} are a team, so are ${ben} and ${dan}.` : '';
  return `A demonstration ${kind}game under the rules of ${title}: ${players.join(', ')}.${teams}`;
}

const HOW: Readonly<Record<BotName, string>> = {
  random: 'They take every choice at random among what the rules allow.',
  beginner: 'They play by rules of thumb and overlook much.',
  casual: 'They play by rules of thumb.',
  greedy: 'They do what looks best to them, by what each may see.',
  expert: 'They search the whole turn, by what each may see.',
};

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

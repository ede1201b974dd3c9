// `rulebox arena`: bots play decks against each other, and the match-ups are told with their error bars.
import type { Command } from 'commander';
import { boutsOf, type Contest, Hall } from '../arena/index.js';
import { BOT_NAMES } from '../bots/index.js';
import { FORMATS } from '../engine/index.js';
import { contestDecks } from './arena/decks.js';
import { isBotNamed } from './arena/own-bots.js';
import { contestJson, contestText } from './arena/report.js';
import { playInThreads } from './arena/threads.js';
import { withBar } from './cards/soak-corpus.js';
import { fail } from './terminal.js';
import { eraNamed, seedTyped, wholeNumber } from './typed.js';

interface Options {
  readonly era: string;
  readonly format: string;
  readonly bot: string;
  readonly games: string;
  readonly seed: string;
  readonly threads: string;
  readonly cards?: readonly string[];
  readonly unknown?: boolean;
  readonly json?: boolean;
}

export function register(program: Command): void {
  program
    .command('arena')
    .description('let bots play decks against each other: match-ups with 95 % intervals')
    .argument('<deck...>', 'deck files (lists or JSON), or names of decks that ship with Rulebox')
    .requiredOption('--era <era>', 'the rules to play by')
    .option('--format <format>', 'the format to play', 'constructed')
    .option(
      '--bot <bot>',
      `who plays: ${BOT_NAMES.join(', ')}, or a module of your own (./bot.mjs); two, for one against the other: greedy,random`,
      'greedy',
    )
    .option('--games <n>', 'how many games for each pairing', '100')
    .option('--seed <s>', 'the same seed gives the same games, on every machine', '1')
    .option('--threads <n>', 'how many threads play; the games are the same', '1')
    .option('--cards <path...>', 'card databases that the decks are read against')
    .option('--unknown', 'bots reckon with the other decks of this arena only, not with the two that play')
    .option('--json', 'print the figures as JSON')
    .addHelpText('after', EXPLAINED)
    .action(run);
}

const EXPLAINED = `
One bot plays each deck against each other deck. Two bots play each deck against each deck, its own among them: the first
bot has the rows. In every other game of a pairing the two change seats. A bot knows what its seat may see, and reckons
with the decks of this arena, or with --unknown with those that neither plays. A module of your own exports a bot by default: a
function of an outlook and of chance that gives one of the offered answers (docs/EMBED.md). The checksum is over the results of all games: with the same decks, options and version it
is the same on any machine and with any number of threads.`;

async function run(decks: readonly string[], options: Options): Promise<void> {
  const contest = contestOf(decks, options);
  const threads = wholeNumber('--threads', options.threads, 64);
  const begun = performance.now();
  const total = boutsOf(contest).reduce((sum, { from, to }) => sum + to - from, 0);
  const play = (played: (games: number) => void) => playInThreads(contest, Math.max(1, threads), played);
  const report = await withBar('Playing', total, play).catch((fault: unknown) => whoseFault(contest, fault));
  const seconds = (performance.now() - begun) / 1000;
  process.stdout.write(
    `${options.json === true ? contestJson(contest, report, seconds) : contestText(contest, report, seconds)}\n`,
  );
}

/** What a bot of somebody's own does wrong is told in a sentence; what one of ours does is a bug. */
function whoseFault({ bots }: Contest, fault: unknown): never {
  const isOurs = bots.every((name) => BOT_NAMES.some((bot) => bot === name));
  if (isOurs || !(fault instanceof Error)) throw fault;
  return fail(fault.message);
}

function contestOf(decks: readonly string[], options: Options): Contest {
  const era = eraNamed(options.era);
  const format = FORMATS.find(({ id }) => id === options.format);
  if (format === undefined)
    return fail(`--format: there is no "${options.format}"; there are ${FORMATS.map(({ id }) => id).join(', ')}.`);
  const bots = botsNamed(options.bot);
  if (decks.length < 2 && bots[0] === bots[1])
    return fail('One deck has nobody to play against. Name two decks, or two bots for one deck.');
  const games = wholeNumber('--games', options.games, 10_000_000);
  const seed = seedTyped(options.seed);
  if (games === 0) return fail('--games takes a whole number from 1 on.');
  const reckon = options.unknown === true ? ('others' as const) : ('all' as const);
  const contest: Contest = {
    era: era.id,
    format: format.id,
    bots,
    reckon,
    games,
    seed,
    ...contestDecks(decks, options),
  };
  const faults = new Hall({ ...contest, bots: ['random', 'random'] }, () => 0).faults(); // decks, whoever plays them
  return faults.length === 0 ? contest : fail(faults.map(({ message }) => message).join('\n'));
}

function botsNamed(typed: string): [string, string] {
  const names = typed.split(',').map((name) => name.trim());
  const [one, other = one] = names;
  if (one === undefined || other === undefined || names.length > 2 || !names.every(isBotNamed))
    return fail(
      `--bot takes one or two of ${BOT_NAMES.join(', ')}, or files of your own, separated by a comma, not "${typed}".`,
    );
  return [one, other];
}

// `rulebox arena`: bots play decks against each other, and the match-ups are told with their error bars.
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import type { Command } from 'commander';
import { BOT_NAMES } from '../bots/index.js';
import { BotFault, type Contest, type Course, reportOf } from '../contest/index.js';
import { contestJson, pairingsCsv, type Ran } from './arena/figures.js';
import { keepGames, replayed } from './arena/keep.js';
import { contestPage } from './arena/page/page.js';
import { type Asked, contestOf, USUAL_FORMAT } from './arena/plan.js';
import { contestText, standingText } from './arena/report.js';
import { playInThreads } from './arena/threads.js';
import { fail, progress } from './terminal.js';
import { wholeNumber } from './typed.js';

interface Options extends ArenaOptions {
  readonly threads?: string;
  readonly patience?: string;
}

export interface ArenaOptions extends Asked {
  readonly json?: boolean;
  readonly csv?: boolean;
  readonly html?: string;
}

export function register(command: Command): void {
  arenaArguments(command)
    .option('--threads <n>', 'how many threads play (default: all cores); the games are the same')
    .option(
      '--patience <seconds>',
      'how long a bot of your own may think about one answer (default: 60; a program 10); one that takes longer ends the arena',
    )
    .option('--replay <n>', 'play one game of this contest again, and print its record')
    .addHelpText('after', EXPLAINED)
    .action(run);
}

/** What a contest is asked with, wherever it is played. */
export const arenaArguments = (command: Command): Command =>
  command
    .argument('[deck...]', 'deck files (lists or JSON), or names of decks that ship with Rulebox')
    .option('--all', 'play against all decks that ship for the era')
    .option(
      '--against <deck...>',
      'try the decks before it against these; two lists of one deck are compared game for game',
    )
    .option('--era <era>', 'the rules to play by; by default those of the decks')
    .option('--format <format>', 'the format to play', USUAL_FORMAT)
    .option(
      '--bot <bot>',
      `who plays: ${BOT_NAMES.join(', ')}, a module of your own (./bot.mjs), or a program ("exec:python3 my_bot.py"); two, for one against the other: greedy,random`,
      'greedy',
    )
    .option('--games <n>', 'how many games for each pairing; with --until at most (default 100)')
    .option('--until <goal>', 'play each pairing until its interval reaches so far: 2%; or until it is decided')
    .option('--seed <s>', 'the same seed gives the same games, on every machine', '1')
    .option('--cards <path...>', 'card databases that the decks are read against')
    .option('--unknown', 'bots reckon with the other decks of this arena only, not with the two that play')
    .option('--keep <folder>', 'keep every game as a record, with a list of them')
    .option('--json', 'print the figures as JSON')
    .option('--csv', 'print a line for each pairing')
    .option('--html <file>', 'write a page with the matrix, curves and cards');

const EXPLAINED = `
One bot plays each deck against each other deck. Two bots play each deck against each deck, its own among them: the first
bot has the rows. In every other game of a pairing the two change seats. The n-th game has the same chance in every pairing, so that decks
differ by less luck. A bot knows what its seat may see, and reckons
with the decks of this arena, or with --unknown with those that neither plays. A module of your own exports a bot by default: a
function of an outlook and of chance that gives one of the offered answers (docs/EMBED.md). A program reads and writes lines
of JSON (docs/ENGINE.md). The checksum is over the results of all games: with the same decks, options and version it
is the same on any machine and with any number of threads.`;

async function run(decks: readonly string[], options: Options): Promise<void> {
  const contest = contestOf(decks, options);
  const threads =
    options.threads === undefined ? availableParallelism() : wholeNumber('--threads', options.threads, 64);
  const patience = options.patience === undefined ? null : patienceTyped(options.patience);
  if (options.replay !== undefined)
    return say(JSON.stringify(await replayed(contest, options.replay).catch(whoseFault)));
  const begun = performance.now();
  const played = await playWithBar(contest, (goesOn) =>
    playInThreads(contest, Math.max(1, threads), goesOn, patience),
  ).catch(whoseFault);
  tellArena(contest, { played, seconds: (performance.now() - begun) / 1000 }, options);
}

/** Tells what came of a contest, in the form that was asked for. */
export function tellArena(contest: Contest, { played, seconds }: Ran, options: ArenaOptions): void {
  if (options.keep !== undefined) keepGames(options.keep, contest, played);
  const report = reportOf(contest, played);
  if (options.html !== undefined) writeFileSync(options.html, contestPage(contest, report, played));
  if (options.json === true) say(contestJson(contest, report, { played, seconds }));
  else say(options.csv === true ? pairingsCsv(contest, report) : contestText(contest, report, seconds));
}

function patienceTyped(typed: string): number {
  const seconds = Number(typed);
  if (seconds >= 0.1 && seconds <= 86_400) return seconds * 1000;
  return fail(`--patience takes seconds from 0.1 to 86400, not "${typed}".`);
}

const say = (text: string): void => void process.stdout.write(`${text}\n`);

/** How it stands is reckoned anew after so many milliseconds. */
const ESTIMATE_EVERY = 2000;

/** How far a contest is: the course itself, or what is like it. */
export type Going = Pick<Course, 'played' | 'games'>;

/** With a bar on a terminal that tells how it stands. */
export async function playWithBar<T>(
  contest: Contest,
  plays: (goesOn: (course: Going) => void) => Promise<T>,
): Promise<T> {
  const bar = progress('Playing', contest.games);
  let [estimate, at] = ['', performance.now()];
  const goesOn = (course: Going): void => {
    if (performance.now() - at > ESTIMATE_EVERY && bar.isShown) {
      estimate = standingText(contest, reportOf(contest, course.played).decks);
      at = performance.now();
    }
    const { done, expected } = course.games;
    bar.reached(done, { total: expected, note: estimate });
  };
  try {
    return await plays(goesOn);
  } finally {
    bar.end();
  }
}

/** What a bot of somebody's own does wrong is told in a sentence; what one of ours does is a bug. */
function whoseFault(fault: unknown): never {
  if (fault instanceof BotFault) return fail(fault.message);
  throw fault;
}

// `rulebox farm`: games by the hundred thousand, spread over machines by a queue on Redis. What it needs is loaded when it is called.
import type { Command } from 'commander';
import { arenaArguments } from './arena.js';
import { soakArguments } from './soak.js';
import { rowsArguments } from './trajectories.js';

export function register(command: Command): void {
  command
    .option('--redis <url>', 'a Redis or Valkey (default: REDIS_URL, else redis://127.0.0.1:6379)')
    .option('--farm <name>', 'which of several farms there', 'rulebox')
    .configureHelp({ showGlobalOptions: true })
    .addHelpText('after', EXPLAINED);
  registerWork(command);
  registerRun(command);
  registerLooking(command);
  part(command, 'again', 'queue dead letters again')
    .argument('[run]', 'only those of this run')
    .action(async (run, _, called: Command) => (await import('./farm/dead.js')).again(run, called.optsWithGlobals()));
  part(command, 'forget', 'forget a run, with what came of it so far')
    .argument('<run>')
    .action(async (run, _, called: Command) => (await import('./farm/dead.js')).forget(run, called.optsWithGlobals()));
}

/** A part of the command, which is told where the farm is, too. */
const part = (command: Command, name: string, does: string): Command =>
  command.command(name).description(does).configureHelp({ showGlobalOptions: true });

function registerWork(command: Command): void {
  part(command, 'work', 'play what the farm is asked for, until it is told to end')
    .option('--threads <n>', 'how many threads play (default: all cores)')
    .option('--lock <seconds>', 'a job whose worker has said nothing for so long is given to another', '15')
    .option('--metrics <port>', 'figures for Prometheus at this port of this machine, under /metrics')
    .action(async (_, called: Command) => (await import('./farm/work.js')).work(called.optsWithGlobals()));
}

function registerRun(command: Command): void {
  const run = part(command, 'run', 'ask the farm for games, wait for them, and tell what came of them')
    .option('--resume <run>', 'ask again what was asked for this run, and take it up where it is')
    .action(async (_, called: Command) => (await import('./farm/run.js')).resume(called));
  arenaArguments(part(run, 'arena', 'a contest, as `rulebox arena` has it')).action(async (decks, _, called: Command) =>
    (await import('./farm/run.js')).runArena(decks, called),
  );
  soakArguments(part(run, 'soak', 'a soak, as `rulebox soak` has it')).action(async (_, called: Command) =>
    (await import('./farm/run.js')).runSoak(called),
  );
  rowsArguments(part(run, 'trajectories', 'games decision by decision, as `rulebox trajectories` has them')).action(
    async (decks, _, called: Command) => (await import('./farm/run.js')).runRows(decks, called),
  );
}

function registerLooking(command: Command): void {
  part(command, 'status', 'tell what runs: runs, workers, queues, games per second, dead letters')
    .option('--json', 'as JSON')
    .option('--html <file>', 'as a page')
    .action(async (_, called: Command) => (await import('./farm/status.js')).tellStatus(called.optsWithGlobals()));
  part(command, 'page', 'show what runs on a page, at an address of this machine')
    .option('--port <port>', 'the port to listen on; 0: any that is free', '4418')
    .option('--open', 'open the page in the browser of this machine')
    .action(async (_, called: Command) => (await import('./farm/page.js')).servePage(called.optsWithGlobals()));
  part(command, 'dead', 'list dead letters: jobs that failed as often as they may')
    .option('--full', 'with all that was said when they failed')
    .option('--json', 'as JSON')
    .action(async (_, called: Command) => (await import('./farm/dead.js')).tellDead(called.optsWithGlobals()));
}

const EXPLAINED = `
One machine needs none of this. On several: a Redis or Valkey that all of them reach, \`rulebox farm work --redis URL\` on each, and
\`rulebox farm run arena DECKS… --redis URL\` wherever the result is wanted. It prints what the same command prints without a farm, with the
same checksum. A run that was stopped is taken up again by asking for it again. docs/FARM.md has the rest.`;

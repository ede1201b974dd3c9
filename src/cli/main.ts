#!/usr/bin/env node
// The command line: one file a command, loaded when it is called.
import { Command } from 'commander';
import { commandCalled, registerCommands } from './commands.js';
import { guardTerminal } from './guard.js';
import { packageVersion } from './here.js';
import { CommandFailed, EXIT } from './terminal.js';

guardTerminal();

// A reader that has seen enough (`| head`) is no fault of ours.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit();
  throw error;
});

const EXITS = `
Exit codes: 0 it holds, 1 what was checked does not hold, 2 the command cannot be carried out.`;

const program = new Command('rulebox')
  .description('Plays, judges and simulates the Pokémon Trading Card Game under the rules of any era.')
  .version(packageVersion())
  .addHelpText('after', EXITS)
  .showHelpAfterError('`--help` after a command tells how to use it; `rulebox --help`, which commands there are.')
  .exitOverride();

try {
  await registerCommands(program, commandCalled(process.argv.slice(2)));
  await program.parseAsync();
} catch (error) {
  if (isCommanderError(error)) process.exitCode = error.exitCode === 0 ? EXIT.holds : EXIT.badInput;
  else if (!(error instanceof CommandFailed)) throw error;
}

function isCommanderError(error: unknown): error is { exitCode: number } {
  return (
    error instanceof Error && 'exitCode' in error && 'code' in error && String(error.code).startsWith('commander.')
  );
}

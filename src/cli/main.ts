#!/usr/bin/env node
// The command line: one file a command, each registers itself.
import { Command } from 'commander';
import { register as arena } from './arena.js';
import { register as bench } from './bench.js';
import { register as cards } from './cards.js';
import { register as companion } from './companion.js';
import { register as deck } from './deck.js';
import { register as docs } from './docs.js';
import { register as join } from './join.js';
import { register as play } from './play.js';
import { register as replay } from './replay.js';
import { register as rules } from './rules.js';
import { register as scenario } from './scenario.js';
import { register as serve } from './serve.js';
import { register as soak } from './soak.js';
import { register as table } from './table.js';
import { CommandFailed, EXIT } from './terminal.js';

// A reader that has seen enough (`| head`) is no fault of ours.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit();
  throw error;
});

const program = new Command('rulebox')
  .description('Plays, judges and simulates the Pokémon Trading Card Game under the rules of any era.')
  .showHelpAfterError()
  .exitOverride();

const commands = [play, serve, join, table, scenario, rules, cards, deck, companion, arena, soak, bench, replay, docs];
for (const register of commands) register(program);

try {
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

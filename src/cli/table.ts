// `rulebox table`: looks on at a table elsewhere, in the terminal.
import type { Command } from 'commander';
import { drawnOn, shown } from './guard.js';
import { EXIT, terminalWidth } from './terminal.js';

interface Options {
  readonly lines?: boolean;
}

export function register(command: Command): void {
  command
    .argument('<link>', 'an invitation, a link to watch, or the link of a seat')
    .option('--lines', 'tell what happens line by line, as where the output is no terminal')
    .action(look);
}

const CLEAR = '\u001b[H\u001b[J';

async function look(typed: string, { lines = false }: Options): Promise<void> {
  const [{ linkTyped, reach }, { Watching }] = await Promise.all([
    import('./table/reach.js'),
    import('./table/watching.js'),
  ]);
  const link = linkTyped(typed);
  const client = reach(link, link.to === 'seat' ? link.key : undefined);
  const { stdout } = process;
  const watching = new Watching(client, {
    write: (text) => void stdout.write(text),
    redraw: (text) => void drawnOn(stdout).write(`${CLEAR}${shown(text)}`),
    width: terminalWidth(),
    height: stdout.rows ?? 24,
    isScreen: stdout.isTTY === true && !lines,
  });
  const ticking = setInterval(() => watching.tick(), 1000);
  process.once('SIGINT', () => watching.stop());
  const why = await watching.watch();
  clearInterval(ticking);
  if (why === null) return;
  process.stderr.write(`${why}\n`);
  process.exitCode = EXIT.fails;
}

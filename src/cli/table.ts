// `rulebox table`: looks on at a table elsewhere, in the terminal.
import type { Command } from 'commander';
import { EXIT, terminalWidth } from './terminal.js';

interface Options {
  readonly lines?: boolean;
}

export function register(program: Command): void {
  program
    .command('table')
    .description('look on at a table elsewhere, by any of its links; with the link of a seat, as that seat sees it')
    .argument('<link>', 'an invitation, a link to watch, or the link of a seat')
    .option('--lines', 'tell what happens line by line, as where the output is no terminal')
    .action(look);
}

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

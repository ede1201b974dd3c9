// `rulebox serve`: the page and the tables that people elsewhere play at.
import { networkInterfaces } from 'node:os';
import type { Command } from 'commander';
import { collectAlone } from './collect-alone.js';
import { fail } from './terminal.js';
import { wholeNumber } from './typed.js';

interface Options {
  readonly host?: string;
  readonly port?: string;
  readonly data?: string;
  readonly decks?: readonly string[];
  readonly backup?: string;
  readonly open?: boolean;
}

export function register(command: Command): void {
  command
    .option(
      '--host <address>',
      'the address to listen on; 0.0.0.0: all of this machine (usually 127.0.0.1: nobody else)',
    )
    .option('--port <port>', 'the port to listen on; 0: any that is free (usually 4417)')
    .option('--data <file>', 'the file that tables are kept in, where DATABASE_URL names no PostgreSQL')
    .option('--decks <file...>', 'files of decks that guests can take by name, besides those that ship')
    .option('--backup <file>', 'only write all tables into this file, while a server goes on, and end')
    .option('--open', 'open the page in the browser of this machine')
    .action(serve);
}

/** What takes long to load is loaded here, so that other commands need not wait for it. */
async function serve(options: Options): Promise<void> {
  // What a server has to do is little each time, and often.
  collectAlone();
  const { readSettings, unknownSettings } = await import('../server/index.js');
  const settings = readSettings(process.env);
  if (!settings.ok) return fail(settings.error.join('\n'));
  const { host, port, data, database } = settings.value;
  const { openServer, usualData } = await import('./serve/open.js');
  const file = options.data ?? (data || usualData());
  if (options.backup !== undefined) return backUp(file, options.backup, database);
  for (const name of unknownSettings(process.env)) process.stderr.write(`rulebox: there is no setting ${name}.\n`);
  const server = await openServer({
    settings: settings.value,
    host: options.host ?? (host || '127.0.0.1'),
    port: options.port === undefined ? port : wholeNumber('--port', options.port, 65_535),
    database: options.data === undefined ? database : '',
    data: file,
    decks: options.decks ?? [],
    isOwn: false,
  });
  const { closeWhenEnded } = await import('./serve/until-ended.js');
  closeWhenEnded(server);
  const { hereAddress, invitation } = await import('./serve/invitation.js');
  process.stdout.write(invitation(server, networkInterfaces(), process.stdout.isTTY === true));
  const why = await server.whyNotReady();
  if (why !== null) process.stderr.write(`rulebox: no tables can be opened for now, and it is tried again: ${why}\n`);
  if (options.open === true) (await import('./play/browser.js')).openBrowser(hereAddress(server));
}

async function backUp(data: string, into: string, database: string): Promise<void> {
  if (database !== '')
    fail('The tables are in PostgreSQL: `pg_dump --format=custom --file FILE "$DATABASE_URL"` backs them up.');
  const { backUp: write } = await import('./serve/backup.js');
  await write(data, into);
  process.stdout.write(`All tables of ${data} are in ${into}.\n`);
}

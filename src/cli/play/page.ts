// `rulebox play`: the table in the browser, and a server for who plays on this machine.
import { networkInterfaces } from 'node:os';
import { fail } from '../terminal.js';
import { openBrowser } from './browser.js';

/** Where the page is served, and whether it is opened at once. */
export interface Opened {
  readonly host: string;
  readonly port: number;
  readonly opens: boolean;
}

/** Serves the page until the command is ended, and opens it where there is a browser to open it in. */
export async function openPage({ host, port, opens }: Opened): Promise<void> {
  const [{ readSettings }, { openServer, usualData }, { hereAddress, invitation, isHere }] = await Promise.all([
    import('../../server/index.js'),
    import('../serve/open.js'),
    import('../serve/invitation.js'),
  ]);
  const settings = readSettings(process.env);
  if (!settings.ok) return fail(settings.error.join('\n'));
  const { data } = settings.value;
  const server = await openServer({
    // Whoever plays has the page before their eyes, not notes.
    settings: { ...settings.value, log: 'error' },
    host,
    port,
    database: '',
    data: data || usualData(),
    decks: [],
    isOwn: isHere(host),
  });
  const { closeWhenEnded } = await import('../serve/until-ended.js');
  closeWhenEnded(server);
  process.stdout.write(invitation(server, networkInterfaces(), process.stdout.isTTY === true));
  if (opens && process.stdout.isTTY === true) openBrowser(hereAddress(server));
}

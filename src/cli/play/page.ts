// `rulebox play`: the table in the browser, and a server for who plays on this machine.
import { fail } from '../terminal.js';
import { openBrowser } from './browser.js';

/** Serves the page until the command is ended, and opens it where there is a browser to open it in. */
export async function openPage(port: number, opens: boolean): Promise<void> {
  const [{ readSettings }, { openServer, usualData }] = await Promise.all([
    import('../../server/index.js'),
    import('../serve/open.js'),
  ]);
  const settings = readSettings(process.env);
  if (!settings.ok) return fail(settings.error.join('\n'));
  const { data } = settings.value;
  const server = await openServer({
    // Whoever plays has the page before their eyes, not notes.
    settings: { ...settings.value, log: 'error' },
    host: '127.0.0.1',
    port,
    database: '',
    data: data || usualData(),
    decks: [],
    isOwn: true,
  });
  const address = `http://127.0.0.1:${server.port}/`;
  const { closeWhenEnded } = await import('../serve/until-ended.js');
  closeWhenEnded(server);
  process.stdout.write(`The table is open at ${address}\nCtrl-C closes it.\n`);
  if (opens && process.stdout.isTTY === true) openBrowser(address);
}

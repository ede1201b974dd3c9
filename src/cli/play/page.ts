// `rulebox play`: the table in the browser, served from this machine.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../here.js';
import { fail } from '../terminal.js';
import { type PageServer, servePage } from './page-server.js';

export const pageFolder: string = join(packageRoot, 'dist', 'web');

/** Serves the page until the command is ended, and opens it where there is a browser to open it in. */
export async function openPage(port: number, opens: boolean): Promise<void> {
  if (!existsSync(join(pageFolder, 'index.html'))) {
    fail('The page is not built: dist/web/index.html is missing. `npm run build` builds it.');
  }
  const { address } = await served(port);
  process.stdout.write(`The table is open at ${address}\nCtrl-C closes it.\n`);
  if (opens && process.stdout.isTTY === true) openBrowser(address);
}

async function served(port: number): Promise<PageServer> {
  try {
    return await servePage(pageFolder, port);
  } catch (error) {
    if (port !== 0 && error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
      return fail(`Port ${port} is taken. Choose another with --port, or 0 for any that is free.`);
    }
    throw error;
  }
}

const OPENERS: Readonly<Partial<Record<NodeJS.Platform, readonly string[]>>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
  linux: ['xdg-open'],
};

/** Where there is no browser, the address has been printed. */
function openBrowser(address: string): void {
  const [command, ...args] = OPENERS[process.platform] ?? [];
  if (command === undefined) return;
  const opener = spawn(command, [...args, address], { stdio: 'ignore', detached: true });
  opener.on('error', () => {});
  opener.unref();
}

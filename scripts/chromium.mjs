// Where a Chromium to test the page in is to be found, and how it is had where there is none.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { chromium } from '@playwright/test';

/** The one without windows first: it is the same browser, and lighter. */
const INSTALLED = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** A download that takes longer is given up. */
const PATIENCE = 180_000;

/** The one that the environment names, Playwright's own, or one that is installed; null: there is none. */
export function findChromium() {
  const named = process.env['CHROMIUM'];
  if (named !== undefined && named !== '') return existsSync(named) ? named : null;
  const own = chromium.executablePath();
  return existsSync(own) && starts(own) ? own : (INSTALLED.find((path) => existsSync(path)) ?? null);
}

/** One that was downloaded may lack what a bare Linux does not have. */
function starts(path) {
  return process.platform !== 'linux' || spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0;
}

/** Lets Playwright download its own where none is found and nothing forbids it; the sentence says what came of it. */
export function fetchChromium() {
  const none = 'No Chromium was found';
  if (process.env['CHROMIUM']) return `${none} where CHROMIUM says.`;
  if (process.env['PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD']) return `${none}, and downloading one is forbidden.`;
  console.error(`${none}; asking Playwright to download one…`);
  const cli = join(dirname(createRequire(import.meta.url).resolve('@playwright/test/package.json')), 'cli.js');
  spawnSync(process.execPath, [cli, 'install', '--no-shell', 'chromium'], { stdio: 'ignore', timeout: PATIENCE });
  return findChromium() === null
    ? `${none}, and none that starts could be downloaded.`
    : 'Playwright downloaded a Chromium.';
}

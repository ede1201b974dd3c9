// Where a Chromium to test the page in is to be found; null where there is none.
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The one that the environment names, Playwright's own, or one that is installed. */
export function findChromium() {
  const named = process.env['CHROMIUM'];
  if (named !== undefined && named !== '') return existsSync(named) ? named : null;
  return [chromium.executablePath(), ...INSTALLED].find((path) => path !== '' && existsSync(path)) ?? null;
}

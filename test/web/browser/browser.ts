// The built page in a real browser, served as `rulebox play` serves it.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { findChromium } from '../../../scripts/chromium.mjs';
import { openServer } from '../../../src/cli/serve/open.js';
import { STANDARD } from '../../../src/server/index.js';
import type { KeptGame } from '../../../src/session/index.js';
import type { Settings } from '../../../src/web/settings/settings.js';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');

export interface House {
  readonly browser: Browser;
  readonly address: string;
  /** What the page was not let do by the policy that it is served with. */
  readonly violations: string[];
  readonly close: () => Promise<void>;
}

/** No network but our own server is asked for anything. */
export const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export async function openHouse(): Promise<House> {
  const executablePath = findChromium();
  if (executablePath === null) throw new Error('There is no Chromium to test in. CHROMIUM may name one.');
  const data = mkdtempSync(join(tmpdir(), 'rulebox-tables-'));
  const server = await openServer({
    settings: { ...STANDARD, log: 'error' },
    host: '127.0.0.1',
    port: 0,
    database: '',
    data: join(data, 'tables.db'),
    decks: [],
    isOwn: true,
  });
  const browser = await chromium.launch({ executablePath, args: FLAGS });
  const violations: string[] = [];
  const close = async (): Promise<void> => {
    await browser.close();
    await server.close();
    rmSync(data, { recursive: true });
    if (violations.length > 0) throw new Error(`The page broke its policy:\n${violations.join('\n')}`);
  };
  return { browser, address: `http://127.0.0.1:${server.port}/`, violations, close };
}

export interface Room {
  readonly phone?: boolean;
  readonly theme?: 'night' | 'day';
  readonly moves?: boolean;
  /** Settings of the table other than the usual ones; where nothing moves, others' turns are not shown step by step. */
  readonly settings?: Partial<Settings>;
  /** The screen to open, such as `/rules`; the first one is waited for. */
  readonly at?: string;
  /** A game that is kept in this browser, unless it keeps one. */
  readonly kept?: KeptGame;
}

/** Most tests are not about motion: they do not wait for others to play. */
export const RESULT_ONLY: Partial<Settings> = { others: 'only the result' };

/** What a page has no reason to say. */
const WRONG = ['error', 'warning'];

/** A page that has been opened, and everything that went wrong on it. */
export interface OpenPage {
  readonly page: Page;
  readonly errors: string[];
}

export async function openPage(
  { browser, address, violations }: House,
  { phone, theme, moves, at, kept, settings = moves === true ? {} : RESULT_ONLY }: Room = {},
): Promise<OpenPage> {
  const context = await browser.newContext({
    viewport: phone === true ? { width: 390, height: 844 } : { width: 1440, height: 900 },
    hasTouch: phone === true,
    reducedMotion: moves === true ? 'no-preference' : 'reduce',
    colorScheme: theme === 'day' ? 'light' : 'dark',
    serviceWorkers: 'allow',
  });
  await context.addInitScript(HOLD_THREAD);
  await keepIn(context, 'rulebox.settings', settings);
  if (kept !== undefined) await keepIn(context, 'rulebox.game', kept);
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  const errors: string[] = [];
  page.on('console', (message) => {
    if (WRONG.includes(message.type())) errors.push(message.text());
    if (message.text().includes('Content Security Policy')) violations.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(at === undefined ? address : `${address}#${at}`);
  if (at === undefined) await page.locator('.fan3 .card').first().waitFor();
  return { page, errors };
}

/** Every page of a browser finds this kept when it is opened, unless something else is. */
export const keepIn = (context: BrowserContext, name: string, value: object): Promise<unknown> =>
  context.addInitScript(([key, kept]) => void (localStorage.getItem(key) ?? localStorage.setItem(key, kept)), [
    `${name}`,
    JSON.stringify(value),
  ] as const);

/** The page holds the thread of its game in a closure: the test sees it as it is started. */
const HOLD_THREAD = `{
  const Started = window.Worker;
  window.Worker = class extends Started {
    constructor(address, options) {
      super(address, options);
      if (options?.name === 'rulebox') window.heldThread = this;
    }
  };
}`;

/** A number for where the game on the table stands, or the replay: asked of the thread itself, as the page asks, and never shown. */
export const stands = (page: Page, of: 'table' | 'replay' = 'table'): Promise<string | null> =>
  page.evaluate(`new Promise((told) => {
    const thread = window.heldThread, id = 'test ' + performance.now();
    if (thread === undefined) return told(null);
    const hear = ({ data }) => {
      if (data.id !== id) return;
      thread.removeEventListener('message', hear);
      told(data.value);
    };
    thread.addEventListener('message', hear);
    thread.postMessage({ id, type: 'APPLY', path: ['fingerprint'], argumentList: [{ type: 'RAW', value: '${of}' }] });
  })`);

export interface NewTable {
  /** As its tin has it: 02, 09, 10, 22. */
  readonly era?: string;
  readonly decks?: readonly [string, string];
  readonly seed: number;
}

/** Begins a game and waits until you are asked. */
export async function beginGame(page: Page, { era, decks, seed }: NewTable): Promise<void> {
  if (era !== undefined) await page.locator(`.spine.b${era}`).click();
  if (decks !== undefined) {
    await page.getByLabel('Your deck').selectOption({ label: decks[0] });
    await page.getByLabel('Their deck').selectOption({ label: decks[1] });
  }
  await page.getByRole('button', { name: 'Random bot' }).click();
  await page.getByLabel('Seed').fill(String(seed));
  await page.getByRole('button', { name: 'Shuffle and deal' }).click();
  await idle(page);
}

/** Waits until everything has been shown. */
export async function idle(page: Page): Promise<void> {
  await page.locator('.game[data-busy="false"]').waitFor();
}

export const PLAIN_DECKS = ['Hearth and Thunder', 'Tide and Thorn'] as const;

/** Where a card of a fan is covered neither by the next one nor by the bar. */
export const ON_CARD = { x: 24, y: 22 };

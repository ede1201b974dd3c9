// A server of tables with the built page, and tables at which browsers sit.
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page, type WebSocketRoute } from '@playwright/test';
import { pino } from 'pino';
import { WebSocket } from 'ws';
import { findChromium } from '../../../scripts/chromium.mjs';
import { HouseClient, type OpenTable, type SeatTaken, TableClient, worldWith } from '../../../src/protocol/index.js';
import { openHouse, type RunningServer, STANDARD, startServer } from '../../../src/server/index.js';
import { MemoryLog, MemoryStore } from '../../../src/server/log/memory.js';
import { library } from '../../server/houses.js';
import { FLAGS, keepIn, RESULT_ONLY, root } from './browser.js';
import { inPage } from './policy.js';

/** A server that can be ended and started again on the same log and the same port. */
export class OnlineHouse {
  readonly #store = new MemoryStore();
  #server: RunningServer | null = null;
  #port = 0;

  private constructor(readonly browser: Browser) {}

  static async open(): Promise<OnlineHouse> {
    const executablePath = findChromium();
    if (executablePath === null) throw new Error('There is no Chromium to test in. CHROMIUM may name one.');
    const house = new OnlineHouse(await chromium.launch({ executablePath, args: FLAGS }));
    await house.start();
    return house;
  }

  get address(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  async start(): Promise<void> {
    const house = await openHouse({
      log: new MemoryLog(this.#store),
      library,
      clock: Date,
      randomBytes,
      node: randomBytes(4).toString('hex'),
      version: 'test',
    });
    this.#server = await startServer({
      house,
      page: join(root, 'dist', 'web'),
      settings: STANDARD,
      host: '127.0.0.1',
      port: this.#port,
      notes: pino({ level: 'silent' }),
      version: 'test',
    });
    this.#port = this.#server.port;
  }

  async stop(): Promise<void> {
    await this.#server?.close();
    this.#server = null;
  }

  async close(): Promise<void> {
    await this.browser.close();
    await this.stop();
  }

  /** A table at which two sit who have brought their decks; what is left is to be ready. */
  async setTable(wish: Partial<OpenTable> = {}): Promise<readonly [SeatTaken, SeatTaken]> {
    return (await this.#gathered(['Ada', 'Ben'], wish)) as [SeatTaken, SeatTaken];
  }

  /** The same for two teams of two. */
  setTeams(wish: Partial<OpenTable> = {}): Promise<readonly SeatTaken[]> {
    return this.#gathered(['Ada', 'Ben', 'Cyd', 'Dee'], { era: 'platinum-2009', format: 'team-battle', ...wish });
  }

  async #gathered([first, ...more]: readonly string[], wish: Partial<OpenTable>): Promise<readonly SeatTaken[]> {
    const house = new HouseClient(this.address, (address, asked) => fetch(address, asked));
    const opened = await house.open({ name: first!, era: 'hgss-2010', format: 'constructed', ...wish });
    if (!opened.ok) throw new Error(opened.error.sentence);
    const seats: SeatTaken[] = [opened.value];
    for (const name of more) {
      const sat = await house.sit(opened.value.table, { name });
      if (!sat.ok) throw new Error(sat.error.sentence);
      seats.push(sat.value);
    }
    for (const [place, seat] of seats.entries()) await this.#bringDeck(seat, DECKS[place % DECKS.length]!);
    return seats;
  }

  async #bringDeck({ table, key }: SeatTaken, name: string): Promise<void> {
    const client = new TableClient({ server: this.address, table, key }, worldWith(WebSocket), () => {});
    const verdict = await client.deck({ from: 'library', name });
    client.close();
    if (verdict.is !== 'done') throw new Error(`${name} is not taken: ${JSON.stringify(verdict)}`);
  }

  /** Opens a browser of its own at a screen of the page. */
  async visit(at: string, { phone = false, theme = 'dark', context }: Visit = {}): Promise<Visitor> {
    const own =
      context ??
      (await this.browser.newContext({
        viewport: phone ? { width: 390, height: 844 } : { width: 1440, height: 900 },
        hasTouch: phone,
        reducedMotion: 'reduce',
        colorScheme: theme,
      }));
    if (context === undefined) await keepIn(own, 'rulebox.settings', RESULT_ONLY);
    const line = await cuttable(own);
    const page = await own.newPage();
    page.setDefaultTimeout(20_000);
    const errors: string[] = [];
    const frames: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(String(payload))));
    await page.goto(`${this.address}/#${at}`);
    return { page, context: own, line, errors, frames };
  }
}

interface Visit {
  readonly phone?: boolean;
  readonly theme?: 'dark' | 'light';
  readonly context?: BrowserContext;
}

/** A browser at a table: what went wrong on its page, and everything that its sockets were told. */
export interface Visitor {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly line: CuttableLine;
  readonly errors: readonly string[];
  readonly frames: readonly string[];
}

/** The sockets of a browser: they can be cut, and stay so until they are mended. */
export interface CuttableLine {
  readonly cut: () => Promise<void>;
  readonly mend: () => void;
}

async function cuttable(context: BrowserContext): Promise<CuttableLine> {
  const open = new Set<WebSocketRoute>();
  let isCut = false;
  await context.routeWebSocket(/\/api\/socket$/, (socket) => {
    if (isCut) return void socket.close();
    socket.connectToServer();
    open.add(socket);
  });
  const cut = async (): Promise<void> => {
    isCut = true;
    for (const socket of open) await socket.close().catch(() => {});
    open.clear();
  };
  const mend = (): void => {
    isCut = false;
  };
  return { cut, mend };
}

const DECKS = ['Hearth and Thunder', 'Tide and Thorn'];

/** Both are ready, and the game is on both pages. */
export async function begun(...visitors: readonly Visitor[]): Promise<void> {
  for (const { page } of visitors) await page.getByRole('button', { name: /^I’m ready/ }).click();
  for (const { page } of visitors) await page.locator('.game.online').waitFor();
}

/** Waits until it is this page's turn to choose, or the game is over, and everything has been shown. */
export const asked = (page: Page): Promise<unknown> =>
  page.evaluate(`(async () => { ${inPage}
    const isReady = () => document.querySelector('.game')?.dataset.busy === 'false' && (isOver() || wanted().length > 0);
    for (let tries = 0; tries < 4000 && !isReady(); tries++) await new Promise((next) => setTimeout(next, 10));
    if (!isReady()) throw new Error('Nobody is asked: ' + document.querySelector('#page').textContent.slice(-200));
  })()`);

/** Does the next thing that a player would do, by a click; false: the game is over. */
export async function act(page: Page): Promise<boolean> {
  await asked(page);
  return (await page.evaluate(`(() => { ${inPage}
    if (isOver()) return false;
    wanted()[0].click();
    return true;
  })()`)) as boolean;
}

/** Plays on until the game is over, whenever this page is asked. */
export const playOut = (page: Page): Promise<unknown> =>
  page.evaluate(`(async () => { ${inPage}
    const game = () => document.querySelector('.game');
    for (let tries = 0; tries < 30000; tries++) {
      await new Promise((next) => setTimeout(next, 4));
      if (game() === null || game().dataset.busy === 'true') continue;
      if (isOver()) return;
      wanted()[0]?.click();
    }
    throw new Error('The game does not end: ' + document.querySelector('.bar').textContent);
  })()`);

export const seatLink = ({ table, seat, key }: SeatTaken): string => `/seat/${table}/${seat}/${key}`;

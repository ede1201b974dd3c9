import type { BrowserContext, Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { beginGame, type House, openHouse, openPage, PLAIN_DECKS } from './browser.js';

let house: House;
let context: BrowserContext;
beforeAll(async () => {
  house = await openHouse();
  const { page } = await openPage(house);
  await beginGame(page, { decks: PLAIN_DECKS, seed: 3 });
  context = page.context();
  await page.close();
});
afterAll(() => house.close());

/** Every screen, and what is there when it is. */
const SCREENS = {
  '/': '.fan3 .card',
  '/table': '.game[data-busy="false"]',
  '/decks': '.res .card',
  '/cards': '.camein h2',
  '/judge': '.matrix td',
  '/rules': 'main section, main li',
  '/replay': 'main',
  '/learn': '.readings li',
  '/friend': '.deckrow .card',
  '/tables': '.nobody',
} as const;

type Screen = keyof typeof SCREENS;

const ALL = Object.keys(SCREENS) as Screen[];

/** Where everything lies that has a class: its box, in whole pixels. */
const BOXES = `[...document.querySelectorAll('#page [class]')].map((element) => {
  const { x, y, width, height } = element.getBoundingClientRect();
  const box = [x + scrollX, y + scrollY, width, height].map(Math.round).join(' ');
  return element.tagName.toLowerCase() + '.' + (element.getAttribute('class') ?? '').trim() + ' ' + box;
})`;

const boxes = async (page: Page): Promise<string> => ((await page.evaluate(BOXES)) as string[]).join('\n');

/** The boxes when nothing changes any more. */
async function settled(page: Page, screen: Screen): Promise<string> {
  await page.locator(SCREENS[screen]).first().waitFor();
  let before = '';
  for (let now = await boxes(page); now !== before; now = await boxes(page)) {
    before = now;
    await page.waitForTimeout(120);
  }
  return before;
}

async function openFresh(screen: Screen): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${house.address}#${screen}`);
  return page;
}

async function goTo(page: Page, screen: Screen): Promise<void> {
  await page.evaluate(`location.hash = '#${screen}'`);
}

describe('a screen', () => {
  it('looks the same after all others, and after either neighbour, as it does when it is opened first', async () => {
    const fresh = new Map<Screen, string>();
    for (const screen of ALL) {
      const page = await openFresh(screen);
      fresh.set(screen, await settled(page, screen));
      await page.close();
    }
    const page = await openFresh('/');
    // What a screen brings along stays: in the second round all others have been there before each.
    for (const then of [...ALL, ...ALL, ...ALL.toReversed()]) {
      await goTo(page, then);
      await expect.poll(() => boxes(page), { message: then, interval: 60 }).toBe(fresh.get(then));
    }
    await page.close();
  });

  it('on which a game is begun shows the cards of the chosen deck alone, and its name in the window', async () => {
    const page = await openFresh('/');
    await page.locator(SCREENS['/']).first().waitFor();
    const fan = (): Promise<string[]> => page.locator('.fan3').first().locator('.card').allTextContents();
    const seen = new Map<string, string[]>();
    for (const era of ['09', '22', '09', '22', '10', '09', '22']) {
      await page.locator(`.spine.b${era}`).click();
      const cards = await fan();
      expect(cards.length).toBeLessThanOrEqual(3);
      expect(cards).toEqual(seen.get(era) ?? cards);
      seen.set(era, cards);
    }
    expect(await page.title()).toBe('Rulebox');
    await goTo(page, '/decks');
    await expect.poll(() => page.title()).toBe('Decks · Rulebox');
    await page.close();
  });
});

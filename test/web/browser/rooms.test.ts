// The room changes, the deck does not.
import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { beginGame, type House, openHouse, openPage, PLAIN_DECKS } from './browser.js';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const changeRoom = (page: Page): Promise<void> =>
  page.locator('.game header button.ib:not(.keysbutton)').first().click();

/** How a card on the table looks, with everything on it. */
const lookOf = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.spot .card, .spot .card *')].map((each) => {
      const { color, backgroundColor, backgroundImage, boxShadow, borderTopColor } = getComputedStyle(each);
      return [color, backgroundColor, backgroundImage, boxShadow, borderTopColor].join(' ');
    }),
  );

describe('when the room changes', () => {
  it('a card looks as before, and the felt does not', async () => {
    const { page } = await openPage(house);
    await beginGame(page, { decks: PLAIN_DECKS, seed: 2 });
    await page
      .locator('.hc.play')
      .first()
      .click({ position: { x: 24, y: 22 } });
    await page.locator('.spot .card').first().waitFor();
    const [card, felt] = [
      await lookOf(page),
      await page.locator('.felt').evaluate((each) => getComputedStyle(each).color),
    ];
    await changeRoom(page);
    expect(await lookOf(page)).toEqual(card);
    expect(await page.locator('.felt').evaluate((each) => getComputedStyle(each).color)).not.toBe(felt);
    await page.context().close();
  });
});

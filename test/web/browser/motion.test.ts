import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { beginGame, type House, idle, ON_CARD, openHouse, openPage, PLAIN_DECKS } from './browser.js';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** How soon after the first a second click comes: in the middle of what the first one has set in motion. */
const SOON = 180;

/** A hand with several Basic Pokémon, and Energy. */
const DEAL = { decks: PLAIN_DECKS, seed: 10 } as const;

const title = (page: Page): Promise<string | null> => page.locator('.say h2').textContent();
const onTable = (page: Page): Promise<number> => page.locator('[data-side="mine"] .spot[data-pokemon]').count();

/** Where the nth card of the hand that can be played lies now. */
async function playable(page: Page, nth: number): Promise<readonly [number, number]> {
  const { x, y } = (await page.locator('.hc.play').nth(nth).boundingBox())!;
  return [x + ON_CARD.x, y + ON_CARD.y];
}

/** Nothing has come by itself: no card is looked at, and none is held. */
async function expectNothingStray(page: Page): Promise<void> {
  await page.waitForTimeout(700); // longer than a long press
  expect(await page.locator('.inspector').count()).toBe(0);
  expect(await page.locator('.ghost').count()).toBe(0);
}

describe('an input while something is shown', () => {
  it('ends it and is carried out: a second Basic Pokémon goes to the Bench', async () => {
    const { page, errors } = await openPage(house, { moves: true });
    await beginGame(page, DEAL);
    const [first, second] = [await playable(page, 0), await playable(page, 1)];
    await page.mouse.click(...first);
    await page.waitForTimeout(SOON);
    await page.mouse.click(...second);
    await expect.poll(() => onTable(page)).toBe(2);
    await idle(page);
    await expectNothingStray(page);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  it('is carried out for a finger as well', async () => {
    const { page } = await openPage(house, { moves: true, phone: true });
    await beginGame(page, DEAL);
    const [first, second] = [await playable(page, 0), await playable(page, 1)];
    await page.touchscreen.tap(...first);
    await page.waitForTimeout(SOON);
    await page.touchscreen.tap(...second);
    await expect.poll(() => onTable(page)).toBe(2);
    await expectNothingStray(page);
    await page.context().close();
  });

  it('selects a card that moves away under the pointer, and leaves nothing lying about', async () => {
    const { page } = await openPage(house, { moves: true });
    await beginGame(page, DEAL);
    await page.mouse.click(...(await playable(page, 0)));
    await idle(page);
    await page.getByRole('button', { name: 'Done' }).click();
    await expect.poll(() => title(page)).toBe('Your turn');
    await idle(page);
    const card = page.locator('.hc.play').first();
    const { x, y } = (await card.boundingBox())!;
    await page.mouse.move(x + ON_CARD.x, y + ON_CARD.y);
    await page.mouse.down();
    const number = await card.evaluate((element) => {
      element.style.translate = '0 -400px';
      return element.dataset['card'];
    });
    await page.mouse.up();
    await expect.poll(() => page.locator(`.hc.sel[data-card="${number}"]`).count()).toBe(1);
    await page.mouse.move(700, 300, { steps: 5 });
    await page.mouse.move(x, y, { steps: 5 });
    await expectNothingStray(page);
    await page.context().close();
  });

  it('does nothing in another turn: two clicks to end a turn end one', async () => {
    const { page } = await openPage(house, { moves: true });
    await beginGame(page, DEAL);
    await page.mouse.click(...(await playable(page, 0)));
    await idle(page);
    await page.getByRole('button', { name: 'Done' }).click();
    await expect.poll(() => title(page)).toBe('Your turn');
    const turn = async (): Promise<number> =>
      Number(/\d+/.exec((await page.locator('.gtop .meta').last().textContent())!)?.[0]);
    const [before, end] = [await turn(), page.locator('.act[data-act="end"]')];
    const box = (await end.boundingBox())!;
    await page.mouse.dblclick(box.x + 10, box.y + 10);
    await expect.poll(async () => ((await turn()) > before ? title(page) : null)).toBe('Your turn');
    await page.waitForTimeout(300);
    await idle(page);
    expect(await turn()).toBe(before + 2);
    await page.context().close();
  });

  it('takes a choice back that is still being shown', async () => {
    const { page } = await openPage(house, { moves: true });
    await beginGame(page, DEAL);
    await page.mouse.click(...(await playable(page, 0)));
    await page.waitForTimeout(SOON);
    await page.keyboard.press('u');
    await expect.poll(() => title(page)).toBe('Your Active Pokémon');
    expect(await onTable(page)).toBe(0);
    await page.context().close();
  });
});

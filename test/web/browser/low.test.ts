// A phone held sideways, a page at twice its size: low and broad.
import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { beginGame, type House, idle, ON_CARD, openHouse, openPage } from './browser.js';
import { playedUntil, searching, takenUp } from './played-until.js';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const SIZES = [
  [720, 450],
  [844, 390],
  [390, 844],
  [820, 1180],
] as const;

async function opened(): Promise<Page> {
  const { page } = await openPage(house);
  await beginGame(page, { era: '10', decks: ['Ember Spark', 'Mind Flood'], seed: 26 });
  await page.locator('.hc.play').first().click({ position: ON_CARD });
  await idle(page);
  await page.getByRole('button', { name: 'Done' }).click();
  await idle(page);
  return page;
}

/** Whether the middle of a thing can be seen. */
const IS_FREE = (element: Element): boolean => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
};

describe('a table in a low window', () => {
  it('keeps cards readable, and gives the bar a quarter at most', async () => {
    const page = await opened();
    for (const [width, height] of SIZES.slice(0, 2)) {
      await page.setViewportSize({ width, height });
      await page.locator('.game.low').waitFor();
      const spot = page.locator('[data-side="mine"] .spot.empty').first();
      await expect.poll(async () => (await spot.boundingBox())?.width).toBeGreaterThanOrEqual(43.5);
      const bar = (await page.locator('.bar').boundingBox())!;
      expect((bar.width * bar.height) / (width * height)).toBeLessThanOrEqual(0.25);
      for (const act of await page.locator('.bar .act').all()) {
        await act.scrollIntoViewIfNeeded();
        const box = (await act.boundingBox())!;
        expect(box.x + box.width).toBeLessThanOrEqual(width);
        expect(box.height).toBeGreaterThanOrEqual(44);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
    await page.context().close();
  });

  it('shows the cards of a search, and what is chosen of them', async () => {
    const page = await takenUp(house, playedUntil(searching));
    await page.locator('.laidout [data-state~="legal"]').first().click({ position: ON_CARD });
    for (const [width, height] of SIZES.slice(0, 2)) {
      await page.setViewportSize({ width, height });
      await page.waitForTimeout(100);
      const cards = page.locator('.laidout .spread > .cards .spot');
      for (const card of await cards.all()) {
        await card.scrollIntoViewIfNeeded();
        const box = (await card.boundingBox())!;
        expect(box.width).toBeGreaterThanOrEqual(66);
        expect(await card.evaluate(IS_FREE)).toBe(true);
      }
      await page.locator('.slots').scrollIntoViewIfNeeded();
      expect(await page.locator('.slots .slot.full').evaluate(IS_FREE)).toBe(true);
    }
    await page.context().close();
  });

  it('is none where there is height, as on a phone held upright', async () => {
    const page = await opened();
    for (const [width, height] of SIZES.slice(2)) {
      await page.setViewportSize({ width, height });
      await page.locator('.game.phone').waitFor();
      expect(await page.locator('.game.low').count()).toBe(0);
    }
    await page.context().close();
  });
});

describe('Undo and Redo', () => {
  it('lie beside each other in every window', async () => {
    const page = await opened();
    await page.getByRole('button', { name: 'Undo' }).click();
    await idle(page);
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await page.locator(width > height ? '.game.low' : '.game.phone').waitFor();
      const undo = (await page.getByRole('button', { name: 'Undo' }).boundingBox())!;
      const redo = (await page.getByRole('button', { name: 'Redo' }).boundingBox())!;
      const isApart =
        undo.x + undo.width <= redo.x + 1 ||
        redo.x + redo.width <= undo.x + 1 ||
        undo.y + undo.height <= redo.y + 1 ||
        redo.y + redo.height <= undo.y + 1;
      expect(isApart).toBe(true);
    }
    await page.context().close();
  });
});

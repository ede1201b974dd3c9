import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { beginGame, type House, idle, ON_CARD, openHouse, openPage } from './browser.js';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** The cards in play that something lies on. */
const coveredBy = (page: Page, selector: string): Promise<readonly string[]> =>
  page.evaluate((of) => {
    const over = document.querySelector(of)!.getBoundingClientRect();
    const cards = [...document.querySelectorAll('.felt .spot .turn, .felt .spot.empty, .felt .stadium .card')];
    return cards
      .map((each) => ({ name: each.textContent ?? '', box: each.getBoundingClientRect() }))
      .filter(
        ({ box }) =>
          box.left < over.right - 1 &&
          over.left < box.right - 1 &&
          box.top < over.bottom - 1 &&
          over.top < box.bottom - 1,
      )
      .map(({ name }) => name);
  }, selector);

describe('the slip of a refusal', () => {
  it.each([
    [1440, 900],
    [1280, 720],
  ])(
    'says who cannot do what, covers no card in play, and is not repeated beside it, at %i × %i',
    async (width, height) => {
      const { page, errors } = await openPage(house);
      await page.setViewportSize({ width, height });
      await beginGame(page, { era: '10', decks: ['Ember Spark', 'Mind Flood'], seed: 26 });
      await page.locator('.hc.play').first().click({ position: ON_CARD });
      await idle(page);
      await page.getByRole('button', { name: 'Done' }).click();
      await idle(page);
      await page.locator('[data-side="mine"] .spot.active').click();
      await page.locator('.attackpanel .atk.used').first().click();
      await page.locator('.slip').waitFor();
      const name = await page.locator('.attackpanel h3').textContent();
      const attack = await page.locator('.attackpanel .atk.used b').first().textContent();
      expect(await page.locator('.slip header b').textContent()).toBe(`${name} can’t use ${attack}`);
      expect(await page.locator('.attackpanel .atk.used').first().locator('.why').count()).toBe(0);
      await page.locator('.slip footer').waitFor();
      expect(await coveredBy(page, '.slip')).toEqual([]);
      expect(errors).toEqual([]);
      await page.context().close();
    },
  );
});

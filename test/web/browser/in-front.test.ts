// What lies in front of the table keeps the keyboard and the pointer to itself, and gives both back.
import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { beginGame, type House, ON_CARD, openHouse, openPage, stands } from './browser.js';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** A table with a card of the hand looked at; the card. */
async function lookedAt(): Promise<{ page: Page; card: string | undefined }> {
  const { page } = await openPage(house);
  await beginGame(page, { seed: 7 });
  const first = page.locator('.hc').first();
  await first.click({ button: 'right', position: ON_CARD });
  await page.locator('.inspector .cardabout').waitFor();
  return { page, card: await first.evaluate((each) => each.dataset['card']) };
}

const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement } = document;
    if (activeElement?.closest('dialog') !== null) return 'in front';
    return (activeElement as HTMLElement).dataset['card'] ?? activeElement.tagName;
  });

describe('what lies in front of the table', () => {
  it.each(['Tab', 'Shift+Tab'])('keeps the focus, however often %s is pressed', async (key) => {
    const { page } = await lookedAt();
    const seen = new Set<string>();
    const inside = await page.locator('.inspector').locator('a[href], button').count();
    for (let i = 0; i < inside + 3; i++) {
      await page.keyboard.press(key);
      seen.add(await focused(page));
    }
    expect([...seen]).toEqual(['in front']);
    await page.context().close();
  });

  it('closes by Esc, even after a click on plain text, and gives the focus back', async () => {
    const { page, card } = await lookedAt();
    await page.locator('.inspector h2').first().click();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('.inspector').count()).toBe(0);
    expect(await focused(page)).toBe(card);
    await page.context().close();
  });

  it('closes by a click beside it, which touches nothing else', async () => {
    const { page } = await lookedAt();
    const before = await stands(page);
    const button = await page.locator('.game header button.ib').first().boundingBox();
    const theme = await page.evaluate(() => document.documentElement.dataset['theme']);
    await page.mouse.click((button?.x ?? 0) + 8, (button?.y ?? 0) + 8);
    await expect.poll(() => page.locator('.inspector').count()).toBe(0);
    expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe(theme);
    expect(await stands(page)).toBe(before);
    await page.context().close();
  });

  it('takes what lies in front first when one lies before another', async () => {
    const { page } = await lookedAt();
    await page.keyboard.press('?');
    expect(await page.locator('dialog').count()).toBe(1);
    await page.locator('.inspector button.rule').first().click();
    await page.locator('.rulesheet').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('.rulesheet').count()).toBe(0);
    expect(await page.locator('.inspector').count()).toBe(1);
    expect(await focused(page)).toBe('in front');
    await page.context().close();
  });
});

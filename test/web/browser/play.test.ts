import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { beginGame, type House, idle, openHouse, openPage, PLAIN_DECKS } from './browser.js';
import { inPage } from './policy.js';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const MOST_STEPS = 1500;

describe('a whole game on the page', () => {
  it('is played with the mouse', async () => {
    const { page, errors } = await openPage(house);
    await beginGame(page, { decks: PLAIN_DECKS, seed: 3 });
    for (let step = 0; step < MOST_STEPS; step++) {
      await idle(page);
      const spot = (await page.evaluate(`(() => { ${inPage}
        if (isOver()) return null;
        const [thing] = wanted();
        thing.scrollIntoView({ block: 'nearest', inline: 'nearest' });
        const { x, y, width, height } = thing.getBoundingClientRect();
        return [x + Math.min(width / 2, 20), y + Math.min(height / 2, 14)];
      })()`)) as [number, number] | null;
      if (spot === null) break;
      await page.mouse.click(...spot);
    }
    expect(await page.locator('.say h2').textContent()).toMatch(/wins?$/);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  it('is played with the keyboard alone', async () => {
    const { page, errors } = await openPage(house);
    await beginGame(page, { decks: PLAIN_DECKS, seed: 8 });
    for (let step = 0; step < MOST_STEPS; step++) {
      await idle(page);
      const goal = await page.evaluate(
        `(() => { ${inPage} if (isOver()) return false; window.goal = wanted()[0]; return true; })()`,
      );
      if (goal === false) break;
      await tabTo(page);
      await page.keyboard.press('Enter');
    }
    expect(await page.locator('.say h2').textContent()).toMatch(/wins?$/);
    expect(errors).toEqual([]);
    await page.context().close();
  });
});

/** Presses Tab until the wanted thing has the focus, as somebody without a mouse would. */
async function tabTo(page: Page): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    if ((await page.evaluate('document.activeElement === window.goal')) === true) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('What is lit cannot be reached with Tab.');
}

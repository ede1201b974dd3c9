// Where the focus goes when nobody uses a mouse.
import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { beginGame, type House, idle, openHouse, openPage, PLAIN_DECKS } from './browser.js';
import { inPage } from './policy.js';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** Plays on until the log has many cards and you can attack. */
async function toAttack(page: Page): Promise<void> {
  for (let step = 0; step < 200; step++) {
    await idle(page);
    const isThere = await page.evaluate(`document.querySelector('.act[data-act="attack"]:not(.used)') !== null
      && document.querySelectorAll('.log button').length > 12`);
    if (isThere === true) return page.keyboard.press('Escape');
    await page.evaluate(`(() => { ${inPage} wanted()[0].click(); })()`);
  }
  throw new Error('There is no attack.');
}

const focused = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate(`document.activeElement?.matches(${JSON.stringify(selector)}) === true`);

describe('the keyboard at the table', () => {
  it('stops once in the log; the arrows go from card to card there', async () => {
    const { page, errors } = await openPage(house);
    await beginGame(page, { decks: PLAIN_DECKS, seed: 3 });
    await toAttack(page);
    let stops = 0;
    for (let presses = 0; presses < 60; presses++) {
      await page.keyboard.press('Tab');
      if (await focused(page, '.log, .log *')) stops++;
      if (presses > 0 && (await focused(page, '.gtop .logo'))) break;
    }
    expect(stops).toBe(1);
    await page.locator('.log').focus();
    await page.keyboard.press('ArrowUp');
    const newest = await page.locator('.log button').last().textContent();
    expect(await page.evaluate('document.activeElement.textContent')).toBe(newest);
    expect(await focused(page, '.log .ref')).toBe(true);
    await page.keyboard.press('Home');
    expect(await page.evaluate("document.activeElement === document.querySelector('.log button')")).toBe(true);
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('.inspector').count()).toBe(1);
    await page.keyboard.press('Escape');
    expect(await focused(page, '.log .ref')).toBe(true);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  it('goes into the panel of a Pokémon and back to where it was opened', async () => {
    const { page } = await openPage(house);
    await beginGame(page, { decks: PLAIN_DECKS, seed: 3 });
    await toAttack(page);
    const opener = page.locator('.act[data-act="attack"]');
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page, '.attackpanel .atk.on')).toBe(true);
    await page.keyboard.press('Escape');
    await expect.poll(() => focused(page, '.act[data-act="attack"]')).toBe(true);
    await page.context().close();
  });

  it('finds its keys on the bar; what is not there in this year is not listed', async () => {
    const { page } = await openPage(house);
    await beginGame(page, { era: '22', decks: PLAIN_DECKS, seed: 3 });
    await page.getByRole('button', { name: 'Keys' }).click();
    const keys = await page.getByRole('dialog').locator('kbd').allTextContents();
    expect(keys).toContain('Tab');
    expect(keys).not.toContain('T');
    await page.keyboard.press('Escape');
    await expect.poll(() => focused(page, '.keysbutton')).toBe(true);
    await page.context().close();
  });
});

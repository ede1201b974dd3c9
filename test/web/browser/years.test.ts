// The first screen: the years as a line, built from the eras there are.
import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ERAS } from '../../../src/engine/index.js';
import { ERA_WORDS } from '../../../src/web/words/eras.js';
import { type House, openHouse, openPage } from './browser.js';
import { contrastsOf } from './contrast.js';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const opened = (page: Page): Promise<string | null> => page.locator('.tin .yr').textContent();
const focused = (page: Page): Promise<string> =>
  page.evaluate("document.activeElement.querySelector('.yr').textContent");

/** Small words in a tin; its year is large. */
const SMALL = ['.nm', '.sets', '.points li', '.points .rule'];

describe('the line of years', () => {
  it('has a spine for every era in order of time, is one stop of Tab, and is walked by the arrows', async () => {
    const { page, errors } = await openPage(house);
    const years = await page.locator('.spine .yr').allTextContents();
    expect(years).toEqual(ERAS.map(({ id }) => ERA_WORDS[id]?.year));
    expect(years).toEqual(years.toSorted());
    expect(await page.locator('.spine[tabindex="0"]').count()).toBe(1);
    await page.locator('.spine[aria-pressed="true"]').focus();
    await page.keyboard.press('Home');
    expect([await opened(page), await focused(page)]).toEqual(['1999', '1999']);
    for (const year of years.slice(1)) {
      await page.keyboard.press('ArrowRight');
      expect([await opened(page), await focused(page)]).toEqual([year, year]);
    }
    await page.keyboard.press('ArrowRight');
    expect(await opened(page)).toBe(years.at(-1));
    expect(errors).toEqual([]);
    await page.context().close();
  });

  it('opens a year with its rules, its decks and its first game', async () => {
    const { page, errors } = await openPage(house);
    await page.locator('.spine.b02').click();
    await page.locator('.tin').getByRole('button', { name: 'RET-05' }).click();
    await expect.poll(() => page.getByRole('dialog').textContent()).toContain('RET-05');
    await page.keyboard.press('Escape');
    const second = page.locator('.tin .decksof button').nth(1);
    await second.click();
    const name = await second.locator('b').textContent();
    expect(await page.getByLabel('Your deck').locator('option:checked').textContent()).toBe(name);
    await page.getByRole('link', { name: 'First game of 2002' }).click();
    await page.getByRole('button', { name: 'Deal the first game' }).waitFor();
    expect(await opened(page)).toBe('2002');
    expect(errors).toEqual([]);
    await page.context().close();
  });

  it('is all on a desk without scrolling, and on a phone nothing lies beside the screen', async () => {
    const { page } = await openPage(house);
    const below = 'document.querySelector(".setup").getBoundingClientRect().bottom - innerHeight';
    const inSight = `(() => {
      const { left, right } = document.querySelector('.spine[aria-pressed="true"]').getBoundingClientRect();
      return left >= 0 && right <= innerWidth;
    })()`;
    for (const { id } of ERAS) {
      await page.locator(`.spine.b${ERA_WORDS[id]!.short}`).click();
      expect(await page.evaluate(below), id).toBeLessThanOrEqual(0);
    }
    for (const size of [
      { width: 390, height: 844 },
      { width: 844, height: 390 },
    ]) {
      await page.setViewportSize(size);
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(size.width);
      await expect.poll(() => page.evaluate(inSight)).toBe(true);
    }
    await page.context().close();
  });

  it('can be read: words stand out from what is drawn behind them, on every tin and every spine', async () => {
    const { page } = await openPage(house);
    const faint: string[] = [];
    for (const { id } of ERAS) {
      const tin = `.b${ERA_WORDS[id]!.short}`;
      await page.locator(`.spine${tin}`).click();
      const small = SMALL.map((part) => `.tin${tin} ${part}`);
      const large = [`.tin${tin} .yr`, `.spine${tin} .yr`];
      for (const { what, ratio } of await contrastsOf(page, [...small, `.spine${tin} .nm`]))
        if (ratio < 4.5) faint.push(`${id} ${what}: ${ratio.toFixed(2)}`);
      for (const { what, ratio } of await contrastsOf(page, large))
        if (ratio < 3) faint.push(`${id} ${what}: ${ratio.toFixed(2)}`);
    }
    expect(faint).toEqual([]);
    await page.context().close();
  });
});

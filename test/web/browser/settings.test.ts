// The settings: they are kept, and the table does what they say.
import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { faults, faultsInEveryRoom } from './axe.js';
import { beginGame, type House, idle, openHouse, openPage, PLAIN_DECKS, stands } from './browser.js';
import { inPage } from './policy.js';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const SETTINGS = { name: 'Settings', exact: true };

const openSheet = async (page: Page): Promise<void> => {
  await page.getByRole('button', SETTINGS).click();
  await page.getByRole('dialog', SETTINGS).waitFor();
};

const isChosen = (page: Page, name: string): Promise<boolean> =>
  page.getByRole('dialog').getByRole('radio', { name, exact: true }).isChecked();

const pick = (page: Page, name: string): Promise<void> =>
  page.getByRole('dialog').getByText(name, { exact: true }).click();

const focusedText = (page: Page): Promise<string | null> => page.evaluate('document.activeElement.textContent');

/** Plays on until you can attack. */
async function toAttack(page: Page): Promise<void> {
  for (let step = 0; step < 200; step++) {
    await idle(page);
    const isThere = await page.evaluate(`document.querySelector('.act[data-act="attack"]:not(.used)') !== null`);
    if (isThere === true) return page.keyboard.press('Escape');
    await page.evaluate(`(() => { ${inPage} wanted()[0].click(); })()`);
  }
  throw new Error('There is no attack.');
}

describe('the settings', () => {
  it('count at once, are kept, and come back as they were', async () => {
    const { page, errors } = await openPage(house, { theme: 'night' });
    await openSheet(page);
    expect(await isChosen(page, 'Normal')).toBe(true);
    expect(await isChosen(page, 'As the device')).toBe(true);
    await pick(page, 'Fast');
    await pick(page, 'By kind');
    await pick(page, 'Day');
    await page.getByLabel('Your name at tables with friends').fill('Ada');
    expect(await page.evaluate('document.documentElement.dataset.theme')).toBe('day');
    await page.reload();
    await openSheet(page);
    expect(await isChosen(page, 'Fast')).toBe(true);
    expect(await isChosen(page, 'By kind')).toBe(true);
    expect(await isChosen(page, 'Day')).toBe(true);
    expect(await page.getByLabel('Your name at tables with friends').inputValue()).toBe('Ada');
    await pick(page, 'Slow');
    await pick(page, 'As the device');
    await page.getByLabel('Your name at tables with friends').fill('Ben');
    expect(await page.evaluate('document.documentElement.dataset.theme')).toBe('night');
    await page.getByRole('button', { name: 'As they were' }).click();
    expect(await isChosen(page, 'Fast')).toBe(true);
    expect(await page.getByLabel('Your name at tables with friends').inputValue()).toBe('Ada');
    expect(await page.evaluate('document.documentElement.dataset.theme')).toBe('day');
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  it('are changed by keys alone, from the table and back to it', async () => {
    const { page, errors } = await openPage(house);
    await beginGame(page, { decks: PLAIN_DECKS, seed: 3 });
    await toAttack(page);
    await page.locator('.act[data-act="end"]').focus();
    await page.keyboard.press(',');
    await page.getByRole('dialog', SETTINGS).waitFor();
    await page.getByRole('radio', { name: 'Never' }).focus();
    await page.keyboard.press('ArrowRight');
    expect(await isChosen(page, 'If something is left')).toBe(true);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    expect(await page.getByRole('switch', { name: 'Attack on the first click' }).isChecked()).toBe(false);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    expect(await page.evaluate('document.activeElement.dataset.act')).toBe('end');
    await page.keyboard.press('?');
    expect(await page.locator('.keys').textContent()).toContain(',settings');
    expect(errors).toEqual([]);
    await page.context().close();
  });

  it('are open to everybody: axe finds nothing, in both rooms, on a desk and on a phone', async () => {
    const { page } = await openPage(house);
    await openSheet(page);
    expect(await faultsInEveryRoom(page, '.settings')).toEqual([]);
    await page.context().close();
  });
});

describe('the end of a turn', () => {
  it('is asked about, and the question names what is left', async () => {
    const { page, errors } = await openPage(house);
    await beginGame(page, { decks: PLAIN_DECKS, seed: 3 });
    await toAttack(page);
    await openSheet(page);
    await pick(page, 'If something is left');
    await page.keyboard.press('Escape');
    const before = await stands(page);
    const end = page.locator('.act[data-act="end"]');
    const question = page.getByRole('region', { name: 'End the turn?' });
    await end.focus();
    await page.keyboard.press('Enter');
    await question.waitFor();
    expect(await question.textContent()).toMatch(/could still attack: /);
    expect(await focusedText(page)).toContain('Go on playing');
    expect(await faults(page, '.endquestion')).toEqual([]);
    await page.keyboard.press('Escape');
    await expect.poll(() => question.count()).toBe(0);
    expect(await page.evaluate('document.activeElement.dataset.act')).toBe('end');
    expect(await stands(page)).toBe(before);
    await end.click();
    await question.getByRole('button', { name: 'End turn' }).click();
    await idle(page);
    await expect.poll(() => stands(page)).not.toBe(before);
    expect(errors).toEqual([]);
    await page.context().close();
  });
});

describe('an attack', () => {
  it('is opened by the first click and made by its button, if that was asked for', async () => {
    const { page, errors } = await openPage(house);
    await beginGame(page, { decks: PLAIN_DECKS, seed: 3 });
    await toAttack(page);
    await openSheet(page);
    await page.getByRole('switch', { name: 'Attack on the first click' }).click();
    await page.keyboard.press('Escape');
    const before = await stands(page);
    await page.locator('.act[data-act="attack"]').click();
    const attack = page.locator('.attackpanel .atk.on:not(.pw)').first();
    await attack.click();
    expect(await attack.getAttribute('aria-expanded')).toBe('true');
    await expect.poll(() => focusedText(page)).toMatch(/^Attack (for \d+|with .+)$/);
    expect(await faults(page, '.attackpanel')).toEqual([]);
    expect(await stands(page)).toBe(before);
    await page.keyboard.press('Enter');
    await idle(page);
    await expect.poll(() => stands(page)).not.toBe(before);
    expect(errors).toEqual([]);
    await page.context().close();
  });
});

describe('a hand that is sorted', () => {
  it('is seen and gone through in the same order, and the game stays as it is', async () => {
    const { page } = await openPage(house);
    await beginGame(page, { decks: PLAIN_DECKS, seed: 3 });
    await toAttack(page);
    const cards = (): Promise<string[]> =>
      page.locator('.fan .hc').evaluateAll((all) => all.map((each) => each.getAttribute('data-card') ?? ''));
    const [drawn, before] = [await cards(), await stands(page)];
    await openSheet(page);
    await pick(page, 'By kind');
    await page.keyboard.press('Escape');
    const sorted = await cards();
    expect(sorted).not.toEqual(drawn);
    expect(sorted.toSorted()).toEqual(drawn.toSorted());
    expect(await stands(page)).toBe(before);
    const lefts = await page
      .locator('.fan .hc')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().left));
    expect(lefts).toEqual(lefts.toSorted((one, other) => one - other));
    await page.context().close();
  });
});

import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { faults, faultsInEveryRoom } from './axe.js';
import { type House, openHouse, openPage } from './browser.js';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** Two prints that do not ship while others of the same cards do, and a name that is no card's. */
const LIST = `Pokémon: 2
3 Arceus V BRS 122
3 Arceus VSTAR BRS 123
Trainer: 2
2 Boss's Orders RCL 154
1 Nobody's Business`;

async function atTheDesk(): Promise<{ page: Page; errors: string[] }> {
  const { page, errors } = await openPage(house);
  await page.getByRole('link', { name: 'Decks' }).click();
  await page.locator('.tocopy li').first().waitFor();
  return { page, errors };
}

describe('the dialog that reads a list', () => {
  it('guesses the era, takes other printings with one click, and leaves what nobody knows', async () => {
    const { page, errors } = await atTheDesk();
    await page.getByRole('button', { name: 'Read a list' }).click();
    await page.getByLabel('The list').fill(LIST);
    await expect.poll(() => page.getByLabel('Read for the era').inputValue()).toBe('swsh-2022');
    expect(await page.locator('.eraoflist').textContent()).toContain('cards are of 2022.');
    await expect.poll(() => page.locator('.answer li.offered').count()).toBe(2);
    expect(await page.locator('.answer li.offered').first().textContent()).toContain(
      'There is no Arceus VSTAR BRS 123 here; the same card is Arceus VSTAR PR-SW SWSH307.',
    );
    expect(await faultsInEveryRoom(page, '.listsheet')).toEqual([]);
    await page.getByRole('button', { name: 'Take all 2 printings' }).click();
    await expect.poll(() => page.locator('.answer li.offered').count()).toBe(0);
    expect(await page.getByLabel('The list').inputValue()).toContain('3 Arceus VSTAR PR-SW SWSH307');
    await expect.poll(() => page.locator('.answer li.error').allTextContents()).toHaveLength(1);
    await page.getByRole('button', { name: 'Make a deck of the other lines' }).click();
    await expect.poll(() => page.locator('.by .era select').inputValue()).toBe('swsh-2022');
    expect(errors).toEqual([]);
  });

  it('lets another era be chosen, and says which cards are too new for it', async () => {
    const { page } = await atTheDesk();
    await page.getByRole('button', { name: 'Read a list' }).click();
    await page.getByLabel('The list').fill('4 Arceus V');
    await page.getByLabel('Read for the era').selectOption('hgss-2010');
    await expect
      .poll(() => page.locator('.answer').textContent())
      .toMatch(/Arceus V came out in 2022, later than the cards of 2010\./);
  });
});

describe('a deck that ships', () => {
  it('can be looked at and played from the page of decks, in the era that was chosen to play in', async () => {
    const { page, errors } = await openPage(house);
    await page.getByRole('button', { name: /2022/ }).first().click();
    await page.getByRole('link', { name: 'Decks' }).click();
    await page.locator('.tocopy li').first().waitFor();
    expect(await page.getByLabel('Which era is it for?').inputValue()).toBe('swsh-2022');
    await page.getByRole('button', { name: 'Look at the deck Ice Rider' }).click();
    await expect.poll(() => page.locator('.shiplook li').count()).toBeGreaterThan(10);
    await expect.poll(() => page.locator('.shiplook li button').count()).toBeGreaterThan(10);
    expect(await faults(page, '.shiplook')).toEqual([]);
    await page.locator('.shiplook').getByRole('button', { name: 'Play this deck' }).click();
    await expect
      .poll(() => page.getByLabel('Your deck').locator('option:checked').textContent())
      .toContain('Ice Rider');
    expect(errors).toEqual([]);
  });
});

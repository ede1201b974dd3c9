import { afterAll, beforeAll, expect, it } from 'vitest';
import { faultsInEveryRoom } from './axe.js';
import { type House, openHouse, openPage } from './browser.js';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

it('a deck is tried against those of its table while the page goes on, and the trial can be stopped', async () => {
  const { page, errors } = await openPage(house);
  await page.getByRole('link', { name: 'Decks' }).click();
  await page.locator('.tocopy li').first().waitFor();
  await page.getByRole('button', { name: 'Copy and change' }).first().click();
  await page.getByRole('button', { name: 'Test this deck' }).click();
  await page.getByRole('button', { name: 'Play 1,000 games' }).click();
  await expect.poll(() => page.locator('.trialsheet tfoot td').last().textContent(), { timeout: 60_000 }).toMatch(/\d/);
  expect(await page.locator('.trialsheet tbody td').nth(1).textContent()).toMatch(/% and .*%|–/);
  await page.getByRole('button', { name: 'Stop' }).click();
  const games = await page.locator('.trialsheet tfoot td').last().textContent();
  expect(await faultsInEveryRoom(page, '.trialsheet')).toEqual([]);
  expect(await page.locator('.trialsheet tfoot td').last().textContent()).toBe(games);
  expect(await page.locator('.trialsheet').textContent()).toContain('Stopped.');
  expect(errors).toEqual([]);
}, 120_000);

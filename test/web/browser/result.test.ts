import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { faultsInEveryRoom } from './axe.js';
import { beginGame, type House, idle, openHouse, openPage, PLAIN_DECKS, stands } from './browser.js';
import { playedOut, takenUp } from './played-until.js';

let house: House;

beforeAll(async () => {
  house = await openHouse();
});
afterAll(async () => {
  await house?.close();
});

const GAME = { era: 'hgss-2010', decks: ['DonChamp', 'Ember Spark'] } as const;

describe('the result of a game', () => {
  it('comes when the game is over, lets one look at the table, and R begins the next game', async () => {
    const { page, errors } = await openPage(house);
    await beginGame(page, { decks: PLAIN_DECKS, seed: 2 });
    await page.getByRole('button', { name: 'Concede' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Concede' }).click();
    const result = page.getByRole('dialog', { name: 'The end of the game' });
    await expect.poll(() => result.getByRole('heading', { level: 1 }).textContent()).toBe('Your opponent wins');
    expect(await result.locator('.hero').textContent()).toContain('You conceded.');
    await result.getByRole('button', { name: 'Look at the table' }).click();
    await result.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'The result' }).click();
    await result.waitFor();
    await page.keyboard.press('r');
    await result.waitFor({ state: 'detached' });
    await expect.poll(() => page.locator('.say h2').textContent()).toBe('Your Active Pokémon');
    expect(errors).toEqual([]);
    await page.context().close();
  });

  it('tells score and figures at once, in every room without a fault', async () => {
    const page = await takenUp(house, playedOut('won', GAME));
    const result = page.getByRole('dialog', { name: 'The end of the game' });
    await expect.poll(() => result.getByRole('heading', { level: 1 }).textContent()).toBe('You win');
    await result.locator('.stats tbody tr').first().waitFor();
    await result.locator('.chart.race').waitFor();
    expect(await faultsInEveryRoom(page, '.result')).toEqual([]);
    await page.context().close();
  });

  it('is shared by a link that the server keeps, and by one that needs none: each opens the same game elsewhere', async () => {
    const page = await takenUp(house, playedOut('won', GAME));
    const ended = await stands(page);
    await page.getByRole('button', { name: 'Share' }).click();
    const field = page.getByRole('dialog', { name: 'Share this game' }).getByLabel('Link', { exact: true });
    await expect.poll(() => field.inputValue()).toMatch(/#\/g\/\w{8}$/);
    const kept = await field.inputValue();
    await page.getByLabel('Let the link hold the game itself').check();
    await expect.poll(() => field.inputValue()).toMatch(/#\/replay\/game\//);
    const alone = await field.inputValue();
    expect(alone.length).toBeLessThan(700);
    await page.context().close();
    for (const link of [kept, alone]) {
      const { page: other, errors } = await openPage(house, { at: link.split('#')[1]! });
      await other.locator('.game.replay').waitFor();
      await idle(other);
      await other.keyboard.press('End');
      await expect.poll(() => stands(other, 'replay'), { timeout: 20_000 }).toBe(ended);
      expect(errors).toEqual([]);
      await other.context().close();
    }
    const { page: gone } = await openPage(house, { at: '/g/00000000' });
    await expect.poll(() => gone.getByRole('alert').textContent()).toMatch(/keeps no game under these letters/);
    await gone.context().close();
  });
});

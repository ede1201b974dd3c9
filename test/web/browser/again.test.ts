import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { playDemo } from '../../../src/cli/demo-game.js';
import { plainDecks } from '../../../src/cli/library-files.js';
import { faultsInEveryRoom } from './axe.js';
import { beginGame, type House, idle, openHouse, openPage, PLAIN_DECKS, stands } from './browser.js';
import { knockingOut, playedUntil, takenUp } from './played-until.js';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

async function concede(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Concede' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Concede' }).click();
  await page.getByRole('dialog', { name: 'The end of the game' }).waitFor();
}

const hero = async (page: Page): Promise<string> => (await page.locator('.hero').textContent()) ?? '';

describe('a hint in practice', () => {
  it('tells where to look, what to do and why, each when H is pressed, and changes nothing', async () => {
    const page = await takenUp(house, playedUntil(knockingOut));
    const before = await stands(page);
    const hint = page.getByRole('region', { name: 'Hint' });
    await page.keyboard.press('h');
    await expect.poll(() => hint.getByRole('heading').textContent(), { timeout: 60_000 }).toMatch(/^Look at /);
    expect(await hint.textContent()).toContain('Hint 1 of 3');
    expect(await page.locator('.spot[data-state~="hinted"], .hc.hinted').count()).toBeGreaterThan(0);
    await page.keyboard.press('h');
    await expect.poll(() => hint.textContent()).toMatch(/Hint 2 of 3.*a chance to win of about \d+ %/);
    await page.locator('.arrows .best .head').waitFor({ state: 'attached' }); // the attack, on the table
    await page.keyboard.press('h');
    await expect.poll(() => hint.textContent()).toContain('Hint 3 of 3');
    expect(await faultsInEveryRoom(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await hint.waitFor({ state: 'detached' });
    expect(await stands(page)).toBe(before);
    await page.context().close();
  });

  it('lies on no card of one’s own on a phone, and is not offered where bots are watched', async () => {
    const page = await takenUp(house, playedUntil(knockingOut), { phone: true });
    await page.getByRole('button', { name: 'Hint', exact: true }).click();
    const hint = page.getByRole('region', { name: 'Hint' });
    await expect.poll(() => hint.getByRole('heading').textContent(), { timeout: 60_000 }).toMatch(/^Look at /);
    const top = (await hint.boundingBox())!.y;
    for (const card of await page.locator('.hc, .spot').all()) {
      const box = await card.boundingBox();
      if (box !== null) expect(box.y + Math.min(box.height, 40)).toBeLessThanOrEqual(top + 1);
    }
    await page.context().close();
    const { page: other } = await openPage(house);
    await other.getByRole('button', { name: 'Two bots' }).click();
    await other.getByRole('button', { name: 'Shuffle and deal' }).click();
    await other.locator('.game').waitFor();
    expect(await other.getByRole('button', { name: 'Hint', exact: true }).count()).toBe(0);
    await other.context().close();
  });
});

describe('best of three against a bot', () => {
  it('counts its games, also after a reload, lets who lost choose, and ends with two wins', async () => {
    const { page, errors } = await openPage(house);
    await page.getByLabel('Match').selectOption('3');
    await beginGame(page, { decks: PLAIN_DECKS, seed: 2 });
    await page.getByRole('img', { name: 'Game 1: is played now' }).waitFor();
    await concede(page);
    expect(await hero(page)).toContain(
      'The match stands 0 : 1 against you. You lost it, so you choose who goes first.',
    );
    await page.reload();
    await page.getByRole('button', { name: 'Play game 2' }).click();
    await idle(page);
    await page.getByRole('img', { name: 'Game 1: lost' }).waitFor();
    await page.getByRole('img', { name: 'Game 2: is played now' }).waitFor();
    for (const [width, top] of [
      [390, '.phtop'],
      [1000, '.gtop'],
    ] as const) {
      await page.setViewportSize({ width, height: 844 });
      const stands = page.locator(`${top} .matchstands`);
      await stands.waitFor();
      expect(await stands.textContent()).toBe('Match 0 : 1');
      const { x, width: wide } = (await stands.boundingBox())!;
      expect([x > 0, x + wide < width]).toEqual([true, true]);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.locator('.matchstands').waitFor({ state: 'detached' });
    await concede(page);
    expect(await hero(page)).toContain('You lose the match');
    expect(await hero(page)).toContain('The match ends 0 : 2 against you.');
    expect(await faultsInEveryRoom(page, '.result')).toEqual([]);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.keyboard.press('r');
    await page.getByRole('dialog', { name: 'The end of the game' }).waitFor({ state: 'detached' });
    await idle(page);
    await page.getByRole('img', { name: 'Game 1: is played now' }).waitFor();
    await page.goto(`${house.address}#/figures`);
    await expect.poll(() => page.locator('.whole').textContent()).toContain('0 of 2 won');
    expect(await page.getByRole('row', { name: /^Hearth and Thunder/ }).textContent()).toContain('02');
    expect(await faultsInEveryRoom(page)).toEqual([]);
    await page.getByRole('button', { name: 'Forget all figures' }).click();
    await page.getByRole('button', { name: 'Forget them' }).click();
    await page.getByText('No game was played to its end here yet.').waitFor();
    expect(errors).toEqual([]);
    await page.context().close();
  });
});

describe('analysis in a replay', () => {
  it('weighs each choice, goes to mistakes by M, and hides what a seat could not see', async () => {
    const { page, errors } = await openPage(house, { at: '/replay' });
    const { facts, decks } = plainDecks();
    const claim = { era: 'hgss-2010', format: 'constructed', facts, decks: decks.slice(0, 2), seed: 12 } as const;
    const played = playDemo(claim);
    if (!played.ok) throw new Error(played.error[0]?.message);
    const record = JSON.stringify(played.value.record);
    const file = { name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(record) };
    await page.getByLabel('Open a file').setInputFiles(file);
    await page.locator('.game.replay').waitFor();
    await idle(page);
    await page.keyboard.press('a');
    const analysis = page.getByRole('region', { name: 'Analysis' });
    await analysis.getByText('It knew only what the player knew').waitFor({ timeout: 100_000 });
    await page.keyboard.press('m');
    await expect.poll(() => analysis.textContent()).toContain('A mistake');
    await analysis.locator('.way.best').waitFor();
    expect(await analysis.locator('.way.was:not(.best)').textContent()).toContain('what was played');
    await page.locator('.evalbar .lost').waitFor();
    // The best line as arrows, numbered; on the table of the very choice that is weighed.
    await page.locator('.arrows .best .shaft').first().waitFor({ state: 'attached' });
    expect((await page.locator('.arrows .best text').allTextContents()).length).toBeGreaterThan(0);
    expect(await faultsInEveryRoom(page)).toEqual([]);
    const who = /, (Player \d)/.exec(
      (await analysis.getByRole('heading', { level: 3 }).first().textContent()) ?? '',
    )![1]!;
    await page.getByLabel('Seen by').selectOption({ label: who === 'Player 1' ? 'Player 2' : 'Player 1' });
    await expect.poll(() => analysis.textContent()).toMatch(/chose here by what only/);
    expect(await analysis.locator('.way').count()).toBe(0);
    expect(await page.locator('.arrows').count()).toBe(0);
    await analysis.getByRole('button', { name: 'Close the analysis' }).click();
    await analysis.waitFor({ state: 'detached' });
    expect(errors).toEqual([]);
    await page.context().close();
  });
});

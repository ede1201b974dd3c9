import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type House, idle, ON_CARD, openHouse, openPage } from './browser.js';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const lesson = (page: Page): Promise<string | null> => page.locator('.coach h3').textContent();
const hint = (page: Page): Promise<string | null> => page.locator('.game').getAttribute('data-hint');

describe('the first game', () => {
  it('teaches by what is done, points at it, and can be left for an ordinary game', async () => {
    const { page, errors } = await openPage(house);
    await page.getByRole('navigation').getByRole('link', { name: 'Learn' }).click();
    await page.locator('.spine.b02').click();
    await expect.poll(() => page.locator('.course .readings').textContent()).toContain('RET-05');
    await page.getByRole('button', { name: 'Deal the first game' }).click();
    await idle(page);
    await expect.poll(() => lesson(page)).toBe('Choose your Active Pokémon');
    expect(await hint(page)).toBe('hand');
    await page.locator('.hc.play').first().click({ position: ON_CARD });
    await idle(page);
    await expect.poll(() => lesson(page)).toBe('Others wait on the Bench');
    await page.getByRole('button', { name: 'Done' }).click();
    await idle(page);
    await expect.poll(() => lesson(page)).toBe('What you play for');
    await page.reload();
    await idle(page);
    await expect.poll(() => lesson(page)).toBe('What you play for');
    await page.getByRole('button', { name: 'Go on', exact: true }).click();
    await expect.poll(() => hint(page)).toBe('attach');
    await page.locator('.act[data-act="attach"]').click();
    await page.locator('.hc.play').first().click({ position: ON_CARD });
    await page.locator('[data-side="mine"] .spot.active').click();
    await idle(page);
    await expect.poll(() => lesson(page)).not.toBe('Attach an Energy card');
    await page.getByRole('button', { name: 'Play on without lessons' }).click();
    expect(await page.locator('.coach').count()).toBe(0);
    await expect.poll(() => page.locator('.bar .act').count()).toBeGreaterThan(1);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  it('goes on with who plays on, and asks who goes first in words of its own', async () => {
    const { page, errors } = await openPage(house);
    await page.getByRole('link', { name: 'First time? Learn by playing.' }).click();
    await page.locator('.spine.b22').click();
    await page.getByRole('button', { name: 'Deal the first game' }).click();
    await idle(page);
    await expect.poll(() => lesson(page)).toBe('Who goes first?');
    await page.locator('.bar .act.on').click();
    await idle(page);
    await expect.poll(() => lesson(page)).toBe('Choose your Active Pokémon');
    await page.locator('.hc.play').first().click({ position: ON_CARD });
    await idle(page);
    await page.getByRole('button', { name: 'Done' }).click();
    await idle(page);
    await expect.poll(() => lesson(page)).toBe('What you play for');
    expect(await page.locator('.coach').textContent()).not.toContain('TAG TEAM');
    const taught = await page.locator('.coach header').textContent();
    await page.locator('.act[data-act="attach"]').click();
    await page.locator('.hc.play').first().click({ position: ON_CARD });
    await page.locator('[data-side="mine"] .spot.active').click();
    await idle(page);
    await expect.poll(() => lesson(page)).not.toBe('What you play for');
    expect(await page.locator('.coach header').textContent()).not.toBe(taught);
    expect(errors).toEqual([]);
    await page.context().close();
  });
});

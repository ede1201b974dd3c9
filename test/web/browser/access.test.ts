import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { faults } from './axe.js';
import { beginGame, type House, idle, ON_CARD, openHouse, openPage } from './browser.js';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const ROOMS = [
  { theme: 'night', phone: false },
  { theme: 'day', phone: false },
  { theme: 'night', phone: true },
] as const;

describe('axe finds nothing', () => {
  it.each(ROOMS)('by $theme, on a phone: $phone', async (room) => {
    const { page } = await openPage(house, room);
    expect(await faults(page)).toEqual([]);
    await beginGame(page, { seed: 12 });
    expect(await faults(page)).toEqual([]);
    await page.locator('.hc.play').first().click({ position: ON_CARD });
    await idle(page);
    await page.locator('.hc').first().click({ button: 'right', position: ON_CARD });
    expect(await faults(page)).toEqual([]);
    await page.context().close();
  });
});

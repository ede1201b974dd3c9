import type { CDPSession, Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { beginGame, type House, idle, openHouse, openPage, PLAIN_DECKS, stands } from './browser.js';
import { inPage } from './policy.js';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const MOST_TAPS = 1500;

/** Where the wanted thing can be touched with a finger: not under another thing, and within the screen. */
const WHERE = `(() => { ${inPage}
  if (isOver()) return null;
  const [thing] = wanted();
  thing.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const { x, y, width, height } = thing.getBoundingClientRect();
  for (const down of [0.5, 0.2, 0.1, 0.8]) for (const across of [0.5, 0.15, 0.85]) {
    const [left, top] = [x + width * across, y + height * down];
    if (thing.contains(document.elementFromPoint(left, top))) return [left, top];
  }
  throw new Error('A finger cannot reach ' + thing.outerHTML.slice(0, 200));
})()`;

/** A finger goes down, moves, and is lifted. */
async function drag(cdp: CDPSession, from: readonly [number, number], to: readonly [number, number]): Promise<void> {
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly (readonly [number, number])[]) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y]) => ({ x, y })) });
  await send('touchStart', [from]);
  for (let step = 1; step <= 8; step++) {
    const at = (one: number, other: number): number => one + ((other - one) * step) / 8;
    await send('touchMove', [[at(from[0], to[0]), at(from[1], to[1])]]);
  }
  await send('touchEnd', []);
}

const middle = async (page: Page, selector: string): Promise<[number, number]> => {
  const { x, y, width, height } = (await page.locator(selector).first().boundingBox())!;
  return [x + width / 2, y + Math.min(height / 2, 26)];
};

describe('a finger', () => {
  it('plays a whole game on a phone', async () => {
    const { page, errors } = await openPage(house, { phone: true });
    await beginGame(page, { decks: PLAIN_DECKS, seed: 4 });
    for (let tap = 0; tap < MOST_TAPS; tap++) {
      await idle(page);
      const spot = (await page.evaluate(WHERE)) as [number, number] | null;
      if (spot === null) break;
      await page.touchscreen.tap(...spot);
    }
    expect(await page.locator('.say h2').textContent()).toMatch(/wins?$/);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  it('drags an Energy card onto a Pokémon, and a long press shows the card', async () => {
    const { page, errors } = await openPage(house, { phone: true });
    await beginGame(page, { decks: PLAIN_DECKS, seed: 2 });
    while ((await page.locator('.say h2').textContent()) !== 'Your turn') {
      await page.touchscreen.tap(...((await page.evaluate(WHERE)) as [number, number]));
      await idle(page);
    }
    const cdp = await page.context().newCDPSession(page);
    const active = page.locator('[data-side="mine"] .spot.active');
    expect(await active.locator('.att').count()).toBe(0);
    await drag(
      cdp,
      await middle(page, '.hc.play[aria-label*="Energy"]'),
      await middle(page, '[data-side="mine"] .spot.active'),
    );
    await expect.poll(() => active.locator('.att').count()).toBe(1);
    await idle(page);
    const [x, y] = await middle(page, '[data-side="mine"] .spot.active');
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    await page.locator('.inspector').waitFor();
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await page.getByRole('button', { name: 'Close' }).tap();
    await expect.poll(() => page.locator('.inspector').count()).toBe(0);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  it('takes choices back one after the other with Undo, which stays in its place', async () => {
    const { page } = await openPage(house, { phone: true });
    await beginGame(page, { decks: PLAIN_DECKS, seed: 2 });
    while ((await page.locator('.say h2').textContent()) !== 'Your turn') {
      await page.touchscreen.tap(...((await page.evaluate(WHERE)) as [number, number]));
      await idle(page);
    }
    const [x, y] = await middle(page, '.backforth .btn:last-child');
    const seen = new Set([await stands(page)]);
    for (let times = 0; times < 2; times++) {
      await page.touchscreen.tap(x, y);
      await expect.poll(async () => seen.has(await stands(page))).toBe(false);
      await idle(page);
      seen.add(await stands(page));
    }
    const [undo, redo] = [await middle(page, '.backforth .btn:last-child'), await middle(page, '.backforth .redo')];
    expect(undo[0]).toBe(x);
    expect(Math.abs(undo[0] - redo[0])).toBeGreaterThanOrEqual(44);
    await page.context().close();
  });
});

import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type House, idle, openHouse, type Room, stands } from './browser.js';
import { knockingOut, playedUntil, takenUp, watching } from './played-until.js';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const strip = (page: Page) => page.locator('.turnstrip');
const sentence = async (page: Page): Promise<string> => ((await strip(page).locator('p').textContent()) ?? '').trim();
const help = (page: Page): Promise<string | null> => page.locator('.say p').last().textContent();
const spoken = (page: Page): Promise<string | null> => page.locator('.unseen[aria-live]').textContent();

/** At the end of your turn, with another player's turn to be seen next. */
async function atTheEnd(room: Room): Promise<Page> {
  const page = await takenUp(house, playedUntil(watching), { moves: true, ...room });
  await page.locator('.act[data-act="end"]').click();
  await strip(page).waitFor();
  return page;
}

/** Nothing goes on before the test has asked for it. */
const STEPWISE: Room = { settings: { others: 'step by step' } };
const WAITS = /Step 1 of .*press →/;

/** Everything on the table, as it is read. */
const table = (page: Page): Promise<string> => page.locator('.plan').ariaSnapshot();

/** Notes what is laid over the table, and whether the Pokémon it is laid on is there in that moment. */
const NOTE = `window.noted = [];
new MutationObserver((changes) => {
  for (const { addedNodes } of changes) for (const node of addedNodes) {
    if (!(node instanceof HTMLElement)) continue;
    const kind = ['blow', 'kostamp'].find((look) => node.classList.contains(look));
    if (kind === undefined) continue;
    queueMicrotask(() => noted.push([kind, node.textContent, document.querySelectorAll('[data-side="other"] [data-pokemon]').length]));
  }
}).observe(document.body, { childList: true });`;

describe('a Knock Out', () => {
  it('is seen as a number and a stamp before the Pokémon is gone', async () => {
    const page = await takenUp(house, playedUntil(knockingOut), { moves: true });
    const theirs = page.locator('[data-side="other"] [data-pokemon]');
    const before = await theirs.count();
    await page.evaluate(NOTE);
    await page.locator('.act[data-act="attack"]').click();
    await page.locator('.atk.on:not(.pw)').click();
    await page.locator('.kostamp b').waitFor();
    await expect.poll(() => theirs.count()).toBe(before - 1);
    const noted = (await page.evaluate('noted')) as [string, string, number][];
    expect(noted.find(([kind]) => kind === 'blow')?.[1]).toMatch(/^\d+$/);
    expect(noted.find(([kind]) => kind === 'kostamp')?.[1]).toBe('Knocked Out');
    expect(noted.map(([, , count]) => count)).toEqual(noted.map(() => before));
    await page.locator('.game[data-busy="false"]').waitFor();
    expect(await page.locator('.overtable').count()).toBe(0);
    await page.context().close();
  });

  it('is seen standing still where nothing moves, and holds nothing up', async () => {
    const page = await takenUp(house, playedUntil(knockingOut));
    await page.evaluate(NOTE);
    await page.locator('.act[data-act="attack"]').click();
    await page.locator('.atk.on:not(.pw)').click();
    await expect.poll(() => page.evaluate('noted.some(([kind]) => kind === "blow")')).toBe(true);
    await expect.poll(() => page.evaluate('noted.some(([kind]) => kind === "kostamp")')).toBe(true);
    await idle(page);
    await expect.poll(() => page.locator('.overtable').count()).toBe(0);
    await page.context().close();
  });
});

describe("another player's turn", () => {
  it('is told in one sentence a step between the Active Pokémon, and spoken once', async () => {
    const page = await atTheEnd(STEPWISE);
    await expect.poll(() => help(page)).toMatch(WAITS);
    const said = await sentence(page);
    expect(said).toMatch(/^.+\.$/);
    expect((await spoken(page))?.trim().startsWith(said)).toBe(true);
    expect(await page.locator('[aria-live]').count()).toBe(1);
    const [mine, theirs] = ['mine', 'other'].map((side) => page.locator(`[data-side="${side}"] .spot.active`));
    const [at, below, above] = await Promise.all([strip(page), mine!, theirs!].map((each) => each.boundingBox()));
    expect(at!.y).toBeGreaterThan(above!.y + above!.height / 2);
    expect(at!.y + at!.height).toBeLessThan(below!.y + below!.height / 2);
    await page.keyboard.press('Enter');
    await idle(page);
    expect(await strip(page).count()).toBe(0);
    await page.context().close();
  });

  it('waits for a key after each step where it is shown step by step', async () => {
    const page = await atTheEnd(STEPWISE);
    let steps = 1;
    while ((await page.locator('.game[data-busy="true"]').count()) > 0) {
      await expect
        .poll(async () => /press →/.test((await help(page)) ?? '') || (await strip(page).count()) === 0)
        .toBe(true);
      if ((await strip(page).count()) === 0) break;
      expect(await help(page)).toContain(`Step ${steps} of`);
      await page.keyboard.press('ArrowRight');
      steps++;
      await expect
        .poll(async () => (await help(page))?.includes(`Step ${steps} of`) || !(await strip(page).isVisible()))
        .toBe(true);
    }
    expect(steps).toBeGreaterThan(1);
    await idle(page);
    await page.context().close();
  });

  it('goes a step further by a tap on the table', async () => {
    const page = await atTheEnd({ ...STEPWISE, phone: true });
    await expect.poll(() => help(page)).toMatch(/Step 1 of .*press →/);
    const { x, y, width } = (await page.locator('main.felt').boundingBox())!;
    await page.touchscreen.tap(x + width / 2, y + 20);
    await expect.poll(() => help(page)).toMatch(/Step 2 of/);
    await page.getByRole('button', { name: 'To my turn' }).tap();
    await idle(page);
    await page.context().close();
  });

  it('is paused and gone on with by Space, and ended by Enter', async () => {
    const page = await atTheEnd({ settings: { speed: 'slow' } });
    await page.keyboard.press(' ');
    await expect.poll(() => help(page)).toContain('Paused');
    await page.keyboard.press(' ');
    await expect.poll(() => help(page)).not.toContain('Paused');
    await page.keyboard.press('Enter');
    await idle(page);
    await expect.poll(() => page.locator('.say h2').textContent()).not.toBe('Your opponent’s turn');
    await page.context().close();
  });

  it('is shown again by B, and the game is as it was', async () => {
    const page = await atTheEnd(STEPWISE);
    await expect.poll(() => help(page)).toMatch(WAITS);
    const first = await sentence(page);
    await page.keyboard.press('Enter');
    await idle(page);
    const [game, seen] = [await stands(page), await table(page)];
    await page.keyboard.press('b');
    await expect.poll(() => help(page)).toMatch(/^The last turn again\. Step 1 of .*press →/);
    await expect.poll(async () => await sentence(page)).toBe(first);
    await page.keyboard.press('Enter');
    await idle(page);
    expect(await table(page)).toBe(seen);
    expect(await stands(page)).toBe(game);
    await page.getByRole('button', { name: 'Last turn again' }).click();
    await strip(page).waitFor();
    await page.keyboard.press('Escape');
    await idle(page);
    expect(await table(page)).toBe(seen);
    await page.context().close();
  });

  it('is not shown where only its result is wanted', async () => {
    const page = await takenUp(house, playedUntil(watching), { moves: true, settings: { others: 'only the result' } });
    const seen = await page.evaluateHandle(() => {
      const strips: string[] = [];
      new MutationObserver(() => {
        for (const each of document.querySelectorAll('.turnstrip')) strips.push(each.textContent ?? '');
      }).observe(document.body, { childList: true, subtree: true });
      return strips;
    });
    const before = await stands(page);
    await page.locator('.act[data-act="end"]').click();
    await expect.poll(async () => (await stands(page)) !== before).toBe(true);
    await idle(page);
    expect(await seen.jsonValue()).toEqual([]);
    await page.context().close();
  });
});

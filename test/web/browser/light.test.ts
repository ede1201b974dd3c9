// The page is light: what its first screen fetches, how it is sent, and that nothing jumps while it comes.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { beginGame, type House, openHouse, openPage, PLAIN_DECKS, root } from './browser.js';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const MOST_CODE = 180_000;
/** A file that fits into one packet is not worth packing. */
const SMALL = 1400;

/** How much of the screen has moved by itself since it was opened, with what moved. */
const SHIFTS = `window.shifts = [];
new PerformanceObserver((list) => {
  for (const { hadRecentInput, sources, value } of list.getEntries())
    if (!hadRecentInput) shifts.push(value.toFixed(4) + ' ' + sources.map(({ node }) => (node?.nodeName ?? '') + '.' + (node?.className ?? node?.textContent)).join(', '));
}).observe({ type: 'layout-shift', buffered: true });`;

const shifts = (page: Page): Promise<readonly string[]> => page.evaluate('shifts');

describe('the page', () => {
  it('shows its first screen with at most 180 kB of code, packed', () => {
    const index = readFileSync(join(root, 'dist', 'web', 'index.html'), 'utf8');
    const files = [...index.matchAll(/(?:src|modulepreload"[^>]*href)="\.\/(assets\/[^"]+\.js)"/g)].map(
      ([, file]) => file!,
    );
    expect(files.length).toBeGreaterThan(1);
    const packed = files.map((file) => gzipSync(readFileSync(join(root, 'dist', 'web', file))).length);
    expect(packed.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(MOST_CODE);
  });

  it('is sent packed, whatever is fetched', async () => {
    const { files } = JSON.parse(readFileSync(join(root, 'dist', 'web', 'offline.json'), 'utf8')) as {
      files: string[];
    };
    const plain: string[] = [];
    for (const file of ['', ...files.filter((each) => /\.(js|css|json)$/.test(each))]) {
      const { headers } = await fetch(house.address + file, { headers: { 'accept-encoding': 'br, gzip' } });
      if (headers.get('content-encoding') === null) plain.push(`${file} ${headers.get('content-length')}`);
    }
    expect(plain.filter((each) => Number(each.split(' ')[1]) > SMALL)).toEqual([]);
  });

  it.each([
    ['on a desk', false],
    ['on a phone', true],
  ])('lets nothing jump while it comes, %s', async (_, phone) => {
    const { page } = await openPage(house, { phone });
    await page.addInitScript(SHIFTS);
    const moved: string[] = [];
    for (const [at, there] of [
      ['', '.fan3 .card'],
      ['#/learn', '.readings li'],
      ['#/friend', '.deckrow .card'],
      ['#/rules', '.rulelist summary'],
      ['#/replay', 'main'],
    ]) {
      await page.goto('about:blank');
      await page.goto(house.address + at);
      await page.locator(there!).first().waitFor();
      await page.waitForTimeout(300);
      for (const shift of await shifts(page)) moved.push(`${at} ${shift}`);
    }
    await page.goto('about:blank');
    await page.goto(house.address);
    await page.locator('.fan3 .card').first().waitFor();
    await beginGame(page, { decks: PLAIN_DECKS, seed: 3 });
    await page.waitForTimeout(600);
    for (const shift of await shifts(page)) moved.push(`the table ${shift}`);
    expect(moved).toEqual([]);
    await page.context().close();
  });
});

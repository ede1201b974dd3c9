import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { beginGame, type House, idle, openHouse, openPage, PLAIN_DECKS, root } from './browser.js';
import { inPage } from './policy.js';

let house: House;
const folder = mkdtempSync(join(tmpdir(), 'rulebox-page-'));
beforeAll(async () => {
  house = await openHouse();
});
afterAll(async () => {
  await house.close();
  rmSync(folder, { recursive: true });
});

const MOST_STEPS = 1500;

/** A whole game by clicks that the page makes itself: what is lit is chosen, now and then at random. */
async function playOut(page: Page, seed: number): Promise<number> {
  const script = `(async () => {
    ${inPage}
    let bits = ${seed};
    const chance = (limit) => { bits = (Math.imul(bits, 1103515245) + 12345) & 0x7fffffff; return (bits >> 8) % limit; };
    const idle = async () => { while (document.querySelector('.game').dataset.busy === 'true') await new Promise((next) => setTimeout(next, 4)); };
    for (let step = 0; step < ${MOST_STEPS}; step++) {
      await idle();
      if (isOver()) return step;
      const things = wanted();
      if (things.length === 0) throw new Error('Nothing can be done: ' + document.querySelector('.bar').textContent);
      things[chance(6) === 0 ? chance(things.length) : 0].click();
      await new Promise((next) => setTimeout(next, 0));
    }
    return -1;
  })()`;
  return (await page.evaluate(script)) as number;
}

/** What the command line makes of the record that the page saves. */
async function replayed(page: Page, name: string): Promise<{ readonly fingerprint: number; readonly winner: string }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save the record' }).click(),
  ]);
  const file = join(folder, `${name}.json`);
  await download.saveAs(file);
  const main = join(root, 'dist', 'cli', 'main.js');
  const { stdout, stderr } = spawnSync(process.execPath, [main, 'replay', file, '--json'], { encoding: 'utf8' });
  expect(stderr).toBe('');
  return JSON.parse(stdout) as { fingerprint: number; winner: string };
}

describe('a whole game on the page', () => {
  it.each([
    { era: '02', seed: 4 },
    { era: '09', seed: 5 },
    { era: '10', seed: 6 },
    { era: '22', seed: 7 },
  ])('of 20$era ends without an error, and its record is the same game on the command line', async ({ era, seed }) => {
    const { page, errors } = await openPage(house);
    await beginGame(page, { era, seed });
    expect(await playOut(page, seed)).toBeGreaterThan(10);
    const fingerprint = await page.locator('.game').getAttribute('data-fingerprint');
    const replay = await replayed(page, era);
    expect(String(replay.fingerprint)).toBe(fingerprint);
    expect(['A', 'B']).toContain(replay.winner);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  it('is played with the mouse', async () => {
    const { page, errors } = await openPage(house);
    await beginGame(page, { decks: PLAIN_DECKS, seed: 3 });
    for (let step = 0; step < MOST_STEPS; step++) {
      await idle(page);
      const spot = (await page.evaluate(`(() => { ${inPage}
        if (isOver()) return null;
        const [thing] = wanted();
        thing.scrollIntoView({ block: 'nearest', inline: 'nearest' });
        const { x, y, width, height } = thing.getBoundingClientRect();
        return [x + Math.min(width / 2, 20), y + Math.min(height / 2, 14)];
      })()`)) as [number, number] | null;
      if (spot === null) break;
      await page.mouse.click(...spot);
    }
    expect(await page.locator('.say h2').textContent()).toMatch(/wins?$/);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  it('is played with the keyboard alone', async () => {
    const { page, errors } = await openPage(house);
    await beginGame(page, { decks: PLAIN_DECKS, seed: 8 });
    for (let step = 0; step < MOST_STEPS; step++) {
      await idle(page);
      const goal = await page.evaluate(
        `(() => { ${inPage} if (isOver()) return false; window.goal = wanted()[0]; return true; })()`,
      );
      if (goal === false) break;
      await tabTo(page);
      await page.keyboard.press('Enter');
    }
    expect(await page.locator('.say h2').textContent()).toMatch(/wins?$/);
    expect(errors).toEqual([]);
    await page.context().close();
  });
});

/** Presses Tab until the wanted thing has the focus, as somebody without a mouse would. */
async function tabTo(page: Page): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    if ((await page.evaluate('document.activeElement === window.goal')) === true) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('What is lit cannot be reached with Tab.');
}

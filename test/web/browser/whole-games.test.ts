// Whole games driven through the page by random touches. PAGE_GAMES says how many an era, one without it:
//   PAGE_GAMES=20 npx vitest run --project browser test/web/browser/whole-games.test.ts
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type House, idle, openHouse, openPage, root, stands } from './browser.js';
import { inPage } from './policy.js';

const GAMES = Number(process.env['PAGE_GAMES'] ?? 1);
const MOST_TOUCHES = 20_000;
/** Of three touches so many go to what wins, so that the short form stays short. */
const EAGER = GAMES === 1 ? 2 : 0;
/** Every so many games the other side is the fair bot. */
const FAIR = 5;

let house: House;
const folder = mkdtempSync(join(tmpdir(), 'rulebox-page-'));
beforeAll(async () => {
  house = await openHouse();
});
afterAll(async () => {
  await house.close();
  rmSync(folder, { recursive: true });
});

/** Chooses format, decks, opponent and seed by the number of the game, and deals. */
async function deal(page: Page, era: string, number: number): Promise<string> {
  await page.locator(`.spine.b${era}`).click();
  const format = page.getByLabel('Format');
  if ((await format.count()) > 0) {
    const others = (await format.locator('option').count()) - 1;
    await format.selectOption({ index: number % 4 === 3 ? 1 + ((number >> 2) % others) : 0 });
  }
  const names: string[] = [];
  for (const [place, label] of ['Your deck', 'Their deck'].entries()) {
    const deck = page.getByLabel(label);
    const options = await deck.locator('option').allTextContents();
    const name = options[(number * (place + 2) + place) % options.length]!;
    await deck.selectOption({ label: name });
    names.push(name);
  }
  await page.getByRole('button', { name: number % FAIR === FAIR - 1 ? 'Fair bot' : 'Random bot' }).click();
  await page.getByLabel('Seed').fill(String(1000 + number));
  await page.getByRole('button', { name: 'Shuffle and deal' }).click();
  await idle(page);
  return names.join(' – ');
}

/** A whole game by touches that the page makes itself: in the long form each thing is as likely as another. */
async function playOut(page: Page, seed: number): Promise<number> {
  const script = `(async () => {
    ${inPage}
    let bits = ${seed};
    const chance = (limit) => { bits = (Math.imul(bits, 1103515245) + 12345) & 0x7fffffff; return (bits >> 8) % limit; };
    const idle = async () => { while (document.querySelector('.game').dataset.busy === 'true') await new Promise((next) => setTimeout(next, 1)); };
    for (let touch = 0; touch < ${MOST_TOUCHES}; touch++) {
      await idle();
      if (isOver()) return touch;
      const things = possible();
      if (things.length === 0) throw new Error('Nothing can be done: ' + document.querySelector('.bar').textContent);
      const [first] = wanted();
      (first !== undefined && chance(3) < ${EAGER} ? first : things[chance(things.length)]).click();
      await new Promise((next) => setTimeout(next, 0));
    }
    return -1;
  })()`;
  return (await page.evaluate(script)) as number;
}

interface Replayed {
  readonly fingerprint: number;
  readonly winner: string | null;
  readonly choices: number;
  readonly turn: number;
}

/** What the command line makes of the record that the page saves. */
async function replayed(page: Page, name: string): Promise<Replayed> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save the record' }).click(),
  ]);
  const file = join(folder, `${name}.json`);
  await download.saveAs(file);
  const main = join(root, 'dist', 'cli', 'main.js');
  const { stdout, stderr } = spawnSync(process.execPath, [main, 'replay', file, '--json'], { encoding: 'utf8' });
  expect(stderr).toBe('');
  return JSON.parse(stdout) as Replayed;
}

describe('a whole game on the page', () => {
  it.each(['02', '09', '10', '22'])(
    'of 20%s ends without an error, and its record is the same game on the command line',
    async (era) => {
      const { page, errors } = await openPage(house);
      for (let number = 0; number < GAMES; number++) {
        const decks = await deal(page, era, number);
        const touches = await playOut(page, number * 7919 + Number(era));
        expect(touches, decks).toBeGreaterThan(0);
        const fingerprint = await stands(page);
        const replay = await replayed(page, `${era}-${number}`);
        expect(String(replay.fingerprint), decks).toBe(fingerprint);
        expect(replay.winner, decks).not.toBe(null);
        if (GAMES > 1)
          console.log(
            `20${era} ${number + 1}: ${decks}, turn ${replay.turn}, ${replay.choices} choices, ${touches} touches`,
          );
        await page.getByRole('link', { name: 'Another table' }).click();
      }
      expect(errors).toEqual([]);
      await page.context().close();
    },
    120_000 * GAMES,
  );
});

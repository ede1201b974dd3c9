// Whole games of every era driven through the page by random touches: one each, or as many in every format as PAGE_GAMES says:
//   PAGE_GAMES=20 npx vitest run --project browser test/web/browser/whole-games.test.ts
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ERAS } from '../../../src/engine/index.js';
import { ERA_WORDS } from '../../../src/web/words/eras.js';
import { type House, idle, openHouse, openPage, root, stands } from './browser.js';
import { inPage } from './policy.js';

const GAMES = Number(process.env['PAGE_GAMES'] ?? 1);
const SHORT = process.env['PAGE_GAMES'] === undefined;
const MOST_TOUCHES = 20_000;
/** Of three touches so many go to what wins, so that the short form stays short. */
const EAGER = SHORT ? 2 : 0;
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

/** The formats that are offered in an era, by their places in the list; none where there is but one. */
async function formatsOf(page: Page, era: string): Promise<readonly number[]> {
  await page.locator(`.spine.b${era}`).click();
  const offered = await page.getByLabel('Format').locator('option').count();
  return SHORT || offered === 0 ? [0] : Array.from({ length: offered }, (_, place) => place);
}

/** Chooses era, format, decks, opponent and seed by the number of the game, and deals. */
async function deal(page: Page, era: string, format: number, number: number): Promise<string> {
  await page.locator(`.spine.b${era}`).click();
  const formats = page.getByLabel('Format');
  if ((await formats.count()) > 0) await formats.selectOption({ index: format });
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
  it.each(ERAS.map(({ id }) => id))(
    'of %s ends without an error, and its record is the same game on the command line',
    async (id) => {
      const { short: era, year } = ERA_WORDS[id]!;
      const { page, errors } = await openPage(house);
      for (const format of await formatsOf(page, era))
        for (let number = 0; number < GAMES; number++) {
          const decks = await deal(page, era, format, number);
          const touches = await playOut(page, number * 7919 + Number(era) + 101 * format);
          expect(touches, decks).toBeGreaterThan(0);
          const fingerprint = await stands(page);
          const replay = await replayed(page, `${era}-${format}-${number}`);
          expect(String(replay.fingerprint), decks).toBe(fingerprint);
          expect(replay.winner, decks).not.toBe(null);
          if (!SHORT)
            console.log(
              `${year} ${format}.${number + 1}: ${decks}, turn ${replay.turn}, ${replay.choices} choices, ${touches} touches`,
            );
          await page.getByRole('link', { name: 'Another table' }).click();
        }
      expect(errors).toEqual([]);
      await page.context().close();
    },
    120_000 * GAMES * (SHORT ? 1 : 5),
  );
});

import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { playDemo } from '../../../src/cli/demo-game.js';
import { plainDecks } from '../../../src/cli/library-files.js';
import { fingerprint, type GameRecord, replay } from '../../../src/engine/index.js';
import { beginGame, type House, idle, openHouse, openPage, PLAIN_DECKS, stands } from './browser.js';

let house: House;
let record: GameRecord;
beforeAll(async () => {
  house = await openHouse();
  const { facts, decks } = plainDecks();
  const played = playDemo({ era: 'hgss-2010', format: 'constructed', facts, decks: decks.slice(0, 2), seed: 12 });
  if (!played.ok) throw new Error(played.error[0]?.message);
  record = played.value.record;
});
afterAll(() => house.close());

const standsAt = (place: number): string => {
  const there = replay(record, { upTo: place });
  if (!there.ok) throw new Error(there.error[0]?.message);
  return String(fingerprint(there.value.state));
};
const slider = (page: Page) => page.getByLabel('Where in the game');

/** Pastes a text on the page for replays and opens it. */
async function paste(page: Page, text: string): Promise<void> {
  await page.getByRole('navigation').getByRole('link', { name: 'Replay' }).click();
  await page.getByLabel('Or paste a record or a link').fill(text);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
}

describe('a replay', () => {
  it('is scrubbed, stepped and jumped through by keyboard and mouse, and any seat can look', async () => {
    const { page, errors } = await openPage(house);
    await paste(page, JSON.stringify(record));
    await expect.poll(() => stands(page, 'replay')).toBe(standsAt(0));
    await slider(page).fill('30');
    await expect.poll(() => stands(page, 'replay')).toBe(standsAt(30));
    await slider(page).press('ArrowRight');
    await expect.poll(() => stands(page, 'replay')).toBe(standsAt(31));
    await page.getByRole('button', { name: 'One choice back' }).click();
    await expect.poll(() => stands(page, 'replay')).toBe(standsAt(30));
    await slider(page).evaluate((element) => (element as HTMLElement).blur());
    await page.keyboard.press('End');
    await expect.poll(() => stands(page, 'replay')).toBe(standsAt(record.choices.length));
    await page.keyboard.press('K');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => page.locator('.log .now').textContent()).toMatch(/./);
    await expect.poll(() => page.locator('.log').textContent()).toContain('Knocked Out');
    expect(await page.locator('.ophand.open').count()).toBe(1);
    await page.getByLabel('Seen by').selectOption({ label: 'Player 2' });
    await expect.poll(() => page.locator('.ophand.open').count()).toBe(0);
    expect(await page.locator('.side .who').allTextContents()).toEqual(['Opponent', 'You']);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  it('is shared as a link that opens at the same choice, and saved as it came', async () => {
    const { page } = await openPage(house);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await paste(page, JSON.stringify(record));
    await slider(page).fill('40');
    await expect.poll(() => stands(page, 'replay')).toBe(standsAt(40));
    await page.getByRole('button', { name: 'Share' }).click();
    await page.getByLabel('Begin at choice 40').check();
    await page.getByRole('button', { name: 'Copy the link' }).click();
    await page.getByRole('button', { name: 'Copied' }).waitFor();
    const link = (await page.evaluate('navigator.clipboard.readText()')) as string;
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save the record' }).click(),
    ]);
    expect(JSON.parse(readFileSync(await download.path(), 'utf8'))).toEqual(record);
    const other = await page.context().newPage();
    await other.goto(link);
    await expect.poll(() => stands(other, 'replay')).toBe(standsAt(40));
    await page.context().close();
  });

  it('can be gone on with: the new game begins with the same answers', async () => {
    const { page, errors } = await openPage(house);
    await paste(page, JSON.stringify(record));
    await slider(page).fill('45');
    await expect.poll(() => stands(page, 'replay')).toBe(standsAt(45));
    await page.getByRole('button', { name: 'Go on from here' }).click();
    // The replay's own table stands there until the game's has come.
    await page.locator('.bar .act').first().waitFor();
    await idle(page);
    expect(await stands(page)).toBe(standsAt(45));
    expect(errors).toEqual([]);
    await page.context().close();
  });

  it('of a spoilt record or link says what is wrong and where', async () => {
    const { page } = await openPage(house);
    const alert = page.getByRole('alert');
    await paste(page, JSON.stringify({ ...record, choices: record.choices.with(20, { kind: 'prize', place: 200 }) }));
    await expect.poll(() => alert.textContent()).toMatch(/Choice 21 of this record is refused: .*\([A-Z]+-\d+\)/);
    await page.getByRole('button', { name: 'Watch the 20 choices before it' }).click();
    await expect.poll(() => stands(page, 'replay')).toBe(standsAt(0));
    await page.goto(`${house.address}#/replay/link/eJyrVi`);
    await expect.poll(() => alert.textContent()).toMatch(/not whole: .* 6 letters/);
    await page.goto(`${house.address}#/replay`);
    await page.getByLabel('Or paste a record or a link').fill('{"rulebox": 1, "choices": [}');
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    await expect.poll(() => alert.textContent()).toMatch(/This is not JSON: .*hoices/);
    await page.context().close();
  });
});

describe('recent games', () => {
  it('are on the home page when they have ended: to be watched, or played again', async () => {
    const { page, errors } = await openPage(house);
    await beginGame(page, { decks: PLAIN_DECKS, seed: 2 });
    await page.getByRole('button', { name: 'Concede' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Concede' }).click();
    await page.getByRole('button', { name: 'Watch it again' }).click();
    await expect.poll(() => page.locator('.rbar .say h2').textContent()).toMatch(/choice 0 of 1$/);
    await page.goto(`${house.address}#/`);
    await expect.poll(() => page.locator('.recent li').count()).toBe(1);
    expect(await page.locator('.recent li').textContent()).toMatch(
      /Hearth and Thunder against Tide and Thorn.*You lost/,
    );
    await page.locator('.recent').getByRole('button', { name: 'Rematch' }).click();
    await idle(page);
    expect(await page.locator('.say h2').textContent()).toBe('Your Active Pokémon');
    await page
      .locator('.hc.play')
      .first()
      .click({ position: { x: 24, y: 22 } });
    await idle(page);
    await page.goto(`${house.address}#/`);
    await beginGame(page, { decks: PLAIN_DECKS, seed: 3 });
    await page.goto(`${house.address}#/`);
    expect(await page.locator('.recent li').first().textContent()).toMatch(/Left /);
    await page.locator('.recent').getByRole('button', { name: 'Go on' }).click();
    await idle(page);
    expect(errors).toEqual([]);
    await page.context().close();
  });
});

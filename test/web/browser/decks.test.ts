import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type House, idle, openHouse, openPage, type Room } from './browser.js';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

async function atTheDesk(room: Room = {}): Promise<{ page: Page; errors: string[] }> {
  const { page, errors } = await openPage(house, room);
  await page.getByRole('link', { name: 'Decks' }).click();
  await page.locator('.tocopy li').first().waitFor();
  return { page, errors };
}

const inDeck = (page: Page): Promise<string | null> => page.locator('.by .mut').textContent();

/** A list with three faults: a name that is no card's, a line that is none, and five of one card. */
const FAULTY = `Pokémon: 18
4 Cyndaquil HS 61
2 Quilava HS 49
5 Growlithe HS 65
3 Arcanyne
what is this
4 Mareep HS 73
2 Switch HS 102
41 Fire Energy`;

async function readFaultyList(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Read a list' }).click();
  await page.getByLabel('The list').fill(FAULTY);
  await expect.poll(() => page.locator('.answer li.error').allTextContents()).toHaveLength(2);
  expect(await page.locator('.answer').textContent()).toMatch(/Line 5.*no card named "Arcanyne".*Do you mean Arcanine/);
  expect(await page.locator('.answer').textContent()).toMatch(/Line 6.*is no line of a deck list/);
  await page.getByLabel('The list').fill(FAULTY.replace('3 Arcanyne\nwhat is this\n', '2 Arcanine HS 1\n'));
  await expect.poll(() => page.locator('.answer li.error').count()).toBe(0);
  await page.getByRole('button', { name: 'Make a deck of it' }).click();
}

describe('the deck builder', () => {
  it('reads a faulty list, judges the deck with the rule, keeps it, and begins a game with it', async () => {
    const { page, errors } = await atTheDesk();
    await readFaultyList(page);
    await expect
      .poll(() => page.locator('.issue').allTextContents())
      .toEqual(['At most 4 cards may be named Growlithe; this deck has 5.DECK-02']);
    await page.locator('.issue .rule').click();
    await expect.poll(() => page.locator('.rulesheet h2').textContent()).toMatch(/^DECK-02 /);
    await page.keyboard.press('Escape');
    expect(await page.getByRole('button', { name: 'Play this deck' }).isDisabled()).toBe(true);
    await page.locator('.groups li.bad').getByRole('button', { name: 'One Growlithe fewer' }).click();
    await page.getByRole('searchbox').fill('quilava set:HS');
    await page.locator('.res', { hasText: 'Quilava' }).getByRole('button', { name: 'One more Quilava' }).click();
    await expect.poll(() => page.locator('.legal').textContent()).toContain('This deck is legal.');
    await page.getByLabel('Name of the deck').fill('Hot Paws');
    await page.reload();
    expect(await page.getByLabel('Name of the deck').inputValue()).toBe('Hot Paws');
    await page.getByRole('button', { name: 'Play this deck' }).click();
    await page.locator('.fan3 .card').first().waitFor();
    expect(await page.getByLabel('Your deck').locator('option:checked').textContent()).toBe('Hot Paws');
    await page.getByRole('button', { name: 'Shuffle and deal' }).click();
    await idle(page);
    await expect.poll(() => page.locator('.say h2').textContent()).toMatch(/\S/);
    expect(await page.locator('.hc').count()).toBeGreaterThan(0);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  it('is used with the keyboard alone: search, add, take out, undo, draw a test hand', async () => {
    const { page } = await atTheDesk();
    await tabTo(page, 'Search cards');
    await page.keyboard.type('growlithe');
    await expect.poll(() => page.locator('.res .about b').allTextContents()).toEqual(['Growlithe']);
    await tabTo(page, 'One more Growlithe');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect.poll(() => inDeck(page)).toContain('2 cards');
    await tabTo(page, 'One Growlithe fewer', '.groups');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('.nothing').count()).toBe(1);
    expect(await page.evaluate('document.activeElement.className')).toBe('deckname');
    await tabTo(page, 'Undo');
    await page.keyboard.press('Enter');
    await expect.poll(() => inDeck(page)).toContain('1 card ');
    await page.context().close();
  });

  it('copies a deck that ships, deals test hands of it by their seed, and takes a deletion back', async () => {
    const { page } = await atTheDesk({ phone: true });
    await page.getByRole('button', { name: 'Copy and change Ember Spark' }).tap();
    await page.getByRole('button', { name: 'Test hand' }).tap();
    const dealt = async (seed: string): Promise<string[]> => {
      await page.getByLabel('Seed').fill(seed);
      await page.locator('.handsheet [role=status][aria-busy=false]').waitFor();
      return page.locator('.handsheet .cards').first().locator('.name').allTextContents();
    };
    const first = await dealt('11');
    expect(first).toHaveLength(7);
    expect(await dealt('12')).not.toEqual(first);
    expect(await dealt('11')).toEqual(first);
    await page.getByRole('button', { name: 'Draw a card' }).tap();
    await expect.poll(() => page.locator('.handsheet .face').count()).toBe(8);
    await page.getByRole('button', { name: 'Close' }).tap();
    await page.getByRole('button', { name: 'All decks' }).tap();
    await page.getByRole('button', { name: 'Delete Ember Spark' }).tap();
    await expect.poll(() => page.locator('.own li').count()).toBe(0);
    await page.getByRole('button', { name: 'Undo' }).tap();
    await expect.poll(() => page.locator('.own li').count()).toBe(1);
    await page.context().close();
  });

  it('saves everything that is kept, and brings it back; a file that is not right changes nothing', async () => {
    const { page } = await atTheDesk();
    await page.getByRole('button', { name: 'Copy and change Ember Spark' }).click();
    await page.locator('.legal b').first().waitFor();
    await page.getByRole('link', { name: 'Play', exact: true }).click();
    await page.getByRole('button', { name: /Save or bring back/ }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save a copy' }).click(),
    ]);
    const saved = readFileSync(await download.path(), 'utf8');
    const bring = (text: string): Promise<void> =>
      page.locator('.everything input[type=file]').setInputFiles({
        name: 'everything.json',
        mimeType: 'application/json',
        buffer: Buffer.from(text),
      });
    const kept = (): Promise<unknown> => page.evaluate('localStorage.getItem("rulebox.decks")');
    const before = await kept();
    await bring(saved.replace('hgss-2010', 'stone-age'));
    await expect.poll(() => page.locator('.everything [role=alert]').textContent()).toContain('era must be one of');
    expect(await kept()).toBe(before);
    await page.evaluate('localStorage.removeItem("rulebox.decks")');
    await bring(saved);
    const asked = page.locator('.everything .asked');
    await expect.poll(() => asked.textContent()).toContain('The copy holds 1 deck and no games of yours.');
    expect(await kept()).toBeNull();
    await page.getByRole('button', { name: 'Leave everything as it is' }).click();
    await expect.poll(() => asked.count()).toBe(0);
    expect(await kept()).toBeNull();
    await bring(saved);
    await page.getByRole('button', { name: 'Bring it back' }).click();
    await expect.poll(kept).toBe(before);
    await page.context().close();
  });
});

/** Presses Tab until the thing of that name has the focus. */
async function tabTo(page: Page, name: string, within = 'body'): Promise<void> {
  for (let presses = 0; presses < 200; presses++) {
    const [here, isInside] = (await page.evaluate(
      `[document.activeElement.getAttribute('aria-label') ?? (document.activeElement.labels?.[0] ?? document.activeElement).textContent, document.activeElement.closest(${JSON.stringify(within)}) !== null]`,
    )) as [string, boolean];
    if (isInside && here.trim() === name) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${name} cannot be reached with Tab.`);
}

// A card played in the opponent's turn: a game is played up to the moment in which it is asked for, and taken up in the page.
import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bots, chanceFrom } from '../../../src/bots/index.js';
import { outlookOf, replay, seedOfNumber } from '../../../src/engine/index.js';
import { claimOf, decksOf, type KeptGame, knowCards, Table, type TableSetup } from '../../../src/session/index.js';
import { type House, idle, ON_CARD, openHouse, openPage } from './browser.js';
import { builtDecks } from './built-decks.js';

let house: House;
let kept: KeptGame;
beforeAll(async () => {
  house = await openHouse();
  kept = playedUntilAsked();
});
afterAll(() => house.close());

/** LuxApe has Power Spray; the bot's deck has Poké-Powers that it likes to use. */
function playedUntilAsked(): KeptGame {
  const collections = builtDecks();
  for (const collection of collections) knowCards(collection);
  const names = collections.flatMap((collection) => collection.names);
  const decks = [names.indexOf('LuxApe'), names.indexOf('CurseGar')];
  for (let seed = 1; seed < 20; seed++) {
    const setup: TableSetup = {
      era: 'platinum-2009',
      format: 'constructed',
      decks,
      players: ['person', 'greedy'],
      seed,
    };
    const begun = Table.begin(claimOf(setup, decksOf(collections)), setup.players);
    if (!begun.ok) throw new Error(begun.error[0]?.message);
    const table = begun.value;
    if (isAsked(table, seed)) return { setup, record: table.record(), summary: table.summary(0) };
  }
  throw new Error('Nobody is asked for a card in the opponent’s turn.');
}

/** Plays as a bot would; false: the game did not come to it. */
function isAsked(table: Table, seed: number): boolean {
  for (let choice = 0; choice < 60; choice++) {
    while (table.goOn());
    const reached = replay(table.record());
    if (!reached.ok || reached.value.state.phase === 'over') return false;
    if (reached.value.state.decision.kind === 'off-turn') return true;
    table.choose(0, bots.greedy(outlookOf(reached.value), chanceFrom(seedOfNumber(seed), 0, choice)));
  }
  return false;
}

async function takenUp(phone: boolean): Promise<Page> {
  const { page } = await openPage(house, { phone, at: '/table', kept });
  await idle(page);
  return page;
}

const lastLines = async (page: Page): Promise<string> => (await page.locator('.log li').allTextContents()).join(' ');

describe('a card that waits for the opponent’s turn', () => {
  it.each([false, true])('can be played or kept, and both ways are in sight (on a phone: %s)', async (phone) => {
    const page = await takenUp(phone);
    expect(await page.locator('.say h2').textContent()).toMatch(/ uses a power$/);
    const buttons = page.locator('.bar .act');
    expect(await buttons.allTextContents()).toEqual([expect.stringMatching(/^Play .*Power Spray$/), 'Play nothing']);
    const { width } = page.viewportSize()!;
    for (const button of await buttons.all()) {
      const box = (await button.boundingBox())!;
      expect(box.x + box.width).toBeLessThanOrEqual(width);
    }
    await buttons.last().click();
    await expect.poll(() => page.locator('.say h2').textContent()).not.toMatch(/ uses a power$/);
    await page.context().close();
  });

  it('is lit in the hand, and played from there it undoes the power', async () => {
    const page = await takenUp(false);
    expect(await page.locator('.hc.play').count()).toBe(1);
    await page.locator('.hc.play').click({ position: ON_CARD });
    await expect.poll(() => lastLines(page)).toMatch(/Power Spray.* does nothing\./);
    await page.context().close();
  });
});

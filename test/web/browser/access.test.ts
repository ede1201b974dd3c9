// Every screen, by night and by day, on a desk and on a phone: axe finds nothing.
import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { playDemo } from '../../../src/cli/demo-game.js';
import { plainDecks } from '../../../src/cli/library-files.js';
import { faults, inEveryRoom, type Lit } from './axe.js';
import { beginGame, type House, idle, ON_CARD, openHouse, openPage } from './browser.js';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

interface Screen {
  readonly name: string;
  /** Where it is; left out: the first screen. */
  readonly at?: string;
  /** What is done until it is there. */
  readonly open: (page: Page) => Promise<void>;
  /** What is done in each room before axe looks. */
  readonly turn?: (page: Page, lit: Lit) => Promise<void>;
  /** The rest has been looked at already: axe takes its time over every card. */
  readonly within?: string;
}

const there =
  (selector: string) =>
  (page: Page): Promise<void> =>
    page.locator(selector).first().waitFor();

const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).click();

/** On a phone one pane is seen at a time. */
const pane =
  (name: RegExp) =>
  async (page: Page, { isPhone }: Lit): Promise<void> => {
    if (isPhone) await page.locator('.panes').getByRole('button', { name }).click();
  };

async function inYourTurn(page: Page, era?: string): Promise<void> {
  await beginGame(page, era === undefined ? { seed: 12 } : { seed: 12, era });
  await page.locator('.hc.play').first().click({ position: ON_CARD });
  await idle(page);
}

async function ownDeck(page: Page): Promise<void> {
  await press(page, 'Copy and change Ember Spark');
  await page.locator('.groups').getByRole('button', { name: 'One more Cyndaquil' }).click();
  await page.locator('.issue').first().waitFor();
}

async function watching(page: Page): Promise<void> {
  const { facts, decks } = plainDecks();
  const played = playDemo({ era: 'hgss-2010', format: 'constructed', facts, decks: decks.slice(0, 2), seed: 12 });
  if (!played.ok) throw new Error(played.error[0]?.message);
  await page.getByLabel('Or paste a record or a link').fill(JSON.stringify(played.value.record));
  await press(page, 'Open');
  await page.getByLabel('Where in the game').fill('50');
  await page.locator('.spot.active .card').first().waitFor();
}

const SCREENS: readonly Screen[] = [
  { name: 'home', open: there('.fan3 .card') },
  { name: 'the table', open: inYourTurn },
  {
    name: 'a card that is looked at',
    open: async (page) => {
      await inYourTurn(page);
      await page.locator('[data-side="mine"] .spot.active').click({ button: 'right' });
      await page.locator('.cardabout section').first().waitFor();
    },
    within: '.inspector',
  },
  {
    name: 'coin and timer of 2002',
    open: async (page) => {
      await inYourTurn(page, '02');
      await page.keyboard.press('t');
      await press(page, 'Flip');
      await press(page, 'L: start');
    },
    within: '.beside',
  },
  { name: 'learn', at: '/learn', open: there('.course .readings li') },
  {
    name: 'the first game',
    at: '/learn',
    open: async (page) => {
      await press(page, 'Deal the first game');
      await page.locator('.coach h3').waitFor();
    },
  },
  { name: 'replays', at: '/replay', open: there('.replays') },
  { name: 'a replay', at: '/replay', open: watching },
  {
    name: 'a replay that is shared',
    at: '/replay',
    open: async (page) => {
      await watching(page);
      await press(page, 'Share');
    },
    within: '.sheetbox',
  },
  {
    name: 'decks and cards that are found',
    at: '/decks',
    open: async (page) => {
      await page.locator('.tocopy li').first().waitFor();
      await page.getByRole('searchbox').fill('cyndaquil');
      await expect.poll(() => page.locator('.res').count()).toBeLessThan(4);
    },
    turn: pane(/^Cards/),
  },
  { name: 'a deck', at: '/decks', open: ownDeck, turn: pane(/^Deck/) },
  { name: 'the figures of a deck', at: '/decks', open: ownDeck, turn: pane(/^Figures/), within: '.figures' },
  {
    name: 'the list of a deck',
    at: '/decks',
    open: async (page) => {
      await ownDeck(page);
      await press(page, 'List');
      await page.getByLabel('The list').fill('4 Cyndaquil\nfoo');
      await page.locator('.answer li').first().waitFor();
    },
    within: '.sheetbox',
  },
  { name: 'the rules', at: '/rules', open: there('.rulelist summary') },
  { name: 'a rule', at: '/rules/RET-05', open: there('.pins li') },
  { name: 'the judge’s desk', at: '/judge/first-turn/trainers/1', open: there('.matrix .cell') },
  {
    name: 'a text with faults on the judge’s desk',
    at: '/judge/first-turn/trainers/1',
    open: async (page) => {
      await page.locator('.matrix .cell').first().waitFor();
      await press(page, 'Text');
      const field = page.locator('#scenario');
      await field.fill(`${await field.inputValue()}---\nname: Nothing\nera: 1999\n`);
      await page.locator('.gutter .wrong').first().waitFor();
    },
    within: '.judgeside',
  },
];

describe('axe finds nothing', () => {
  it.each(SCREENS)('on $name', async ({ at, open, turn, within }) => {
    const { page, errors } = await openPage(house, at === undefined ? {} : { at });
    await open(page);
    for await (const lit of inEveryRoom(page)) {
      await turn?.(page, lit);
      expect(await faults(page, within, lit), lit.room).toEqual([]);
    }
    expect(errors).toEqual([]);
    await page.context().close();
  });
});
